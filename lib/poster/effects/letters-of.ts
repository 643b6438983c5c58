import type { EffectLetters } from "../draw/define-effect";
import type { ResolvedState } from "../schema/state";
import { effects } from "./registry";

/** The letters that the effect of a state draws with a font: none or one set. */
export function lettersOf({ effect }: Pick<ResolvedState, "effect">): readonly EffectLetters[] {
  const letters = effect && effects.get(effect.effectId)?.letters?.(effect.settings);
  return letters ? [letters] : [];
}
