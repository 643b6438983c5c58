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
 */
export function splitUnits(line: string, base: Direction, advance: MeasureAdvance): TextUnit[] {
  const units: TextUnit[] = [];
  let left = 0;
  for (const run of visualRuns(line, base)) {
    const parts = partsOf(run.text);
    const advances = parts.map((part, index) => {
      const next = parts[index + 1];
      // Kerning pulls a pair together: what the first takes is what the pair takes without the second.
      return next === undefined
        ? advance(part, run.direction)
        : advance(part + next, run.direction) - advance(next, run.direction);
    });
    const width = advances.reduce((sum, value) => sum + value, 0);
    let along = 0;
    let index = run.start;
    for (const [position, part] of parts.entries()) {
      const own = advance(part, run.direction);
      const taken = advances[position] ?? own;
      const x = run.direction === "ltr" ? left + along : left + width - along - own;
      if (!WHITE_SPACE.test(part))
        units.push({ text: part, x, width: own, direction: run.direction, order: index });
      along += taken;
      index += part.length;
    }
    left += width;
  }
  return units.sort((a, b) => a.order - b.order);
}

/** Grapheme clusters, except that a word of a joining script stays whole. */
function partsOf(text: string): string[] {
  return text
    .split(/(\s+)/u)
    .filter((part) => part !== "")
    .flatMap((part) => (JOINING.test(part) ? [part] : clustersOf(part)));
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
