"use client";

import { useEffect, useId, useState } from "react";
import { dataUrlOf, drawPoster } from "@/components/poster/draw-thumbnail";
import { useNearWindow } from "@/components/ui/use-near-window";
import { EFFECT_CATEGORIES, type EffectDefinition } from "@/lib/poster/draw/define-effect";
import { effects } from "@/lib/poster/effects/registry";
import { resolveState } from "@/lib/poster/schema/resolve";
import type { PosterState } from "@/lib/poster/schema/state";

/** Short side of a picture, px: twice what is shown, for sharp screens. */
const SIDE_PX = 150;

/** Every effect as a picture of this very poster, drawn when it comes into view. */
export function EffectPictures(props: {
  readonly state: PosterState;
  /** Id of the effect that is chosen. */
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const name = useId();
  // The poster as it was when the pictures were asked for: drawing them anew at each change would hold it up.
  const [state] = useState(props.state);
  return (
    <div className="grid max-h-96 gap-2 overflow-y-auto rounded border border-line p-1">
      {EFFECT_CATEGORIES.map(({ id: category, label }) => (
        <fieldset key={category} className="grid grid-cols-2 gap-1">
          <legend className="px-1 text-xs text-quiet">{label}</legend>
          {effects.entries
            .filter((entry) => entry.category === category)
            .map((entry) => (
              <EffectTile
                key={entry.id}
                entry={entry}
                state={state}
                group={name}
                checked={entry.id === props.value}
                onTake={() => props.onChange(entry.id)}
              />
            ))}
        </fieldset>
      ))}
    </div>
  );
}

function EffectTile(props: {
  readonly entry: EffectDefinition;
  readonly state: PosterState;
  readonly group: string;
  readonly checked: boolean;
  readonly onTake: () => void;
}) {
  const { entry, state } = props;
  const [tile, near] = useNearWindow<HTMLLabelElement>("100px");
  const [picture, setPicture] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!near || picture !== null || failed) return;
    let gone = false;
    drawWith(state, entry).then(
      (url) => gone || setPicture(url),
      (error: unknown) => {
        console.warn(`${entry.id} could not be drawn in small.`, error);
        if (!gone) setFailed(true);
      },
    );
    return () => {
      gone = true;
    };
  }, [near, picture, failed, state, entry]);
  return (
    <label
      ref={tile}
      className="relative grid content-start gap-1 rounded p-1 text-xs has-checked:bg-ground has-checked:outline-2 has-checked:-outline-offset-2 has-checked:outline-text has-focus-visible:outline-2 has-focus-visible:outline-accent hover:bg-ground"
    >
      <input
        type="radio"
        name={props.group}
        className="sr-only"
        checked={props.checked}
        onChange={props.onTake}
      />
      <span
        aria-hidden
        className="block h-20 rounded-sm border border-line bg-ground bg-cover bg-center"
        style={picture === null ? {} : { backgroundImage: `url("${picture}")` }}
      />
      <span className="truncate">{entry.name}</span>
    </label>
  );
}

/** The poster under an effect with its first preset, as a data: URL. */
async function drawWith(state: PosterState, entry: EffectDefinition): Promise<string> {
  const settings = entry.presets[0]?.settings ?? {};
  const effect = { effectId: entry.id, enabled: true, [entry.settingsType]: settings };
  return dataUrlOf(await drawPoster(resolveState({ ...state, effect }), SIDE_PX, "webp"));
}
