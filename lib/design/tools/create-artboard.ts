import { z } from "zod";
import { artboardFields } from "../schema/records";
import { defineTool } from "./define-tool";
import { artboardsOf } from "./inputs";

/** Free space between artboards that are placed by themselves, in px. */
export const ARTBOARD_GAP_PX = 80;

/** Makes a page. */
export const createArtboard = defineTool({
  kind: "write",
  name: "create_artboard",
  label: "Create artboard",
  description:
    "Makes an artboard: a page, screen or slide. Its height is a minimum and grows with the content, unless fixedHeight is true. Children stack in a column unless className says otherwise. Without x and y it is placed right of the last one. Answers artboardId, which add_section wants as parentId.",
  input: z.strictObject({
    ...artboardFields.shape,
    x: artboardFields.shape.x.optional(),
    y: artboardFields.shape.y.optional(),
  }),
  examples: [
    {
      when: "a landing page",
      input: { name: "Landing", width: 1440, height: 900, backgroundColor: "#ffffff" },
    },
    {
      when: "a phone screen",
      input: { name: "Home", width: 390, height: 844, className: "bg-background p-6 gap-4" },
    },
    {
      when: "a slide",
      input: { name: "Slide 1", width: 1920, height: 1080, fixedHeight: true, className: "p-24" },
    },
  ],
  run(draft, input) {
    const others = artboardsOf(draft);
    const right = Math.max(...others.map(({ x, width }) => x + width + ARTBOARD_GAP_PX), 0);
    const last = others.at(-1);
    const x = input.x ?? (others.length > 0 ? right : 0);
    const y = input.y ?? last?.y ?? 0;
    const artboardId = draft.insert({ ...input, type: "artboard", x, y }, null);
    return {
      message: `Made the artboard "${input.name}", ${input.width} × ${input.height}.`,
      data: { artboardId },
    };
  },
});
