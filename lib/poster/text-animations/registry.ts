import { defineRegistry } from "@/lib/schema/define-registry";
import bounce from "./bounce";
import cascade from "./cascade";
import elastic from "./elastic";
import glitch from "./glitch";
import neon from "./neon";
import orbit from "./orbit";
import rotate from "./rotate";
import scale from "./scale";
import shake from "./shake";
import spiral from "./spiral";
import typewriter from "./typewriter";
import wave from "./wave";

/** Every text animation, in the order in which they are listed. */
export const textAnimations = defineRegistry("text animation", [
  wave,
  rotate,
  scale,
  orbit,
  bounce,
  shake,
  spiral,
  typewriter,
  glitch,
  elastic,
  cascade,
  neon,
]);
