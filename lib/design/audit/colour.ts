import { clampChroma, converter, formatHex, parse, wcagContrast } from "culori";

const toRgb = converter("rgb");
const toOklch = converter("oklch");

/** Steps of lightness in which a passing shade is looked for; finer ones are not told apart. */
const LIGHTNESS_STEP = 0.004;

/** A translucent colour laid over an opaque one, as #rrggbb. @returns null for what is no colour. */
export function laidOver(top: string, bottom: string): string | null {
  const [over, under] = [toRgb(parse(top)), toRgb(parse(bottom))];
  if (!over || !under) return null;
  const alpha = over.alpha ?? 1;
  const mix = (a: number, b: number) => a * alpha + b * (1 - alpha);
  return formatHex({
    mode: "rgb",
    r: mix(over.r, under.r),
    g: mix(over.g, under.g),
    b: mix(over.b, under.b),
  });
}

/** Whether a colour lets everything through, as text does whose gradient shows through its letters. */
export const isInvisible = (color: string): boolean => parse(color)?.alpha === 0;

/** WCAG contrast of two opaque colours, 1 to 21. */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

/**
 * The shade of a colour that is nearest to it and has enough contrast: another lightness of the same hue.
 * @param least contrast that it must have; up to 4.58 there always is a shade, beyond that maybe black or white only.
 */
export function nearestPassingShade(color: string, background: string, least: number): string {
  const { l = 0, c = 0, h } = toOklch(parse(color)) ?? {};
  const shadeAt = (lightness: number) =>
    formatHex(clampChroma({ mode: "oklch", l: lightness, c, h }, "oklch"));
  for (let away = LIGHTNESS_STEP; away < 1; away += LIGHTNESS_STEP) {
    for (const lightness of [l - away, l + away]) {
      if (lightness < 0 || lightness > 1) continue;
      const shade = shadeAt(lightness);
      if (contrastOf(shade, background) >= least) return shade;
    }
  }
  return contrastOf("#000000", background) > contrastOf("#ffffff", background) ? "#000000" : "#ffffff";
}
