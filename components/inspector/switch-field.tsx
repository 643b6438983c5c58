"use client";

import { useId } from "react";
import type { ControlProps } from "./control";

/** On or off. */
export function SwitchField(props: ControlProps<boolean>) {
  const id = useId();
  return (
    <div className="flex min-h-7 items-center justify-between gap-2 pointer-coarse:min-h-11">
      <label htmlFor={id} title={props.description} className="min-w-0 truncate text-xs text-quiet">
        {props.label}
      </label>
      <input
        id={id}
        type="checkbox"
        checked={props.value}
        disabled={props.disabled}
        className="size-4 accent-text pointer-coarse:size-6"
        onChange={(event) => props.onChange(event.target.checked)}
      />
    </div>
  );
}
