import { type AnimationPreset, defineMotion } from "./define-animation";

/** What goes on for ever. */
export const loops: readonly AnimationPreset[] = [
  defineMotion(
    "loop",
    "float",
    "Float",
    "Rises and sinks slowly. For pictures beside words.",
    [{ transform: "translateY(0)" }, { transform: "translateY(-10px)" }, { transform: "translateY(0)" }],
    { durationMs: 4000 },
  ),
  defineMotion(
    "loop",
    "pulse",
    "Pulse",
    "Fades and comes back. For dots that say live.",
    [{ opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }],
    { durationMs: 2000 },
  ),
  defineMotion(
    "loop",
    "spin",
    "Spin",
    "Turns at one speed. For icons that say wait, and ornaments.",
    [{ transform: "rotate(0deg)" }, { transform: "rotate(360deg)" }],
    { durationMs: 6000, easing: "linear" },
  ),
];

/** What calls for attention, under the pointer where nobody says otherwise. */
export const attentions: readonly AnimationPreset[] = [
  defineMotion("attention", "lift", "Lift", "Rises a little and settles. For cards and buttons.", [
    { transform: "translateY(0)" },
    { transform: "translateY(-6px)" },
    { transform: "translateY(0)" },
  ]),
  defineMotion("attention", "wiggle", "Wiggle", "Turns a little to both sides. For icons.", [
    { transform: "rotate(0deg)" },
    { transform: "rotate(-4deg)" },
    { transform: "rotate(4deg)" },
    { transform: "rotate(-2deg)" },
    { transform: "rotate(0deg)" },
  ]),
];
