import { defineRegistry } from "@/lib/schema/define-registry";
import type { PostProcessDefinition } from "../draw/define-post-process";
import bloom from "./bloom";
import brightnessContrast from "./brightness-contrast";
import chromaticAberration from "./chromatic-aberration";
import colorTint from "./color-tint";
import curvature from "./curvature";
import dotScreen from "./dot-screen";
import grain from "./grain";
import grid from "./grid";
import lightBeams from "./light-beams";
import motionBlur from "./motion-blur";
import noise from "./noise";
import pixelate from "./pixelate";
import rgbGlitch from "./rgb-glitch";
import scanlines from "./scanlines";
import sepia from "./sepia";
import vignette from "./vignette";
import warp from "./warp";
import wave from "./wave";

/** Every post-process. */
export const postProcesses = defineRegistry<PostProcessDefinition>("post-process", [
  scanlines,
  vignette,
  bloom,
  grain,
  noise,
  pixelate,
  wave,
  rgbGlitch,
  brightnessContrast,
  colorTint,
  sepia,
  grid,
  dotScreen,
  lightBeams,
  warp,
  motionBlur,
  chromaticAberration,
  curvature,
] as PostProcessDefinition[]);
