"use client";

import { PANEL_BUTTON } from "@/components/inspector/panel-class";

/** Ready settings, each a button. */
export function PresetChips(props: {
  readonly label: string;
  readonly presets: readonly { readonly id: string; readonly name: string }[];
  readonly onTake: (id: string) => void;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no set of fields
    <div role="group" aria-label={props.label} className="flex flex-wrap gap-1">
      {props.presets.map(({ id, name }) => (
        <button key={id} type="button" className={PANEL_BUTTON} onClick={() => props.onTake(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
