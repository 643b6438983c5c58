"use client";

import type { ReactNode } from "react";
import { buttonClass } from "./button-class";
import { useAwake } from "./use-awake";

/** A button that asks for a file. The same file may be chosen again. */
export function FileButton(props: {
  /** What may be chosen, as in the attribute `accept`. */
  readonly accept: string;
  readonly disabled?: boolean;
  readonly className?: string;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
}) {
  const awake = useAwake();
  return (
    <label
      className={`${buttonClass()} focus-within:outline-2 focus-within:outline-accent ${props.className ?? ""}`}
    >
      {props.children}
      <input
        type="file"
        accept={props.accept}
        className="sr-only"
        disabled={props.disabled || !awake}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = "";
          if (file) props.onFile(file);
        }}
      />
    </label>
  );
}
