import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import type { OptionGridHandle } from "./option-grid";

/**
 * The way from a search field into the grid below it, by the arrow down. While a search is under way it leads to what is found, not
 * to what was found before.
 * @returns what to do on a key in the field; letters take the wish back.
 */
export function useWayDown(
  grid: RefObject<OptionGridHandle | null>,
  busy: boolean,
): (event: KeyboardEvent) => void {
  const isWanted = useRef(false);
  useEffect(() => {
    if (busy || !isWanted.current) return;
    isWanted.current = false;
    grid.current?.focusFirst();
  }, [busy, grid]);
  return (event) => {
    isWanted.current = event.key === "ArrowDown" && busy;
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    if (!busy) grid.current?.focusFirst();
  };
}
