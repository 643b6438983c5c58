import type { TextMotion } from "../../text-animations/motion";

const SAMPLED_UNITS = 6;
const SAMPLED_SEEDS = 4;
const SAMPLED_TIMES = 120;
const STEP_SECONDS = 0.0517;
/** What lies between the samples. */
const MARGIN = 1.3;

/**
 * How far beyond its place a unit may be drawn, in em: moved, turned about its centre, enlarged, split and glowing.
 * Found by asking the motion at many moments, because a motion is known only by what it does.
 */
export function motionReach(motion: TextMotion): number {
  let reachEm = 0;
  for (let seed = 0; seed < SAMPLED_SEEDS; seed += 1) {
    for (let index = 0; index < SAMPLED_UNITS; index += 1) {
      for (let step = 0; step < SAMPLED_TIMES; step += 1) {
        const unit = motion(index, SAMPLED_UNITS, step * STEP_SECONDS * (1 + seed), seed + 1);
        const growth = (unit.scale - 1) * 0.7 + (unit.rotationDeg === 0 ? 0 : 0.5 * unit.scale);
        const glow = unit.glow * 0.9;
        const caret = unit.caret ? 0.2 : 0;
        const own =
          Math.hypot(unit.dxEm, unit.dyEm) + Math.abs(unit.splitEm) + Math.max(0, growth) + glow + caret;
        reachEm = Math.max(reachEm, own);
      }
    }
  }
  return reachEm * MARGIN + 0.1;
}
