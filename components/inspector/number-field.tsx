"use client";

import { useEffect, useId, useState } from "react";
import type { ControlProps } from "./control";
import { FieldLabel } from "./field-label";
import { PANEL_INPUT } from "./panel-class";

/** Digits that are shown; more is noise. */
const shownOf = (value: number): string => String(Number(value.toFixed(3)));

/**
 * A number: typed, stepped with the arrow keys (Shift ×10, Alt ÷10), and dragged where it has a slider. What lies outside its
 * range is brought back into it.
 */
export function NumberField(
  props: ControlProps<number> & {
    readonly min: number;
    readonly max: number;
    readonly step: number;
    /** The useful part of the range, for a slider; without one there is none. */
    readonly slider?: readonly [from: number, to: number] | undefined;
  },
) {
  const { value, min, max, step, slider, disabled, onChange, onLive = onChange, onSettle } = props;
  const id = useId();
  const [draft, setDraft] = useState(shownOf(value));
  useEffect(() => setDraft(shownOf(value)), [value]);
  const commit = (text: string) => {
    const given = Number(text.replace(",", "."));
    const next = Math.min(max, Math.max(min, given));
    if (text.trim() === "" || !Number.isFinite(given)) setDraft(shownOf(value));
    else if (next !== value) onChange(next);
    else setDraft(shownOf(value));
  };
  return (
    <div className="grid gap-0.5">
      <div className="flex items-center justify-between gap-2">
        <FieldLabel {...props} htmlFor={id} />
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          value={draft}
          disabled={disabled}
          className={`${PANEL_INPUT} w-18 text-right`}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={() => commit(draft)}
          onKeyDown={(event) => {
            if (event.key === "Enter") commit(draft);
            if (event.key === "Escape") {
              setDraft(shownOf(value));
              event.stopPropagation();
            }
            if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
            event.preventDefault();
            const size = step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1);
            const from = Number.isFinite(Number(draft)) ? Number(draft) : value;
            commit(shownOf(from + (event.key === "ArrowUp" ? size : -size)));
          }}
        />
      </div>
      {slider && (
        <input
          type="range"
          aria-label={`${props.label}, slider`}
          min={Math.max(min, slider[0])}
          max={Math.min(max, slider[1])}
          step={step}
          value={value}
          disabled={disabled}
          className="h-5 w-full accent-text pointer-coarse:h-9"
          onChange={(event) => onLive(Number(event.target.value))}
          onPointerUp={onSettle}
          onKeyUp={onSettle}
          onBlur={onSettle}
        />
      )}
    </div>
  );
}
