/** A unit of an animated text: one grapheme cluster, or a run of joined letters, in reading order. */
export interface MotionUnit {
  readonly index: number;
  /** Units of the whole text. */
  readonly count: number;
  /** Seconds since the animation began; any value may be asked for in any order. */
  readonly timeSeconds: number;
  readonly seed: number;
}

/** How one unit is drawn at one moment. Lengths are fractions of the font size, so that motion keeps its look at any size. */
export interface UnitMotion {
  /** To the right of the unit's own place. */
  readonly dxEm: number;
  /** Below the unit's own place. */
  readonly dyEm: number;
  /** Clockwise about the unit's centre. */
  readonly rotationDeg: number;
  /** About the unit's centre; 1 is its own size, never negative. */
  readonly scale: number;
  /** 0 to 1, on top of the layer's own. */
  readonly opacity: number;
  /** False where the unit is not drawn at all. */
  readonly visible: boolean;
  /** Distance of a red copy to the left and a cyan copy to the right, mixed by "screen"; 0 draws neither. */
  readonly splitEm: number;
  /** Light around the unit in its own colour: 0 none, 1 strong (a blur of about 0.4 em). */
  readonly glow: number;
  /** Whether a text cursor stands after this unit: a bar of 0.06 em in the text's colour. */
  readonly caret: boolean;
}

/** A unit at rest: the text as it is without animation. */
export const REST: UnitMotion = {
  dxEm: 0,
  dyEm: 0,
  rotationDeg: 0,
  scale: 1,
  opacity: 1,
  visible: true,
  splitEm: 0,
  glow: 0,
  caret: false,
};
