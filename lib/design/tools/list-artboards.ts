import { z } from "zod";
import { counted } from "../../counted";
import { defineTool } from "./define-tool";
import { artboardsOf, withDescendants } from "./inputs";

/** The pages there are. */
export const listArtboards = defineTool({
  kind: "read",
  name: "list_artboards",
  description: "Answers artboards, each with its artboardId, name, size and place. Cheap: ask this first.",
  input: z.strictObject({}),
  examples: [{ when: "a first look", input: {} }],
  run(design) {
    const artboards = artboardsOf(design).map(({ id, name, x, y, width, height }) => ({
      artboardId: id,
      name,
      x,
      y,
      width,
      height,
      nodeCount: withDescendants(design, id).length - 1,
    }));
    const count = counted(artboards.length, "artboard");
    return { message: `${count} in "${design.meta.name}".`, data: { artboards, version: design.version } };
  },
});
