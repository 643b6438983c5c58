"use client";

import { useState } from "react";
import type { z } from "zod";
import { ChoiceField } from "@/components/inspector/choice-field";
import { PANEL_BUTTON } from "@/components/inspector/panel-class";
import { SwitchField } from "@/components/inspector/switch-field";
import { isFields } from "@/lib/poster/document/merge-fields";
import { EFFECT_CATEGORIES } from "@/lib/poster/draw/define-effect";
import { effects } from "@/lib/poster/effects/registry";
import { palettes } from "@/lib/poster/palettes/registry";
import { usePosterEditor } from "./editor-context";
import { EffectPictures } from "./effect-pictures";
import { NestedFields } from "./nested-fields";
import { PaletteChoice } from "./palette-choice";
import { PresetChips } from "./preset-chips";
import { Section } from "./section";

const OPTIONS = [
  { value: "", label: "None" },
  ...EFFECT_CATEGORIES.flatMap(({ id: category, label: group }) =>
    effects.entries
      .filter((entry) => entry.category === category)
      .map(({ id, name }) => ({ value: id, label: name, group })),
  ),
];

/** The one effect over the poster, its presets and its settings. */
export function EffectSection() {
  const { store, edit, live, settle } = usePosterEditor();
  const [pictures, setPictures] = useState(false);
  const { effect } = store.state;
  const entry = typeof effect?.effectId === "string" ? effects.get(effect.effectId) : undefined;
  const settings = entry && isFields(effect?.[entry.settingsType]) ? effect[entry.settingsType] : {};
  const hasPalette = entry !== undefined && "palette" in (entry.schema as z.ZodObject).shape;
  return (
    <Section title="Effect">
      <ChoiceField
        label="Effect"
        value={entry?.id ?? ""}
        options={OPTIONS}
        onChange={(id) => void edit("set_effect", { effectId: id || null })}
      />
      <button
        type="button"
        className={`${PANEL_BUTTON} justify-self-start`}
        aria-expanded={pictures}
        onClick={() => setPictures(!pictures)}
      >
        {pictures ? "Hide pictures" : "Choose by picture"}
      </button>
      {pictures && (
        <EffectPictures
          state={store.state}
          value={entry?.id ?? ""}
          onChange={(effectId) => {
            const preset = effects.get(effectId)?.presets[0]?.id;
            void edit("set_effect", { effectId, ...(preset === undefined ? {} : { preset }) });
          }}
        />
      )}
      {entry && (
        <>
          <PresetChips
            label={`Presets of ${entry.name}`}
            presets={entry.presets}
            onTake={(preset) => void edit("set_effect", { preset })}
          />
          <SwitchField
            label="Shown"
            value={effect?.enabled !== false}
            onChange={(enabled) => void edit("set_effect", { enabled })}
          />
          {hasPalette && (
            <PaletteChoice
              value={String((isFields(settings) && settings.palette) || "ink")}
              onChange={(palette) =>
                void edit("set_effect", { settings: paletteSettings(settings, palette) })
              }
            />
          )}
          <NestedFields
            schema={entry.schema as z.ZodObject}
            value={settings}
            skip={["palette", "pattern", "style"]}
            onChange={(change) => void edit("set_effect", { settings: change })}
            onLive={(change) => live("Change effect", "set_effect", { settings: change })}
            onSettle={settle}
          />
        </>
      )}
    </Section>
  );
}

/** Own colours win over a palette: whoever has some and chooses a palette gets those of the palette. */
function paletteSettings(settings: unknown, palette: string): object {
  const hasOwn = isFields(settings) && Array.isArray(settings.colors);
  return { palette, ...(hasOwn ? { colors: palettes.get(palette)?.colors ?? [] } : {}) };
}
