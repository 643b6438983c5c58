import type { RegistryEntry } from "@/lib/schema/define-registry";

/** What an animation may change: nothing that moves other things on the page. */
export interface Keyframe {
  /** 0 is the start, 1 the end. */
  readonly offset: number;
  readonly opacity?: number;
  readonly transform?: string;
  readonly filter?: string;
  readonly clipPath?: string;
}

/** When an animation begins: as the page is shown, as its node is scrolled into view, or under the pointer. */
export const ANIMATION_TRIGGERS = ["load", "view", "hover"] as const;

/** How an animation runs where nobody says otherwise. */
export interface AnimationTiming {
  readonly durationMs: number;
  readonly delayMs: number;
  /** A CSS easing. */
  readonly easing: string;
  /** How often; 0 is for ever. */
  readonly iterations: number;
  readonly trigger: (typeof ANIMATION_TRIGGERS)[number];
  /** Time between one child and the next; 0 moves the node itself, as one. */
  readonly staggerMs: number;
}

/** An animation that CSS can play. */
export interface AnimationPreset extends RegistryEntry {
  readonly family: "entrance" | "stagger" | "loop" | "attention";
  /** In order of their offsets, from 0 to 1. Entrances and what is repeated end at how the node is drawn. */
  readonly keyframes: readonly Keyframe[];
  readonly defaults: AnimationTiming;
}

/** An easing that begins fast and lands softly. */
export const EASE_OUT = "cubic-bezier(0.16, 1, 0.3, 1)";

const TIMING: AnimationTiming = {
  durationMs: 700,
  delayMs: 0,
  easing: EASE_OUT,
  iterations: 1,
  trigger: "view",
  staggerMs: 0,
};

/** Something that comes in: from how it begins to how it is drawn. */
export function defineEntrance(
  id: string,
  name: string,
  description: string,
  from: Omit<Keyframe, "offset">,
  timing: Partial<AnimationTiming> = {},
): AnimationPreset {
  return {
    id,
    name,
    description,
    family: timing.staggerMs ? "stagger" : "entrance",
    keyframes: [
      { offset: 0, ...from },
      { offset: 1, ...restOf(from) },
    ],
    defaults: { ...TIMING, ...timing },
  };
}

/** Something that goes on, or calls for attention: keyframes at equal distances. */
export function defineMotion(
  family: "loop" | "attention",
  id: string,
  name: string,
  description: string,
  frames: readonly Omit<Keyframe, "offset">[],
  timing: Partial<AnimationTiming> = {},
): AnimationPreset {
  const usual: Partial<AnimationTiming> =
    family === "loop"
      ? { iterations: 0, trigger: "load", easing: "ease-in-out" }
      : { trigger: "hover", easing: "ease" };
  return {
    id,
    name,
    description,
    family,
    keyframes: frames.map((frame, at) => ({ offset: at / (frames.length - 1), ...frame })),
    defaults: { ...TIMING, ...usual, ...timing },
  };
}

/** How a node is drawn, in the properties that a keyframe changes. */
function restOf({
  opacity,
  transform,
  filter,
  clipPath,
}: Omit<Keyframe, "offset">): Omit<Keyframe, "offset"> {
  return {
    ...(opacity === undefined ? {} : { opacity: 1 }),
    ...(transform === undefined ? {} : { transform: "none" }),
    ...(filter === undefined ? {} : { filter: "none" }),
    ...(clipPath === undefined ? {} : { clipPath: "inset(0)" }),
  };
}
