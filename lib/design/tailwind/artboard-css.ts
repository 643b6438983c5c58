import type { CssPart } from "./read-css";

/** Custom properties of an artboard that stand for what a window has: a hundredth of its size, its shape, its mode. */
export const ARTBOARD_PROPERTIES = {
  vw: "--affiche-vw",
  vh: "--affiche-vh",
  vmin: "--affiche-vmin",
  vmax: "--affiche-vmax",
  orientation: "--affiche-orientation",
  mode: "--affiche-mode",
} as const;

/** Name of the container that every artboard is. */
export const ARTBOARD_CONTAINER = "artboard";

/** What a rem is in a design, whatever the page around it says, in px. */
const REM_PX = 16;

/** Strings and addresses, which stay; or a number with a unit that answers to the window or to the page. */
const LENGTH =
  /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)|(?<![\w#.-])([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(rem|[sld]?v(?:min|max|[hwib]))(?![\w-])/gi;

/**
 * Makes lengths answer to the artboard: viewport units become multiples of custom properties, rem becomes px.
 * @param value of a declaration, as in a stylesheet or an inline style.
 */
export function artboardValue(value: string): string {
  // Most values have no such unit, and this is asked for every one.
  if (!/rem|v[hwibm]/i.test(value)) return value;
  return value.replace(LENGTH, (whole: string, number?: string, unit?: string) => {
    if (number === undefined || unit === undefined) return whole;
    const name = unit.toLowerCase().replace(/^[sld](?=v)/, "");
    if (name === "rem") return `${round(Number(number) * REM_PX)}px`;
    const property = { vb: "vh", vi: "vw" }[name] ?? name;
    return `calc(${number} * var(${ARTBOARD_PROPERTIES[property as "vh"]}))`;
  });
}

const round = (value: number) => Math.round(value * 1e4) / 1e4;

/** Makes a stylesheet answer to the artboard: values as {@link artboardValue} does, and conditions on the window's width. */
export function artboardCss(parts: readonly CssPart[]): CssPart[] {
  return parts
    .map(({ text, body }): CssPart => {
      if (!body) return { text: declaration(text), body };
      const inside = artboardCss(body);
      if (!/^@(?:media|container)\b/i.test(text)) return { text, body: inside };
      const queries = /^@media\b/i.test(text) ? mediaQueries(text.slice(6).trim()) : [inPx(text)];
      return queries.reduceRight<CssPart>(
        (content, query) => ({ text: query, body: [content] }),
        // The innermost is unwrapped below: a block of its own would be no rule.
        { text: "", body: inside },
      );
    })
    .map(unwrap);
}

function declaration(text: string): string {
  const colon = text.indexOf(":");
  return colon < 0 || text.startsWith("@")
    ? text
    : text.slice(0, colon + 1) + artboardValue(text.slice(colon + 1));
}

/** Puts the content of a part without a text in the place of that part. */
function unwrap({ text, body }: CssPart): CssPart {
  if (!body) return { text, body };
  return { text, body: body.flatMap((part) => (part.text === "" && part.body ? part.body : [unwrap(part)])) };
}

const inPx = (condition: string) =>
  condition.replace(
    /(?<![\w.-])(\d*\.?\d+)rem\b/g,
    (_, number: string) => `${round(Number(number) * REM_PX)}px`,
  );

/** The conditions that stand for one on the window, outermost first. */
function mediaQueries(condition: string): string[] {
  const alternatives = condition.split(/,(?![^(]*\))/).map((part) => part.trim());
  const asked = alternatives.map((part) => part.split(/\s+and\s+(?![^(]*\))/i).map(ofArtboard));
  if (asked.length > 1) {
    const single = asked.map(([only, ...others]) => (others.length === 0 ? only : null));
    return single.every((only) => only != null)
      ? [
          `@container ${ARTBOARD_CONTAINER} ${single.map((only) => (only?.startsWith("not") ? `(${only})` : only)).join(" or ")}`,
        ]
      : [`@media ${condition}`];
  }
  const pieces = condition.split(/\s+and\s+(?![^(]*\))/i);
  const onArtboard = pieces.flatMap((piece) => ofArtboard(piece) ?? []);
  const onWindow = pieces.filter(
    (piece) => ofArtboard(piece) === null && !/^(?:only\s+)?screen$|^all$/i.test(piece),
  );
  if (onArtboard.length === 0) return [`@media ${condition}`];
  const joined =
    onArtboard.length > 1
      ? onArtboard.map((piece) => (piece.startsWith("not") ? `(${piece})` : piece))
      : onArtboard;
  return [
    ...(onWindow.length > 0 ? [`@media ${onWindow.join(" and ")}`] : []),
    `@container ${ARTBOARD_CONTAINER} ${joined.join(" and ")}`,
  ];
}

/** What a feature of the window is on an artboard; null for features that the artboard does not stand for. */
function ofArtboard(feature: string): string | null {
  const { orientation, mode } = ARTBOARD_PROPERTIES;
  const asked = /^(not\s+)?\(\s*(.*?)\s*\)$/is.exec(feature.trim());
  if (!asked) return null;
  const [, not = "", inside = ""] = asked;
  const word = /^(orientation|prefers-color-scheme)\s*:\s*(\w+)$/i.exec(inside);
  if (word)
    return `${not}style(${word[1]?.toLowerCase() === "orientation" ? orientation : mode}: ${word[2]?.toLowerCase()})`;
  return /\b(?:width|inline-size)\b/i.test(inside) && !/device|height/i.test(inside)
    ? inPx(`${not}(${inside})`)
    : null;
}
