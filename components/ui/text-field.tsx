"use client";

import { type InputHTMLAttributes, type Ref, useId } from "react";

/** Look of what one types into: 36 px high, 44 px on touch screens. */
export const INPUT_CLASS =
  "h-9 w-full rounded-md border border-quiet bg-surface px-3 text-sm text-text placeholder:text-quiet disabled:opacity-60 aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-base";

/** One line of text with its name above, and below what is wrong or what to know. */
export function TextField({
  label,
  problem,
  hint,
  labelHidden = false,
  className = "",
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly problem?: string;
  readonly hint?: string;
  readonly ref?: Ref<HTMLInputElement>;
}) {
  const id = useId();
  const note = problem || hint;
  return (
    <div className={`grid gap-1.5 ${className}`}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "text-sm"}>
        {label}
      </label>
      <input
        id={id}
        className={INPUT_CLASS}
        aria-invalid={problem ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        {...rest}
      />
      {note && (
        <p id={`${id}-note`} className={`text-sm ${problem ? "text-danger" : "text-quiet"}`}>
          {note}
        </p>
      )}
    </div>
  );
}
