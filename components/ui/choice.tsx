"use client";

import { ToggleGroup } from "radix-ui";
import { useId } from "react";

/** A few values side by side, one of which is chosen. */
export function Choice<Value extends string | number>(props: {
  readonly label: string;
  readonly values: readonly Value[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}) {
  const label = useId();
  return (
    <div className="grid gap-2">
      <span id={label}>{props.label}</span>
      <ToggleGroup.Root
        type="single"
        aria-labelledby={label}
        value={String(props.value)}
        disabled={props.disabled}
        onValueChange={(pressed) => {
          // Pressing the chosen one again takes nothing away.
          const chosen = props.values.find((value) => String(value) === pressed);
          if (chosen !== undefined) props.onChange(chosen);
        }}
        className="grid auto-cols-fr grid-flow-col overflow-hidden rounded-md border border-line"
      >
        {props.values.map((value) => (
          <ToggleGroup.Item
            key={value}
            value={String(value)}
            className="h-9 tabular-nums not-first:border-l not-first:border-line focus-visible:-outline-offset-2 data-[state=on]:bg-text data-[state=on]:text-ground pointer-coarse:h-11"
          >
            {value}
          </ToggleGroup.Item>
        ))}
      </ToggleGroup.Root>
    </div>
  );
}
