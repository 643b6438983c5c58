"use client";

import type { ComponentProps } from "react";
import { type ButtonTone, buttonClass } from "./button-class";
import { useAwake } from "./use-awake";

/**
 * A button. It takes no click before the page can answer one, so that none is lost, and no form is sent by the browser itself,
 * with what was typed in its address. That it waits for this is not shown.
 */
export function Button({
  tone,
  className = "",
  disabled = false,
  ...rest
}: ComponentProps<"button"> & { tone?: ButtonTone }) {
  const awake = useAwake();
  return (
    <button
      type="button"
      disabled={disabled || !awake}
      className={`${buttonClass(tone)} ${disabled ? "opacity-60" : ""} ${className}`}
      {...rest}
    />
  );
}
