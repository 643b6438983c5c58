import { OperationError } from "../document/operation-error";
import type { Capture, DesignSurface } from "./design-surface";
import { artboardOf, artboardsOf } from "./inputs";

/** The artboard that is meant where none is named: that of the selection, else the first. @throws OperationError when there is none. */
export function usualTarget({ design, selection }: DesignSurface): string {
  const selected = selection.find((id) => design.get(id));
  const artboard = selected === undefined ? artboardsOf(design)[0] : artboardOf(design, selected);
  if (artboard) return artboard.id;
  throw new OperationError(
    "not-possible",
    "There is no artboard yet, so there is nothing to see: create_artboard.",
  );
}

/**
 * Takes a picture of a node or an artboard.
 * @param scaleFor the scale for its width in px.
 * @throws OperationError when it is not drawn, or the browser cannot take a picture of it.
 */
export async function takePicture(
  surface: DesignSurface,
  id: string,
  options: Omit<Parameters<DesignSurface["capture"]>[1], "scale">,
  scaleFor: (widthPx: number) => number,
): Promise<Capture> {
  const { box } = surface.drawn(id) ?? {};
  if (!box || box.width < 1 || box.height < 1)
    throw new OperationError(
      "not-possible",
      `"${id}" is not drawn: it is hidden, or has no size. get_node_tree shows it; set_visibility brings it back.`,
      { id },
    );
  try {
    return await surface.capture(id, { ...options, scale: scaleFor(box.width) });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperationError("not-possible", `No picture of "${id}" can be taken: ${reason}`, { id });
  }
}
