import { z } from "zod";
import { counted } from "../../counted";
import { OperationError } from "../document/operation-error";
import { defineTool } from "./define-tool";

/** What people have changed. */
export const getChanges = defineTool({
  kind: "read",
  name: "get_changes",
  description:
    "Answers which nodes people have added, changed and removed since a version of the document, as read tools answer it. Read those again before changing them.",
  input: z.strictObject({ sinceVersion: z.number().int().min(0).describe("Version that you have seen.") }),
  examples: [{ when: "going on after a pause", input: { sinceVersion: 12 } }],
  run(design, { sinceVersion }, surface) {
    if (sinceVersion > design.version)
      throw new OperationError("bad-input", `sinceVersion: the document is at ${design.version} only.`);
    const changes = surface.changesSince(sinceVersion);
    if (!changes)
      throw new OperationError(
        "not-possible",
        `Version ${sinceVersion} is too long ago; read with get_document again.`,
      );
    const count = changes.added.length + changes.changed.length + changes.removed.length;
    return {
      message:
        count === 0
          ? "People have changed nothing since."
          : `People have changed ${counted(count, "node")} since.`,
      data: { ...changes, version: design.version },
    };
  },
});
