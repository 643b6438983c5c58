import { z } from "zod";
import { iconLibrary, iconWords } from "@/lib/icons/icon-query";
import { counted } from "../../counted";
import { OperationError } from "../document/operation-error";
import { defineTool } from "./define-tool";

/** Looks for icons. */
export const searchIcons = defineTool({
  kind: "read",
  name: "search_icons",
  description:
    "Searches icons of four libraries by what they show, best match first. Write one in markup as <TrashIcon />, or as an icon with iconName, iconLibrary and, of the variants answered, iconWeight. Keep to one library in a design.",
  input: z.strictObject({
    query: iconWords,
    library: iconLibrary.optional().describe("One library only; all when absent."),
    limit: z.number().int().min(1).max(200).optional().describe("Most icons to answer; 50 when absent."),
  }),
  examples: [{ when: "an icon for deleting", input: { query: "delete", library: "phosphor", limit: 5 } }],
  async run(_design, { query, ...filters }, surface) {
    const answer = await surface.searchIcons({ q: query, ...filters }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new OperationError("not-possible", `No icons were found: ${reason}`);
    });
    return {
      message:
        answer.count > 0
          ? `Found ${counted(answer.count, "icon")}.`
          : "No icon fits. Try one plain word for what it shows, like cart.",
      data: { ...answer },
    };
  },
});
