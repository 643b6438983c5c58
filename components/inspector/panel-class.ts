/** What one types into in a panel: 28 px high, 44 px on touch screens. */
export const PANEL_INPUT =
  "h-7 min-w-0 rounded border border-quiet/60 bg-surface px-2 text-[0.8125rem] text-text tabular-nums disabled:border-line disabled:text-quiet aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-base";

/** A small button of a panel. */
export const PANEL_BUTTON =
  "inline-flex h-7 shrink-0 items-center justify-center gap-1.5 rounded border border-line bg-raised px-2 text-[0.8125rem] hover:border-quiet disabled:text-quiet disabled:hover:border-line pointer-coarse:h-11 pointer-coarse:px-3";
