"use client";

import { Check, ChevronDown } from "lucide-react";
import { Select as Base } from "radix-ui";
import { useId } from "react";

/** One of a few named values. */
export function Select<Value extends string>(props: {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: Value;
  /** `short` stands in the closed field instead of the label, where there is little room. */
  readonly options: readonly { readonly value: Value; readonly label: string; readonly short?: string }[];
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}) {
  const id = useId();
  const chosen = props.options.find(({ value }) => value === props.value);
  return (
    <div className="grid gap-1.5">
      <span id={id} className={props.labelHidden ? "sr-only" : "text-sm"}>
        {props.label}
      </span>
      <Base.Root
        value={props.value}
        disabled={props.disabled}
        onValueChange={(next) => {
          const other = props.options.find(({ value }) => value === next);
          if (other) props.onChange(other.value);
        }}
      >
        <Base.Trigger
          aria-labelledby={id}
          className="flex h-9 items-center gap-2 rounded-md border border-line bg-raised px-3 text-sm hover:border-quiet pointer-coarse:h-11"
        >
          <Base.Value>{chosen?.short ?? chosen?.label}</Base.Value>
          <ChevronDown size={14} aria-hidden className="text-quiet" />
        </Base.Trigger>
        <Base.Portal>
          <Base.Content
            position="popper"
            sideOffset={4}
            className="z-50 min-w-(--radix-select-trigger-width) rounded-lg border border-line bg-raised p-1 shadow-raised"
          >
            <Base.Viewport>
              {props.options.map(({ value, label }) => (
                <Base.Item
                  key={value}
                  value={value}
                  className="flex h-9 cursor-default items-center justify-between gap-4 rounded px-2 text-sm outline-none data-highlighted:bg-ground pointer-coarse:h-11"
                >
                  <Base.ItemText>{label}</Base.ItemText>
                  <Base.ItemIndicator>
                    <Check size={14} aria-hidden />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.Viewport>
          </Base.Content>
        </Base.Portal>
      </Base.Root>
    </div>
  );
}
