/** What one types into in a panel: 28 px high, 44 px on touch screens. */
export const PANEL_INPUT =
  "h-7 min-w-0 rounded border border-quiet/60 bg-surface px-2 text-[0.8125rem] text-text tabular-nums disabled:border-line disabled:text-quiet aria-invalid:border-danger pointer-coarse:h-11 pointer-coarse:text-base";

/** A small button of a panel. */
export const PANEL_BUTTON =
  "inline-flex h-7 shrink-0 items-center justify-center gap-1.5 rounded border border-line bg-raised px-2 text-[0.8125rem] hover:border-quiet disabled:text-quiet disabled:hover:border-line pointer-coarse:h-11 pointer-coarse:px-3";

/** A button that shows an icon alone. */
export const ICON_BUTTON =
  "grid size-8 shrink-0 place-items-center rounded-md hover:bg-ground disabled:text-quiet disabled:opacity-60 disabled:hover:bg-transparent pointer-coarse:size-11";
