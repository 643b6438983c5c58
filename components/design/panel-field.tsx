"use client";

import { useEffect, useId, useState } from "react";

const FIELD =
  "w-full rounded border border-quiet/60 bg-surface px-2 text-[0.8125rem] text-text placeholder:text-quiet disabled:border-line disabled:text-quiet aria-invalid:border-danger pointer-coarse:text-base";

/** A property in the inspector: what is typed counts with Enter or on leaving the field, as one undo step; Escape takes it back. */
export function PanelField(props: {
  readonly label: string;
  readonly value: string;
  readonly onCommit: (value: string) => void;
  readonly disabled?: boolean;
  /** Several lines; Enter alone makes a new one where they are words. */
  readonly lines?: number;
  readonly multiline?: boolean;
  readonly numeric?: boolean;
  readonly mono?: boolean;
  readonly placeholder?: string;
  readonly note?: string;
}) {
  const { value, onCommit, lines = 1 } = props;
  const id = useId();
  const [draft, setDraft] = useState(value);
  useEffect(() => setDraft(value), [value]);
  const commit = () => {
    if (draft !== value) onCommit(draft);
  };
  const shared = {
    id,
    value: draft,
    disabled: props.disabled,
    placeholder: props.placeholder,
    "aria-describedby": props.note ? `${id}-note` : undefined,
    "aria-invalid": props.note ? true : undefined,
    spellCheck: false,
    onBlur: commit,
    onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
    onKeyDown: (event: React.KeyboardEvent<HTMLElement>) => {
      if (event.key === "Escape") {
        setDraft(value);
        event.stopPropagation();
      }
      if (event.key === "Enter" && (!props.multiline || event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        commit();
      }
      if (props.numeric && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
        event.preventDefault();
        const step = (event.key === "ArrowUp" ? 1 : -1) * (event.shiftKey ? 10 : 1);
        setDraft(String((Number(draft) || 0) + step));
      }
    },
  };
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-xs text-quiet">
        {props.label}
      </label>
      {lines > 1 ? (
        <textarea
          rows={lines}
          className={`${FIELD} resize-y py-1 leading-5 ${props.mono ? "font-mono text-xs" : ""}`}
          {...shared}
        />
      ) : (
        <input
          inputMode={props.numeric ? "numeric" : undefined}
          className={`${FIELD} h-7 tabular-nums pointer-coarse:h-11`}
          {...shared}
        />
      )}
      {props.note && (
        <p id={`${id}-note`} className="text-xs text-danger">
          {props.note}
        </p>
      )}
    </div>
  );
}
