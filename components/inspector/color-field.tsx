"use client";

import { useEffect, useId, useState } from "react";
import type { ControlProps } from "./control";
import { FieldLabel } from "./field-label";
import { PANEL_INPUT } from "./panel-class";

const HEX = /^#?([0-9a-f]{6})$/i;
const SHORT = /^#?([0-9a-f])([0-9a-f])([0-9a-f])$/i;

/** `#rrggbb` of what was typed, with or without the sign, short or long; null for anything else. */
export function readHex(text: string): string | null {
  const long = HEX.exec(text.trim());
  if (long) return `#${long[1]?.toLowerCase()}`;
  const short = SHORT.exec(text.trim());
  if (!short) return null;
  return `#${short
    .slice(1)
    .flatMap((digit) => [digit, digit])
    .join("")
    .toLowerCase()}`;
}

/** A colour: picked, typed as hex, or one of those that are at hand. */
export function ColorField(props: ControlProps<string> & { readonly swatches?: readonly string[] }) {
  const { value, disabled, onChange, onLive = onChange, onSettle, swatches = [] } = props;
  const id = useId();
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const commit = () => {
    const color = readHex(draft);
    if (color === null) setDraft(value);
    else if (color !== value.toLowerCase()) onChange(color);
  };
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-2">
        <FieldLabel {...props} htmlFor={id} />
        <input
          id={id}
          value={draft}
          disabled={disabled}
          spellCheck={false}
          autoComplete="off"
          className={`${PANEL_INPUT} w-20 font-mono text-xs`}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === "Enter") commit();
            if (event.key !== "Escape") return;
            setDraft(value);
            event.stopPropagation();
          }}
        />
        <input
          type="color"
          aria-label={`${props.label}, picker`}
          value={value}
          disabled={disabled}
          className="h-7 w-8 shrink-0 rounded border border-quiet/60 bg-surface p-0.5 pointer-coarse:h-11 pointer-coarse:w-11"
          onChange={(event) => onLive(event.target.value)}
          onBlur={onSettle}
        />
      </div>
      {swatches.length > 0 && !disabled && (
        <div className="flex flex-wrap justify-end gap-1">
          {swatches.map((color) => (
            <button
              key={color}
              type="button"
              aria-label={`${props.label}: ${color}`}
              title={color}
              aria-pressed={color === value.toLowerCase()}
              className="size-6 rounded border border-quiet/60 aria-pressed:outline-2 aria-pressed:outline-offset-1 aria-pressed:outline-text pointer-coarse:size-11"
              style={{ background: color }}
              onClick={() => onChange(color)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
