import { z } from "zod";
import { iconLibrary } from "@/lib/icons/icon-query";
import { EditError } from "../document/edit-error";
import { freshId, idsOf, insertLayer } from "../document/layer-tree";
import { baseLayerShape } from "../schema/layers/base";
import { hexColor } from "../schema/values";
import { defineTool } from "./define-tool";
import { allOptional } from "./layer-fields";

const { x, y, rotation, opacity } = allOptional(baseLayerShape.transform.shape);

/** Share of the canvas that an icon takes where nothing is said. */
const SIZE = 0.25;

const INK = "#16161a";

/** Puts an icon on the poster. */
export const addIcon = defineTool({
  kind: "write",
  name: "add_icon",
  label: "Add icon",
  description:
    "Adds an icon on top, as an image layer that holds its drawing in one colour, and answers its layerId. search_icons tells names, libraries and variants.",
  input: z.strictObject({
    iconName: z.string().min(1).max(100).describe("Name of the icon, as search_icons answers it."),
    iconLibrary: iconLibrary.optional().describe("Its library; the first that has it when absent."),
    iconVariant: z.string().max(40).optional().describe("One of its variants, like bold or outline."),
    color: hexColor.optional().describe(`Colour of the drawing; ${INK} when absent.`),
    size: z
      .number()
      .min(0.01)
      .max(4)
      .optional()
      .describe(`Share of the canvas that it fits into; ${SIZE} when absent.`),
    name: baseLayerShape.name.optional(),
    x,
    y,
    rotation,
    opacity,
  }),
  examples: [
    {
      when: "a note in red",
      input: { iconName: "music-notes", iconLibrary: "phosphor", color: "#d63a1e", y: 0.5 },
    },
  ],
  prepare: ({ iconName, iconLibrary: library, iconVariant: variant }, surface) =>
    surface
      .fetchIcon({
        name: iconName,
        ...(library === undefined || library === "all" ? {} : { library }),
        ...(variant === undefined ? {} : { variant }),
      })
      .catch((error: unknown) => {
        throw new EditError(
          `There is no such icon: ${error instanceof Error ? error.message : String(error)}`,
        );
      }),
  run(
    state,
    { iconName, iconLibrary: _library, iconVariant: _variant, color = INK, size = SIZE, name, ...place },
    svg,
  ) {
    const transform = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== undefined));
    const layer = {
      id: freshId(idsOf(state), "icon"),
      name: name ?? iconName,
      type: "image",
      visible: true,
      locked: false,
      transform: { x: 0, y: 0, rotation: 0, opacity: 1, ...transform, width: size, height: size },
      mediaUrl: iconUrl(svg, color),
      alt: iconName,
      objectFit: "contain",
    };
    return {
      state: insertLayer(state, layer, null),
      message: `Added ${iconName}.`,
      data: { layerId: layer.id },
    };
  },
});

/** A drawing of an icon as the address of a picture, in one colour. @param svg painted in currentColor. */
export function iconUrl(svg: string, color: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg.replaceAll("currentColor", color))}`;
}
