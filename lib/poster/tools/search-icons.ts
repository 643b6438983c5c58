import { z } from "zod";
import { counted } from "@/lib/counted";
import { iconLibrary, iconWords } from "@/lib/icons/icon-query";
import { EditError } from "../document/edit-error";
import { defineTool } from "./define-tool";

/** Looks for icons. */
export const searchIcons = defineTool({
  kind: "read",
  name: "search_icons",
  description:
    "Searches icons of four libraries by what they show, best match first. add_icon puts one on the poster. Keep to one library in a poster.",
  input: z.strictObject({
    query: iconWords,
    library: iconLibrary.optional().describe("One library only; all when absent."),
    limit: z.int().min(1).max(200).optional().describe("Most icons to answer; 50 when absent."),
  }),
  examples: [{ when: "an icon for music", input: { query: "music", library: "phosphor", limit: 5 } }],
  async run(_state, { query, ...filters }, surface) {
    const { count, items } = await surface.searchIcons({ q: query, ...filters }).catch((error: unknown) => {
      throw new EditError(`No icons were found: ${error instanceof Error ? error.message : String(error)}`);
    });
    return {
      message:
        count > 0
          ? `Found ${counted(count, "icon")}.`
          : "No icon fits. Try one plain word for what it shows, like cart.",
      data: { count, items },
    };
  },
});
