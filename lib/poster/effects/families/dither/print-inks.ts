import { diffuse, type LinearPixels } from "./diffuse";
import { fitToInks, layAlongInks } from "./fit-inks";
import { createInkMatcher, type Ink } from "./ink-matcher";
import { createInkMixer, createRampMixer } from "./ink-mixer";
import type { KernelId } from "./kernels";
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
  if (mapping === "ramp") {
    if (isThresholdMapId(pattern)) return orderInks(pixels, thresholdMap(pattern), createRampMixer(inks));
    layAlongInks(pixels, inks);
    return handOn(pixels, pattern, inks);
  }
  fitToInks(pixels, inks);
  const mixer = createInkMixer(inks);
  if (isThresholdMapId(pattern)) return orderInks(pixels, thresholdMap(pattern), mixer);
  // Tints that inks of one family do not have would be made of the darkest beside the lightest, and error would carry them
  // far: their mixture is printed in their place.
  for (let at = 0; at < pixels.data.length; at += 4) mixer.blend(pixels.data, at);
  return handOn(pixels, pattern, inks);
}

function handOn(pixels: LinearPixels, pattern: KernelId | "riemersma", inks: readonly Ink[]): Uint8Array {
  const matcher = createInkMatcher(inks);
  return pattern === "riemersma" ? diffuseAlongCurve(pixels, matcher) : diffuse(pixels, pattern, matcher);
}
