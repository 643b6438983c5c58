/** Characters that an effect draws with a font; the renderer loads it before the first frame. */
export interface EffectLetters {
  /** A family's name, as in states. */
  readonly fontFamily: string;
  readonly text: string;
  /** 100 to 900. */
  readonly weight: number;
}
