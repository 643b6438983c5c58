import { z } from "zod";
import { counted } from "../../counted";
import { nodeTypes } from "../nodes/registry";
import { defineTool } from "./define-tool";
import { artboardId, artboardOf, artboardsOf, needArtboard, withDescendants } from "./inputs";

/** Searches the nodes. */
export const findNodes = defineTool({
  kind: "read",
  name: "find_nodes",
  description:
    "Finds nodes by what they say, their name, kind or classes. All that is given must fit; texts fit when they contain it, whatever the case. Answers nodes [{nodeId, type, artboardId, name, text, className}] and total.",
  input: z.strictObject({
    query: z
      .string()
      .min(1)
      .max(500)
      .optional()
      .describe("Somewhere in name, words, classes, alt or address."),
    name: z.string().min(1).max(200).optional().describe("In the name."),
    text: z.string().min(1).max(500).optional().describe("In the words."),
    type: z
      .enum(nodeTypes.ids as [string, ...string[]])
      .optional()
      .describe("The kind."),
    className: z.string().min(1).max(200).optional().describe("One of its classes, whole."),
    artboardId: artboardId.optional().describe("Only on this artboard."),
    limit: z.number().int().min(1).max(200).default(50).describe("Most results."),
  }),
  examples: [
    { when: "every button", input: { type: "button" } },
    { when: "who says this", input: { text: "free trial" } },
  ],
  run(design, input) {
    const within = input.artboardId ? [needArtboard(design, input.artboardId)] : artboardsOf(design);
    const contains = (value: unknown, wanted: string | undefined) =>
      wanted === undefined ||
      (typeof value === "string" && value.toLowerCase().includes(wanted.toLowerCase()));
    const found = within.flatMap(({ id }) =>
      withDescendants(design, id).flatMap((node) => {
        const record = design.get(node);
        if (!record || record.type === "artboard") return [];
        const everything = [
          record.name,
          record.textContent,
          record.className,
          record.alt,
          record.src,
          record.href,
          record.label,
        ];
        const fits =
          (input.type === undefined || record.type === input.type) &&
          (input.className === undefined ||
            (record.className ?? "").split(/\s+/).includes(input.className)) &&
          contains(record.name, input.name) &&
          contains(record.textContent, input.text) &&
          (input.query === undefined || everything.some((value) => contains(value, input.query)));
        return fits ? [record] : [];
      }),
    );
    const nodes = found.slice(0, input.limit).map((record) => ({
      nodeId: record.id,
      type: record.type,
      artboardId: artboardOf(design, record.id).id,
      ...(record.name ? { name: record.name } : {}),
      ...(typeof record.textContent === "string" && record.textContent
        ? { text: record.textContent.slice(0, 120) }
        : {}),
      ...(record.className ? { className: record.className } : {}),
    }));
    const rest =
      found.length > nodes.length ? ` Here: the first ${nodes.length}; narrow the search for others.` : "";
    return {
      message: `Found ${counted(found.length, "node")}.${rest}`,
      data: { nodes, total: found.length },
    };
  },
});
