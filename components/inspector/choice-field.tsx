"use client";

import { useId } from "react";
import type { ControlProps } from "./control";
import { PANEL_INPUT } from "./panel-class";

/** One of the values of a choice, and its name. */
export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** The heading that it stands under. */
  readonly group?: string;
}

/** One of some named values. The browser's own list: it is quick to type in, and what phones have is the best for fingers. */
export function ChoiceField(props: ControlProps<string> & { readonly options: readonly ChoiceOption[] }) {
  const id = useId();
  const groups = [...new Set(props.options.map(({ group }) => group ?? ""))];
  const list = (group: string) =>
    props.options
      .filter((option) => (option.group ?? "") === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
  return (
    <div className="flex items-center justify-between gap-2">
      <label htmlFor={id} title={props.description} className="min-w-0 truncate text-xs text-quiet">
        {props.label}
      </label>
      <select
        id={id}
        value={props.value}
        disabled={props.disabled}
        className={`${PANEL_INPUT} w-36 pr-1 pl-1.5`}
        onChange={(event) => props.onChange(event.target.value)}
      >
        {groups.map((group) =>
          group === "" ? (
            list(group)
          ) : (
            <optgroup key={group} label={group}>
              {list(group)}
            </optgroup>
          ),
        )}
      </select>
    </div>
  );
}
