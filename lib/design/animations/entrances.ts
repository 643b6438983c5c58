import { type AnimationPreset, defineEntrance } from "./define-animation";

/** How things come in. */
export const entrances: readonly AnimationPreset[] = [
  defineEntrance("fade-in", "Fade in", "Appears where it stands. For anything.", { opacity: 0 }),
  defineEntrance("fade-up", "Fade up", "Appears while it rises a little. For headings and sections.", {
    opacity: 0,
    transform: "translateY(24px)",
  }),
  defineEntrance("fade-down", "Fade down", "Appears while it sinks a little. For headers and menus.", {
    opacity: 0,
    transform: "translateY(-24px)",
  }),
  defineEntrance("fade-left", "Fade left", "Appears while it moves left into its place.", {
    opacity: 0,
    transform: "translateX(32px)",
  }),
  defineEntrance("fade-right", "Fade right", "Appears while it moves right into its place.", {
    opacity: 0,
    transform: "translateX(-32px)",
  }),
  defineEntrance("slide-up", "Slide up", "Comes in from below by its whole height.", {
    transform: "translateY(100%)",
  }),
  defineEntrance("slide-down", "Slide down", "Comes in from above by its whole height.", {
    transform: "translateY(-100%)",
  }),
  defineEntrance("slide-left", "Slide left", "Comes in from the right by its whole width.", {
    transform: "translateX(100%)",
  }),
  defineEntrance("slide-right", "Slide right", "Comes in from the left by its whole width.", {
    transform: "translateX(-100%)",
  }),
  defineEntrance(
    "scale-in",
    "Scale in",
    "Appears while it grows from nearly its size. For cards and pictures.",
    {
      opacity: 0,
      transform: "scale(0.92)",
    },
  ),
  defineEntrance(
    "pop-in",
    "Pop in",
    "Grows from half its size and a little beyond it. For badges and buttons.",
    { opacity: 0, transform: "scale(0.5)" },
    { durationMs: 500, easing: "cubic-bezier(0.34, 1.56, 0.64, 1)" },
  ),
  defineEntrance(
    "zoom-out",
    "Zoom out",
    "Settles from a little larger. For pictures that fill a section.",
    {
      opacity: 0,
      transform: "scale(1.08)",
    },
    { durationMs: 1200 },
  ),
  defineEntrance(
    "blur-in",
    "Blur in",
    "Comes into focus. For large words.",
    { opacity: 0, filter: "blur(12px)" },
    { durationMs: 900 },
  ),
  defineEntrance("rotate-in", "Rotate in", "Appears while it turns a little.", {
    opacity: 0,
    transform: "rotate(-6deg) scale(0.96)",
  }),
  defineEntrance("flip-up", "Flip up", "Tips up from lying flat. For cards.", {
    opacity: 0,
    transform: "perspective(800px) rotateX(-60deg)",
  }),
  defineEntrance(
    "wipe-right",
    "Wipe right",
    "Is uncovered from left to right. For lines, pictures and words.",
    {
      clipPath: "inset(0 100% 0 0)",
    },
  ),
  defineEntrance("reveal-up", "Reveal up", "Is uncovered from below. For pictures and headings.", {
    clipPath: "inset(100% 0 0 0)",
  }),
];

/** How the children of a node come in, one after the other. */
export const staggers: readonly AnimationPreset[] = [
  defineEntrance(
    "stagger-fade-in",
    "Stagger fade in",
    "Its children appear one after the other.",
    { opacity: 0 },
    { staggerMs: 80 },
  ),
  defineEntrance(
    "stagger-fade-up",
    "Stagger fade up",
    "Its children appear one after the other and rise a little. For grids of cards and lists.",
    { opacity: 0, transform: "translateY(24px)" },
    { staggerMs: 80 },
  ),
  defineEntrance(
    "stagger-scale-in",
    "Stagger scale in",
    "Its children grow into place one after the other. For logos and pictures.",
    { opacity: 0, transform: "scale(0.92)" },
    { staggerMs: 60 },
  ),
];
