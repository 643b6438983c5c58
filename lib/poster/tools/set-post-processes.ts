import { z } from "zod";
import { POST_PROCESS_PRESETS } from "../catalogue/post-process-presets";
import { EditError } from "../document/edit-error";
import { freshId } from "../document/layer-tree";
import type { Fields } from "../document/merge-fields";
import { postProcesses } from "../post/registry";
import { STATE_LIMITS } from "../schema/limits";
import { registryId } from "../schema/registry-id";
import { defineTool } from "./define-tool";
import { presetName } from "./inputs";
import { settingsFrom } from "./settings-from";

const pass = z.strictObject({
  type: registryId(postProcesses, "post-process type").describe("A post-process of list_post_processes."),
  id: z.string().min(1).max(200).optional().describe("Unique within the stack; made when absent."),
  enabled: z.boolean().optional().describe("false keeps it in the stack and does not draw it."),
  preset: presetName.optional().describe("A preset of that post-process, by its id."),
  settings: z
    .record(z.string().max(60), z.unknown())
    .optional()
    .describe("Its settings, over the preset; what is left out has its default."),
});

/** Sets the passes over the finished picture. */
export const setPostProcesses = defineTool({
  kind: "write",
  name: "set_post_processes",
  label: "Change post-processes",
  description:
    "Sets the stack of passes over the finished picture, in order: grain, vignette, scanlines and so on. preset takes a ready stack; mode append keeps those there are. An empty list takes all away.",
  input: z.strictObject({
    postProcesses: z
      .array(pass)
      .max(STATE_LIMITS.postProcesses)
      .optional()
      .describe("Passes in order; the first is drawn first."),
    preset: z
      .enum(POST_PROCESS_PRESETS.map(({ id }) => id) as [string, ...string[]])
      .optional()
      .describe("A ready stack; postProcesses come after it."),
    mode: z
      .enum(["replace", "append"])
      .optional()
      .describe("replace, when absent, or append to what there is."),
  }),
  examples: [
    { when: "an old screen", input: { preset: "crt" } },
    {
      when: "grain and dark corners",
      input: { postProcesses: [{ type: "grain", settings: { intensity: 0.3 } }, { type: "vignette" }] },
    },
    { when: "none", input: { postProcesses: [] } },
  ],
  run(state, { postProcesses: given, preset, mode = "replace" }) {
    if (given === undefined && preset === undefined)
      throw new EditError("input.postProcesses: give postProcesses or preset; an empty list takes all away.");
    const ready = POST_PROCESS_PRESETS.find(({ id }) => id === preset)?.postProcesses ?? [];
    const stack: Fields[] = mode === "append" ? [...(state.postProcesses ?? [])] : [];
    const taken = new Set(stack.map(({ id }) => String(id)));
    const add = (entry: Fields, wanted: string) => {
      const id = freshId(taken, wanted);
      taken.add(id);
      stack.push({ ...entry, id });
    };
    for (const entry of ready) add({ ...entry, settings: { ...entry.settings } }, entry.id);
    for (const [at, entry] of (given ?? []).entries()) {
      const known = postProcesses.get(entry.type);
      if (!known) throw new EditError(`input.postProcesses[${at}].type: "${entry.type}" is no post-process.`);
      const settings = settingsFrom(known, { ...entry, path: ["input", "postProcesses", at] });
      add({ type: known.id, enabled: entry.enabled ?? true, settings }, entry.id ?? known.id);
    }
    const { postProcesses: _old, ...rest } = state;
    return {
      state: stack.length > 0 ? { ...state, postProcesses: stack } : rest,
      message: `${stack.length} post-process${stack.length === 1 ? "" : "es"}.`,
      data: { postProcesses: stack.map(({ id, type }) => ({ id, type })) },
    };
  },
});
