import { KERNEL_IDS, type KernelId } from "./kernels";

/** Names of the threshold maps, for ordered dithers. */
export const THRESHOLD_MAP_IDS = ["bayer-2", "bayer-4", "bayer-8", "blue-noise"] as const;

/** Name of a threshold map. */
export type ThresholdMapId = (typeof THRESHOLD_MAP_IDS)[number];

/** Name of a way to dither. */
export type PatternId = KernelId | ThresholdMapId | "riemersma";

/** Names of all ways to dither; the id of an effect is `dither-` and one of them. */
export const PATTERN_IDS: readonly PatternId[] = [...KERNEL_IDS, ...THRESHOLD_MAP_IDS, "riemersma"];

/** Whether a string names a way to dither. */
export const isPatternId = (id: string): id is PatternId => (PATTERN_IDS as readonly string[]).includes(id);

/** Whether a way to dither is ordered. */
export const isThresholdMapId = (id: PatternId): id is ThresholdMapId =>
  (THRESHOLD_MAP_IDS as readonly string[]).includes(id);
