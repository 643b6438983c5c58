import { z } from "zod";
import { EditError } from "../document/edit-error";
import { type Fields, isFields, mergeFields } from "../document/merge-fields";
import type { EffectDefinition } from "../draw/define-effect";
import { effects } from "../effects/registry";
import { registryId } from "../schema/registry-id";
import { defineTool } from "./define-tool";
import { presetName } from "./inputs";
import { settingsFrom } from "./settings-from";

/** Chooses the effect over the poster. */
export const setEffect = defineTool({
  kind: "write",
  name: "set_effect",
  label: "Change effect",
  description:
    "Chooses the one effect over the whole poster, or changes its settings. effectId null takes it away. Without preset and settings an effect of the same kind keeps those there are. list_effects tells the ids, presets and settings; list_palettes the palettes for dither.",
  input: z.strictObject({
    effectId: registryId(effects, "effect ID")
      .nullable()
      .optional()
      .describe("An effect of list_effects; null for none; the present one when absent."),
    preset: presetName.optional().describe("A preset of that effect, by its id: all settings at once."),
    settings: z
      .record(z.string().max(60), z.unknown())
      .optional()
      .describe("Settings of that effect, laid over those there are, or over the preset."),
    enabled: z.boolean().optional().describe("false keeps the effect and does not draw it."),
  }),
  examples: [
    {
      when: "two colours in dots",
      input: { effectId: "dither-floyd-steinberg", settings: { palette: "ink" } },
    },
    {
      when: "letters for tones",
      input: { effectId: "ascii-dense", settings: { cellSize: 10, color: true } },
    },
    { when: "no effect", input: { effectId: null } },
  ],
  run(state, { effectId, preset, settings, enabled }) {
    if (effectId === null) {
      const { effect: _none, ...rest } = state;
      return { state: rest, message: "There is no effect.", data: { effectId: null } };
    }
    const before: Fields = state.effect ?? {};
    const id = effectId ?? before.effectId;
    const entry = typeof id === "string" ? effects.get(id) : undefined;
    if (!entry)
      throw new EditError(
        `input.effectId: is required, as there is no effect yet. One of ${effects.ids.join(", ")}.`,
      );
    const own = settingsFrom(entry, { before: kept(before, entry), preset, settings });
    const effect = {
      ...(sameFamily(before, entry) ? before : {}),
      effectId: entry.id,
      enabled: enabled ?? (effectId !== undefined || before.enabled !== false),
      [entry.settingsType]: own,
    };
    return {
      state: { ...state, effect },
      message: `The effect is ${entry.name}${effect.enabled ? "" : ", switched off"}.`,
      data: { effectId: entry.id, settings: own },
    };
  },
});

const entryOf = (effect: Fields): EffectDefinition | undefined =>
  typeof effect.effectId === "string" ? effects.get(effect.effectId) : undefined;

/** Whether what is set fits the entry too: effects of a family share their settings. */
const sameFamily = (before: Fields, entry: EffectDefinition): boolean =>
  entryOf(before)?.schema === entry.schema;

function kept(before: Fields, entry: EffectDefinition): Fields {
  const settings = before[entry.settingsType];
  return sameFamily(before, entry) && isFields(settings) ? mergeFields({}, settings) : {};
}
