import { createContext, useContext } from "react";

/** What a picker is opened for: a new node, another icon or picture for a node, or a picture behind what a record holds. */
export type PickerWish =
  | { readonly kind: "icon" | "image"; readonly use: "insert" }
  | { readonly kind: "icon" | "image"; readonly use: "replace"; readonly id: string }
  | { readonly kind: "image"; readonly use: "fill"; readonly id: string };

/** Opens a picker beside the canvas, instead of the one that is open. */
export const PickerContext = createContext<((wish: PickerWish) => void) | null>(null);

/** What opens a picker. */
export function usePickers(): (wish: PickerWish) => void {
  const open = useContext(PickerContext);
  if (!open) throw new Error("this component stands inside the design editor only");
  return open;
}
