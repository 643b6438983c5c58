import { defineRegistry } from "@/lib/schema/define-registry";
import type { EffectDefinition } from "../draw/define-effect";
import artCrosshatch from "./art-crosshatch";
import artEngraving from "./art-engraving";
import artKuwahara from "./art-kuwahara";
import artLineart from "./art-lineart";
import artStipple from "./art-stipple";
import asciiBlocks from "./ascii-blocks";
import asciiBraille from "./ascii-braille";
import asciiDense from "./ascii-dense";
import asciiHatching from "./ascii-hatching";
import asciiMatrix from "./ascii-matrix";
import asciiMinimal from "./ascii-minimal";
import asciiStandard from "./ascii-standard";
import asciiTechnical from "./ascii-technical";
import colorSeparation from "./color-separation";
import ditherAtkinson from "./dither-atkinson";
import ditherBayer2 from "./dither-bayer-2";
import ditherBayer4 from "./dither-bayer-4";
import ditherBayer8 from "./dither-bayer-8";
import ditherBlueNoise from "./dither-blue-noise";
import ditherBurkes from "./dither-burkes";
import ditherFloydSteinberg from "./dither-floyd-steinberg";
import ditherJarvisJudiceNinke from "./dither-jarvis-judice-ninke";
import ditherRiemersma from "./dither-riemersma";
import ditherSierra from "./dither-sierra";
import ditherSierraLite from "./dither-sierra-lite";
import ditherStucki from "./dither-stucki";
import ditherTwoRowSierra from "./dither-two-row-sierra";
import glitchChromatic from "./glitch-chromatic";
import glitchDigital from "./glitch-digital";
import glitchVhs from "./glitch-vhs";
import glitchWeird from "./glitch-weird";
import halftoneCmyk from "./halftone-cmyk";
import halftoneMono from "./halftone-mono";

/** Every effect. */
export const effects = defineRegistry<EffectDefinition>("effect", [
  asciiStandard,
  asciiDense,
  asciiMinimal,
  asciiBlocks,
  asciiBraille,
  asciiTechnical,
  asciiMatrix,
  asciiHatching,
  ditherFloydSteinberg,
  ditherAtkinson,
  ditherJarvisJudiceNinke,
  ditherStucki,
  ditherBurkes,
  ditherSierra,
  ditherTwoRowSierra,
  ditherSierraLite,
  ditherBayer2,
  ditherBayer4,
  ditherBayer8,
  ditherBlueNoise,
  ditherRiemersma,
  colorSeparation,
  halftoneMono,
  halftoneCmyk,
  glitchChromatic,
  glitchDigital,
  glitchVhs,
  glitchWeird,
  artKuwahara,
  artCrosshatch,
  artEngraving,
  artLineart,
  artStipple,
] as EffectDefinition[]);
