"use client";

import { Plus, X } from "lucide-react";
import { ColorField } from "./color-field";
import type { ControlProps } from "./control";
import { PANEL_BUTTON } from "./panel-class";

/** What a list begins with, and what is added to it. */
const FIRST = ["#000000", "#ffffff"] as const;
const ADDED = "#808080";

/** A list of colours, in order. */
export function ColorsField(
  props: ControlProps<readonly string[]> & { readonly min: number; readonly max: number },
) {
  const { label, value, min, max, disabled, onChange } = props;
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 text-xs text-quiet" title={props.description}>
        {label}
      </legend>
      {value.map((color, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a colour is known by its place, and may stand in two
        <div key={at} className="flex items-center gap-1">
          <div className="min-w-0 grow">
            <ColorField
              label={`${label} ${at + 1}`}
              value={color}
              disabled={disabled}
              onChange={(next) => onChange(value.map((each, other) => (other === at ? next : each)))}
            />
          </div>
          <button
            type="button"
            aria-label={`Remove ${label} ${at + 1}`}
            disabled={disabled || value.length <= min}
            className={PANEL_BUTTON}
            onClick={() => onChange(value.filter((_, other) => other !== at))}
          >
            <X size={14} aria-hidden />
          </button>
        </div>
      ))}
      {value.length < max && (
        <button
          type="button"
          disabled={disabled}
          className={`${PANEL_BUTTON} justify-self-start`}
          onClick={() => onChange(oneMore(value, min))}
        >
          <Plus size={14} aria-hidden /> Add a colour
        </button>
      )}
    </fieldset>
  );
}

/** The list with another colour, and as many as there must be. */
function oneMore(value: readonly string[], min: number): readonly string[] {
  const next = value.length === 0 ? [...FIRST] : [...value, value.at(-1) ?? ADDED];
  while (next.length < min) next.push(ADDED);
  return next;
}
