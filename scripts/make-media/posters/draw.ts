import { seededRandom } from "@/lib/poster/shaders/seeded-random";
import type { PictureRatio } from "../picture";

/** Units of a drawing: px at its largest. */
export function drawingSize(ratio: PictureRatio): { readonly width: number; readonly height: number } {
  const [across = 1, down = 1] = ratio.split(":").map(Number);
  return across >= down
    ? { width: 1600, height: (1600 * down) / across }
    : { width: (1600 * across) / down, height: 1600 };
}

/** Numbers by chance, always the same for a seed. */
export function chance(seed: number) {
  const next = seededRandom(seed);
  return {
    from: (low: number, high: number) => low + (high - low) * next(),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T,
  };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The outline of land whose upper edge runs at `y`, closed at the bottom. @param roughness 0 rolling, 1 rocky. */
export function ridge(
  seed: number,
  width: number,
  bottom: number,
  y: number,
  amplitude: number,
  roughness = 0.3,
) {
  const random = chance(seed);
  const waves = Array.from({ length: 9 }, (_, octave) => ({
    length: (width * 1.3) / 1.9 ** octave,
    height: (amplitude * (0.3 + roughness * 0.34) ** octave) / 1.4,
    phase: random.from(0, Math.PI * 2),
  }));
  const heightAt = (x: number) =>
    waves.reduce(
      (sum, wave) => sum + wave.height * Math.sin((x / wave.length) * Math.PI * 2 + wave.phase),
      0,
    );
  const points = Array.from({ length: 201 }, (_, index) => {
    const x = (index / 200) * width;
    return `${round(x)} ${round(y + heightAt(x))}`;
  });
  return `M0 ${bottom}L${points.join("L")}L${width} ${bottom}Z`;
}

/** A gradient that other parts fill themselves with as `url(#id)`; stops are colour and share, from top to bottom. */
export function gradient(
  id: string,
  stops: readonly (readonly [color: string, at: number, opacity?: number])[],
  more = 'x2="0" y2="1"',
) {
  const inner = stops.map(
    ([color, at, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${more}>${inner.join("")}</linearGradient>`;
}

/** A gradient from a middle outward. */
export function glow(id: string, stops: readonly (readonly [color: string, at: number, opacity?: number])[]) {
  const inner = stops.map(
    ([color, at, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<radialGradient id="${id}">${inner.join("")}</radialGradient>`;
}

/** A rectangle that a filter of noise paints. @param steps of the filter that turn noise into a picture. */
export function noiseField(id: string, noise: string, steps: string, place = 'width="100%" height="100%"') {
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence ${noise}/>${steps}</filter><rect ${place} filter="url(#${id})"/>`;
}

/** Turns the noise's red into colours: dark places first. */
export function tones(colors: readonly string[], spread = 2.6, offset = -0.8) {
  const channel = (from: number) =>
    colors.map((color) => (Number.parseInt(color.slice(from, from + 2), 16) / 255).toFixed(3)).join(" ");
  const grey = `${spread} 0 0 0 ${offset} `.repeat(3);
  return `<feColorMatrix values="${grey}0 0 0 0 1"/><feComponentTransfer><feFuncR type="table" tableValues="${channel(1)}"/><feFuncG type="table" tableValues="${channel(3)}"/><feFuncB type="table" tableValues="${channel(5)}"/></feComponentTransfer>`;
}

/** A filter with the shadow that a cut piece of paper throws. */
export const paperShadow = (id: string, dy = 10, blur = 14, opacity = 0.35) =>
  `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="0" dy="${dy}" stdDeviation="${blur}" flood-color="#000" flood-opacity="${opacity}"/></filter>`;
