import { defineRegistry } from "@/lib/schema/define-registry";
import type { EffectDefinition } from "../draw/define-effect";
import artKuwahara from "./art-kuwahara";
import ditherAtkinson from "./dither-atkinson";
import ditherBurkes from "./dither-burkes";
import ditherFloydSteinberg from "./dither-floyd-steinberg";
import ditherJarvisJudiceNinke from "./dither-jarvis-judice-ninke";
import ditherSierra from "./dither-sierra";
import ditherSierraLite from "./dither-sierra-lite";
import ditherStucki from "./dither-stucki";
import ditherTwoRowSierra from "./dither-two-row-sierra";
import glitchChromatic from "./glitch-chromatic";
import halftoneMono from "./halftone-mono";

/** Every effect. */
export const effects = defineRegistry<EffectDefinition>("effect", [
  ditherFloydSteinberg,
  ditherAtkinson,
  ditherJarvisJudiceNinke,
  ditherStucki,
  ditherBurkes,
  ditherSierra,
  ditherTwoRowSierra,
  ditherSierraLite,
  halftoneMono,
  glitchChromatic,
  artKuwahara,
] as EffectDefinition[]);
