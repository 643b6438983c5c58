/** How much a button asks for attention; `primary` once a screen at most. */
export type ButtonTone = "primary" | "plain";

const TONES: Record<ButtonTone, string> = {
  primary: "bg-accent text-on-accent hover:brightness-110",
  plain: "bg-raised text-text border border-line hover:border-quiet",
};

/** Look of a button, also for links that look like one. 44 px high on touch screens, 36 px elsewhere. */
export const buttonClass = (tone: ButtonTone = "plain") =>
  `inline-flex h-9 pointer-coarse:h-11 items-center justify-center gap-2 rounded-md px-3 text-sm font-medium motion-safe:transition-[filter,border-color] motion-safe:duration-150 ${TONES[tone]}`;

/** A button that shows an icon alone. */
export const ICON_BUTTON =
  "grid size-8 shrink-0 place-items-center rounded-md hover:bg-ground disabled:text-quiet disabled:opacity-60 disabled:hover:bg-transparent pointer-coarse:size-11";
