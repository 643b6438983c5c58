import type { CommonParameters } from "./common-parameters";
import type { MotionUnit } from "./unit-motion";

/** Seconds, at speed 1, that a motion without an end of its own plays when it does not loop. */
const ONCE_SECONDS = 3;

/** Repeatable number from 0 (inclusive) to 1 (exclusive) for whole numbers; murmur3's finaliser over a mix of them. */
export function chance(...keys: readonly number[]): number {
  let hash = 0x9e3779b9;
  for (const key of keys) {
    hash = Math.imul(hash ^ Math.floor(key), 0x85ebca6b);
    hash ^= hash >>> 13;
    hash = Math.imul(hash, 0xc2b2ae35);
    hash ^= hash >>> 16;
  }
  return (hash >>> 0) / 4294967296;
}

/** Smooth repeatable noise from -1 to 1 along `at`, one new value per whole step. */
export function wobble(at: number, ...keys: readonly number[]): number {
  const step = Math.floor(at);
  const part = at - step;
  const eased = part * part * (3 - 2 * part);
  const from = chance(step, ...keys);
  const to = chance(step + 1, ...keys);
  return (from + (to - from) * eased) * 2 - 1;
}

/** How many stagger delays a unit waits. */
function staggerRank({ index, count, seed }: MotionUnit, mode: CommonParameters["staggerMode"]): number {
  switch (mode) {
    case "sequential":
      return index;
    case "random":
      return chance(seed, index, 17) * Math.max(0, count - 1);
    case "center-out":
      return Math.abs(index - (count - 1) / 2);
    case "edges-in":
      return Math.min(index, count - 1 - index);
  }
}

/** Seconds that a unit waits before it begins. */
export function delaySeconds(unit: MotionUnit, parameters: CommonParameters): number {
  return (staggerRank(unit, parameters.staggerMode) * parameters.staggerDelay) / 1000;
}

/** Seconds of a unit's own clock: negative before it begins, faster and slower with `speed`. */
export function ownSeconds(unit: MotionUnit, parameters: CommonParameters): number {
  return (unit.timeSeconds - delaySeconds(unit, parameters)) * parameters.speed;
}

/** A motion that goes on and on: the unit's own clock, and how strongly it moves at this moment, 0 to 1. */
export function endless(
  unit: MotionUnit,
  parameters: CommonParameters,
): { readonly seconds: number; readonly strength: number } {
  const seconds = ownSeconds(unit, parameters);
  const full = parameters.amplitude / 100;
  if (parameters.loop) return { seconds, strength: full };
  if (seconds <= 0 || seconds >= ONCE_SECONDS) return { seconds, strength: 0 };
  return { seconds, strength: full * smooth(seconds / 0.3) * smooth((ONCE_SECONDS - seconds) / 1.5) };
}

/** A motion in rounds: how far the unit is in its round, 0 to 1, or null while it rests before the first or after the only one. */
export function round(unit: MotionUnit, parameters: CommonParameters, roundSeconds: number): number | null {
  const rounds = ownSeconds(unit, parameters) / roundSeconds;
  if (rounds <= 0 || (!parameters.loop && rounds >= 1)) return null;
  return rounds % 1;
}

/** 0 below 0, 1 above 1, an even S between. */
export function smooth(value: number): number {
  const part = Math.min(1, Math.max(0, value));
  return part * part * (3 - 2 * part);
}
