import type { EffectLetters } from "./effect-letters";
import type { Draw } from "./stage";

/**
 * How an effect, a post-process or a shader is drawn: the default export of `draw.ts` in the folder of its entry.
 * It is all that a browser loads of an entry, so it imports no schema; settings arrive parsed by the entry's.
 */
export interface Drawing<Settings> {
  /** What `stage.glyphAtlas` will be asked for with these settings; the font is loaded before the first frame. */
  readonly letters?: (settings: Settings) => EffectLetters | null;
  /** Neutral settings return the source itself. */
  readonly draw: Draw<Settings>;
}

/** Declares a drawing; exists so that settings are checked against the entry's schema. */
export function defineDrawing<Settings>(drawing: Drawing<Settings>): Drawing<Settings> {
  return drawing;
}
