import { z } from "zod";
import { postProcessCatalogue } from "../catalogue/post-process-catalogue";
import { POST_PROCESS_PRESETS } from "../catalogue/post-process-presets";
import { POST_PROCESS_CATEGORIES } from "../draw/define-post-process";
import { entryOf, listFilter, shortList } from "./catalogue-inputs";
import { defineTool } from "./define-tool";

/** Which post-processes there are. */
export const listPostProcesses = defineTool({
  kind: "read",
  name: "list_post_processes",
  description:
    "Answers the post-processes that set_post_processes takes, and the ready stacks (stacks). With type: that one's settings as JSON Schema, and its presets whole.",
  input: z.strictObject({
    ...listFilter(POST_PROCESS_CATEGORIES),
    type: z.string().max(100).optional().describe("One post-process, with its settings."),
  }),
  examples: [
    { when: "what there is", input: {} },
    { when: "the settings of one", input: { type: "grain" } },
  ],
  run(_state, { type, ...filter }) {
    const catalogue = postProcessCatalogue();
    if (type !== undefined) {
      const { id, name, description, settings, presets } = entryOf(catalogue, type, "input.type");
      return { message: description, data: { type: id, name, settings, presets } };
    }
    const postProcesses = shortList(catalogue, filter, ({ id, description, category, presets }) => ({
      type: id,
      description,
      category,
      presets: presets.map((preset) => preset.id),
    }));
    const stacks = POST_PROCESS_PRESETS.map(({ id, description }) => ({ preset: id, description }));
    return { message: `${postProcesses.length} post-processes.`, data: { postProcesses, stacks } };
  },
});
