import { defineMotion } from "../define-motion";
import { delaySeconds } from "../timing";
import { REST, type UnitMotion } from "../unit-motion";
import type { parameters } from "./index";

/** Seconds that the whole text stands at first, whatever the speed: a still picture of the first second shows all of it. */
const HOLD_SECONDS = 1.25;
/** Seconds, at speed 1, with nothing but the cursor, and with the whole text before the next round. */
const EMPTY_SECONDS = 0.3;
const REST_SECONDS = 2;

const GONE: UnitMotion = { ...REST, opacity: 0, visible: false };

export default defineMotion<typeof parameters>((unit, parameters) => {
  const { count, index, timeSeconds } = unit;
  const sinceHold = timeSeconds - HOLD_SECONDS;
  const lastDelay = Math.max(0, ((count - 1) * parameters.staggerDelay) / 1000);
  const roundSeconds = (EMPTY_SECONDS + REST_SECONDS) / parameters.speed + lastDelay / parameters.speed;
  const isOver = sinceHold < 0 || (!parameters.loop && sinceHold >= roundSeconds);
  const inRound = isOver ? roundSeconds : sinceHold % roundSeconds;

  // Delays are divided by the speed here: a fast typist also waits less between two keys.
  const typedAt = (EMPTY_SECONDS + delaySeconds(unit, parameters)) / parameters.speed;
  const isTyped = isOver || inRound >= typedAt;
  if (!isTyped) return GONE;
  if (!parameters.cursor || parameters.staggerMode !== "sequential") return REST;
  if (isOver && sinceHold >= 0) return REST;

  const typed = isOver
    ? count
    : Math.floor((inRound * parameters.speed - EMPTY_SECONDS) / (parameters.staggerDelay / 1000 || 1e-9)) + 1;
  const isLast = index === Math.min(count, typed) - 1;
  const isBusy = typed < count;
  const isLit = isBusy || timeSeconds % 1 >= 0.5 || (timeSeconds >= 0.9 && sinceHold < 0);
  return isLast && isLit ? { ...REST, caret: true } : REST;
});
