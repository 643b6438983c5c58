import { clustersOf } from "./break-opportunities";
import { bidi, type Direction } from "./paragraphs";

/** A part of a line that moves by itself; px of the set size, from the line's left end. */
export interface TextUnit {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly direction: Direction;
  /** Position in reading order among the line's parts, white space included. */
  readonly order: number;
}

/** Advance of a text, letter spacing after the last character included. */
export type MeasureAdvance = (text: string, direction: Direction) => number;

/** Scripts whose letters take their shape from their neighbours. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mandaic}\p{Script=Nko}\p{Script=Mongolian}\p{Script=Phags_Pa}\p{Script=Manichaean}\p{Script=Psalter_Pahlavi}\p{Script=Adlam}\p{Script=Hanifi_Rohingya}\p{Script=Sogdian}]/u;

const WHITE_SPACE = /^\s+$/u;

/** A stretch of one direction, in visual order from left to right. */
interface Run {
  readonly text: string;
  readonly direction: Direction;
  /** Index of its first code unit in the line. */
  readonly start: number;
}

/**
 * Cuts a line into the units that animation moves: grapheme clusters, or whole words of joining scripts; each at the
 * place where it stands when the line is drawn in one, kerning and bidirectional order included. White space is no unit.
 * @param joints indices of code units before which the line is not cut.
 */
export function splitUnits(
  line: string,
  base: Direction,
  advance: MeasureAdvance,
  joints: ReadonlySet<number> = new Set(),
): TextUnit[] {
  const units: TextUnit[] = [];
  let left = 0;
  for (const run of visualRuns(line, base)) {
    const parts = partsOf(run, joints);
    const ends = endsOf(parts, run, advance);
    const width = ends.at(-1) ?? 0;
    for (const [position, part] of parts.entries()) {
      if (WHITE_SPACE.test(part.text)) continue;
      const own = advance(part.text, run.direction);
      const end = ends[position] ?? own;
      const x = run.direction === "ltr" ? left + end - own : left + width - end;
      units.push({ text: part.text, x, width: own, direction: run.direction, order: part.order });
    }
    left += width;
  }
  return units.sort((a, b) => a.order - b.order);
}

interface Part {
  readonly text: string;
  readonly order: number;
}

/** Grapheme clusters, except that a word of a joining script stays whole. */
function partsOf(run: Run, joints: ReadonlySet<number>): Part[] {
  const parts: Part[] = [];
  let order = run.start;
  const texts = run.text
    .split(/(\s+)/u)
    .filter((part) => part !== "")
    .flatMap((part) => (JOINING.test(part) ? [part] : clustersOf(part)));
  for (const text of texts) {
    const last = parts.at(-1);
    if (last && joints.has(order)) parts[parts.length - 1] = { text: last.text + text, order: last.order };
    else parts.push({ text, order });
    order += text.length;
  }
  return parts;
}

/** A run up to so many parts is measured from its beginning each time; a longer one pair by pair, or it took too long. */
const MAX_PREFIXES = 160;

/** Distance from the run's first character to the end of each part, as it stands in the whole run. */
function endsOf(parts: readonly Part[], run: Run, advance: MeasureAdvance): number[] {
  if (parts.length <= MAX_PREFIXES) {
    return parts.map((part) =>
      advance(run.text.slice(0, part.order + part.text.length - run.start), run.direction),
    );
  }
  let end = 0;
  return parts.map((part, index) => {
    const before = parts[index - 1]?.text ?? "";
    end += advance(before + part.text, run.direction) - (before ? advance(before, run.direction) : 0);
    return end;
  });
}

/** The runs of a line from left to right: levels of the Unicode bidirectional algorithm, reordered by its rule L2. */
function visualRuns(line: string, base: Direction): Run[] {
  const { levels } = bidi.getEmbeddingLevels(line, base);
  const runs: { text: string; level: number; start: number }[] = [];
  for (let index = 0; index < line.length; index += 1) {
    const level = levels[index] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level) last.text += line.charAt(index);
    else runs.push({ text: line.charAt(index), level, start: index });
  }
  const highest = runs.reduce((level, run) => Math.max(level, run.level), 0);
  for (let level = highest; level >= 1; level -= 1) {
    for (let from = 0; from < runs.length; from += 1) {
      let to = from;
      while ((runs[to]?.level ?? -1) >= level) to += 1;
      if (to > from) runs.splice(from, to - from, ...runs.slice(from, to).reverse());
      from = Math.max(from, to);
    }
  }
  return runs.map(({ text, level, start }) => ({ text, start, direction: level % 2 === 1 ? "rtl" : "ltr" }));
}
