import type { ComponentProps } from "react";

/** A quiet button of the panel, beside what it is about. */
export const SmallButton = (props: ComponentProps<"button">) => (
  <button
    type="button"
    className="inline-flex min-h-6 items-center gap-1 rounded px-1.5 text-xs text-quiet hover:bg-ground hover:text-text disabled:opacity-60 pointer-coarse:min-h-11 pointer-coarse:px-2.5"
    {...props}
  />
);
