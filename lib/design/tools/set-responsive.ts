import { z } from "zod";
import { OperationError } from "../document/operation-error";
import { className } from "../schema/values";
import { defineTool } from "./define-tool";
import { needRecord, nodeId } from "./inputs";

const BREAKPOINTS = ["base", "sm", "md", "lg", "xl", "2xl"] as const;

/** Classes for one breakpoint. */
export const setResponsive = defineTool({
  kind: "write",
  name: "set_responsive",
  label: "Breakpoint",
  description:
    "Sets the classes of one breakpoint and leaves the others. Breakpoints answer to the width of the artboard: sm 640, md 768, lg 1024, xl 1280, 2xl 1536 px and wider; base is below all.",
  input: z.strictObject({
    nodeId,
    breakpoint: z.enum(BREAKPOINTS).describe("From which width on."),
    className: className.describe("Classes without the prefix: `grid-cols-3 gap-8`."),
  }),
  examples: [
    {
      when: "three columns on wide pages",
      input: { nodeId: "n3", breakpoint: "lg", className: "grid-cols-3" },
    },
  ],
  run(draft, { nodeId: id, breakpoint, className: classes }) {
    const present = (needRecord(draft, id).className ?? "").split(/\s+/).filter(Boolean);
    const kept = present.filter((name) => breakpointOf(name) !== breakpoint);
    const given = classes.split(/\s+/).filter(Boolean);
    const added = breakpoint === "base" ? given : given.map((name) => `${breakpoint}:${name}`);
    const next = (breakpoint === "base" ? [...added, ...kept] : [...kept, ...added]).join(" ");
    if (!className.safeParse(next).success)
      throw new OperationError(
        "limit",
        `className: "${id}" would have ${next.length} characters of classes, which is more than a node holds; update_class replaces them all.`,
        { id },
      );
    draft.update(id, { className: next });
    return { message: `${id} has the classes "${next}".`, data: { nodeId: id, className: next } };
  },
});

/** The breakpoint that a class belongs to, by its first variant. */
function breakpointOf(name: string): (typeof BREAKPOINTS)[number] {
  const [first = ""] = name.split(":");
  return name.includes(":") ? (BREAKPOINTS.find((breakpoint) => breakpoint === first) ?? "base") : "base";
}
