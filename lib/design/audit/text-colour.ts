import type { DesignRecord } from "../schema/records";
import { COLOR_TOKENS } from "../schema/theme";

/** Utilities that begin with `text-` and are no colours: sizes, sides, wraps, shadows, decoration of overflow. */
const NO_COLOUR =
  /^text-(?:xs|sm|base|lg|\d*xl|left|center|right|justify|start|end|wrap|nowrap|balance|pretty|ellipsis|clip|shadow.*|\[(?:length:|\d|\.\d|clamp|calc|min|max|var\(--text)[^\]]*\])(?:\/.*)?$/;

/** Whether a class sets the colour of text, in every state and mode. */
export const isTextColourClass = (name: string): boolean => name.startsWith("text-") && !NO_COLOUR.test(name);

const VARIANT_COLOURS: Readonly<Record<string, string>> = {
  default: "text-primary-foreground",
  secondary: "text-secondary-foreground",
  destructive: "text-destructive-foreground",
  outline: "text-foreground",
  ghost: "text-foreground",
  link: "text-primary",
};

/**
 * Fields that give a record another colour of text in the mode that is shown, and keep what the other mode shows where that
 * follows the theme.
 */
export function withTextColour(
  record: DesignRecord,
  color: string,
  mode: "light" | "dark",
): Readonly<Record<string, unknown>> {
  if (record.style?.color !== undefined) return { style: { ...record.style, color } };
  const classes = record.className?.split(/\s+/).filter(Boolean) ?? [];
  const others = classes.filter((name) => !isTextColourClass(name));
  if (mode === "dark") {
    const rest = classes.filter((name) => !isDarkColour(name));
    return { className: [...rest, `dark:text-[${color}]`].join(" ") };
  }
  const before = classes.filter(isTextColourClass).at(-1) ?? inheritedClass(record);
  const keeps = classes.some(isDarkColour) || !followsTheme(before) ? [] : [`dark:${before}`];
  return { className: [...others, `text-[${color}]`, ...keeps].join(" ") };
}

const isDarkColour = (name: string) =>
  name.startsWith("dark:") && isTextColourClass(name.slice("dark:".length));

const followsTheme = (name: string) =>
  name === "text-inherit" ||
  COLOR_TOKENS.some((token) => name === `text-${token}` || name.startsWith(`text-${token}/`));

function inheritedClass(record: DesignRecord): string {
  const variant = record.type === "button" && typeof record.variant === "string" ? record.variant : "";
  return VARIANT_COLOURS[variant] ?? "text-inherit";
}
