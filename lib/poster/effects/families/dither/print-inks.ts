import { diffuse, type LinearPixels } from "./diffuse";
import { fitToInks, layAlongInks } from "./fit-inks";
import { createInkMatcher, type Ink } from "./ink-matcher";
import { createInkMixer, createRampMixer } from "./ink-mixer";
import { orderInks } from "./order-inks";
import { isThresholdMapId, type PatternId } from "./pattern-ids";
import { diffuseAlongCurve } from "./riemersma";
import { thresholdMap } from "./threshold-map";

/** How colours find their inks: what looks most alike (OKLab), or by brightness along the inks in their order. */
export type InkMapping = "nearest" | "ramp";

/**
 * Turns every pixel into an ink.
 * @param pixels may be changed.
 * @returns RGBA bytes in sRGB, premultiplied.
 */
export function printInks(
  pixels: LinearPixels,
  pattern: PatternId,
  inks: readonly Ink[],
  mapping: InkMapping,
): Uint8Array {
  const isRamp = mapping === "ramp";
  if (isThresholdMapId(pattern)) {
    if (!isRamp) fitToInks(pixels, inks);
    const mixer = isRamp ? createRampMixer(inks) : createInkMixer(inks);
    return orderInks(pixels, thresholdMap(pattern), mixer);
  }
  if (isRamp) layAlongInks(pixels, inks);
  else fitToInks(pixels, inks);
  const matcher = createInkMatcher(inks);
  return pattern === "riemersma" ? diffuseAlongCurve(pixels, matcher) : diffuse(pixels, pattern, matcher);
}
