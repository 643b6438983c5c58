/** Kinds of shell. */
export const SHELL_KINDS = ["peony", "chrysanthemum", "willow", "palm", "ring", "crackle"] as const;

/** Name of a kind. */
export type ShellKind = (typeof SHELL_KINDS)[number];

/** How the sparks of a kind fly and burn. */
export interface ShellForm {
  readonly sparks: number;
  /** Share of its speed that a spark loses to the air each second. */
  readonly drag: number;
  readonly lifeSeconds: number;
  /** How long a spark's trail glows. */
  readonly trailSeconds: number;
  /** Pieces that a trail is drawn in. */
  readonly pieces: number;
  /** Half the width of a spark in px, and its light. */
  readonly radius: number;
  readonly light: number;
  /** How strongly it falls, against the setting. */
  readonly weight: number;
  /** Share of a spark's life after which it flickers. */
  readonly flickersFrom: number;
}

/** Every kind's form. */
export const SHELL_FORMS: Readonly<Record<ShellKind, ShellForm>> = {
  peony: {
    sparks: 150,
    drag: 2.6,
    lifeSeconds: 1.9,
    trailSeconds: 0.28,
    pieces: 3,
    radius: 2,
    light: 5,
    weight: 1,
    flickersFrom: 0.75,
  },
  chrysanthemum: {
    sparks: 100,
    drag: 2,
    lifeSeconds: 2.4,
    trailSeconds: 0.8,
    pieces: 5,
    radius: 1.7,
    light: 4,
    weight: 1,
    flickersFrom: 0.6,
  },
  willow: {
    sparks: 72,
    drag: 1.7,
    lifeSeconds: 3.4,
    trailSeconds: 1.5,
    pieces: 7,
    radius: 1.4,
    light: 2.6,
    weight: 1.7,
    flickersFrom: 0.45,
  },
  palm: {
    sparks: 15,
    drag: 1.6,
    lifeSeconds: 2.4,
    trailSeconds: 1.1,
    pieces: 6,
    radius: 3.2,
    light: 5,
    weight: 1.3,
    flickersFrom: 0.7,
  },
  ring: {
    sparks: 48,
    drag: 2.4,
    lifeSeconds: 1.8,
    trailSeconds: 0.3,
    pieces: 3,
    radius: 2.2,
    light: 5,
    weight: 0.9,
    flickersFrom: 0.8,
  },
  crackle: {
    sparks: 90,
    drag: 2.8,
    lifeSeconds: 2.1,
    trailSeconds: 0.22,
    pieces: 2,
    radius: 1.6,
    light: 3.5,
    weight: 0.8,
    flickersFrom: 0.35,
  },
};
