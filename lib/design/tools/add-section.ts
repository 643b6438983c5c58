import { z } from "zod";
import { counted } from "../../counted";
import { MAX_MARKUP_BYTES } from "../document/limits";
import { insertMarkup } from "../jsx/insert-markup";
import { defineTool } from "./define-tool";
import { index, parentId } from "./inputs";

/** Markup, as tools take it. */
export const jsx = z
  .string()
  .min(1)
  .max(MAX_MARKUP_BYTES)
  .describe(
    "JSX or HTML, at most 1 MiB and 5,000 nodes. Tailwind classes in className or class, styles, icons as <ArrowRightIcon />. It is parsed and never run: no expressions but literals, no handlers, no scripts.",
  );

/** Makes many nodes from markup. */
export const addSection = defineTool({
  kind: "write",
  name: "add_section",
  label: "Add section",
  description:
    "Adds markup to an artboard or a node: the way to build pages. Write whole sections with Tailwind classes; breakpoints answer to the artboard. Answers nodeIds of the roots, an outline with the ids of everything, and warnings about what was left out.",
  input: z.strictObject({ parentId, jsx, index: index.optional() }),
  examples: [
    {
      when: "a hero",
      input: {
        parentId: "a1",
        jsx: '<section className="flex flex-col items-center gap-6 px-8 py-24 text-center"><h1 className="text-6xl font-bold">Posters that live</h1><p className="text-xl text-muted-foreground">Made from data.</p><button className="rounded-lg bg-primary px-6 py-3 text-primary-foreground">Start</button></section>',
      },
    },
  ],
  run(draft, { parentId: into, jsx: source, index: at }) {
    const { nodeIds, outline, warnings } = insertMarkup(draft, into, source, at);
    const count = outline.split("\n").length;
    return {
      message: `Added ${counted(count, "node")}.`,
      data: { nodeIds, outline, ...(warnings.length > 0 ? { warnings } : {}) },
    };
  },
});
