import { defineRegistry } from "@/lib/schema/define-registry";
import type { AnimationPreset } from "./define-animation";
import { entrances, staggers } from "./entrances";
import { attentions, loops } from "./motions";

/** Every animation that a node may be given. Each moves only what CSS moves without new layout. */
export const animationPresets = defineRegistry<AnimationPreset>("animation", [
  ...entrances,
  ...staggers,
  ...loops,
  ...attentions,
]);
