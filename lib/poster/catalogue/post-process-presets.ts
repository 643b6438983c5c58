/** A named stack of post-processes, ready to be put into `state.postProcesses`. */
export interface PostProcessPreset {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly postProcesses: readonly {
    readonly id: string;
    readonly type: string;
    readonly enabled: true;
    readonly settings: PassSettings;
  }[];
}

type PassSettings = Readonly<Record<string, number | string | boolean>>;
type Pass = readonly [type: string, settings: PassSettings];

const preset = (
  id: string,
  name: string,
  description: string,
  ...passes: readonly Pass[]
): PostProcessPreset => ({
  id,
  name,
  description,
  postProcesses: passes.map(([type, settings]) => ({ id: `${id}-${type}`, type, enabled: true, settings })),
});

/** Stacks that work well together, in the order in which their passes are drawn: tone, light, texture, glass. */
export const POST_PROCESS_PRESETS: readonly PostProcessPreset[] = [
  preset(
    "crt",
    "CRT screen",
    "A cathode-ray screen: glow, scanlines and curved glass with dark edges.",
    ["bloom", { intensity: 0.4, threshold: 0.5, radius: 18 }],
    ["chromatic-aberration", { intensity: 0.08, falloff: 1 }],
    ["scanlines", { intensity: 0.35, count: 270 }],
    ["curvature", { amount: 0.4, cornerRadius: 34, shading: 0.5, reflection: 0.2 }],
  ),
  preset(
    "film",
    "Film",
    "Photographic film: warm tint, a little glow in the lights, grain and soft corners.",
    ["brightness-contrast", { contrast: 0.12, saturation: -0.12 }],
    ["color-tint", { intensity: 0.12, color: "#ffb066" }],
    ["bloom", { intensity: 0.25, threshold: 0.7, radius: 20 }],
    ["grain", { intensity: 0.28 }],
    ["vignette", { intensity: 0.35 }],
  ),
  preset(
    "noir",
    "Noir",
    "Hard black and white with beams of light, deep corners and coarse grain.",
    ["brightness-contrast", { brightness: -0.08, contrast: 0.45, saturation: -1 }],
    ["light-beams", { intensity: 0.22, threshold: 0.6, x: 0.7, y: -1.4, length: 0.6, unevenness: 0.5 }],
    ["grain", { intensity: 0.42 }],
    ["vignette", { intensity: 0.7, radius: 0.7 }],
  ),
  preset(
    "dream",
    "Dream",
    "Soft light that floods from everything bright, pale colours and fine grain.",
    ["brightness-contrast", { brightness: 0.06, contrast: -0.12 }],
    ["color-tint", { intensity: 0.15, color: "#ff9ecf" }],
    ["bloom", { intensity: 0.8, threshold: 0.35, radius: 72 }],
    ["grain", { intensity: 0.1 }],
    ["vignette", { intensity: 0.2 }],
  ),
  preset(
    "print",
    "Rough print",
    "Ink on rough paper: uneven ink, dust and a paper that is not quite white. Type stays crisp.",
    ["sepia", { intensity: 0.18, warmth: 0.6, fade: 0.35 }],
    ["noise", { kind: "mottle", intensity: 0.08, size: 4, colorfulness: 0, rate: 0 }],
    ["grain", { intensity: 0.25 }],
  ),
  preset(
    "newspaper",
    "Newspaper",
    "Yesterday's paper: black dots on yellowed stock, with ink that did not take everywhere.",
    ["brightness-contrast", { contrast: 0.2 }],
    ["dot-screen", { mode: "ink", intensity: 0.9, size: 4.5, angle: 45 }],
    ["sepia", { intensity: 1, warmth: 0.35, fade: 0.5 }],
    ["noise", { kind: "mottle", intensity: 0.1, size: 5, colorfulness: 0, rate: 0 }],
  ),
  preset(
    "comic",
    "Comic",
    "Hard, loud colours in dots, on paper that shows through.",
    ["brightness-contrast", { contrast: 0.35, saturation: 0.5 }],
    ["dot-screen", { mode: "color", intensity: 0.7, size: 6, angle: 30 }],
    ["color-tint", { mode: "gel", intensity: 0.3, color: "#fff0c8" }],
  ),
  preset(
    "night-city",
    "Night city",
    "Neon at night: strong glow, and colours that part at the edges.",
    ["brightness-contrast", { contrast: 0.2, saturation: 0.25 }],
    ["bloom", { intensity: 0.7 }],
    ["chromatic-aberration", {}],
    ["vignette", { intensity: 0.45 }],
  ),
  preset(
    "old-tape",
    "Old tape",
    "A worn tape: colours out of step in bands, scanlines, static and washed-out tone.",
    ["brightness-contrast", { brightness: 0.03, contrast: -0.12, saturation: -0.15 }],
    ["rgb-glitch", { intensity: 0.28, shift: 9, slip: 8, bandHeight: 60, rate: 6 }],
    ["noise", { intensity: 0.14, size: 1.5, colorfulness: 0.6, rate: 24 }],
    ["scanlines", { intensity: 0.22, count: 240 }],
  ),
  preset(
    "attic",
    "Attic",
    "A photograph found under the roof: brown, faded, dusty, with dark corners.",
    ["sepia", { intensity: 0.9, warmth: 0.6, fade: 0.45 }],
    ["noise", { kind: "speckle", intensity: 0.35, size: 2, colorfulness: 0, rate: 0 }],
    ["grain", { intensity: 0.3 }],
    ["vignette", { intensity: 0.5, radius: 0.8 }],
  ),
  preset(
    "blueprint",
    "Blueprint",
    "A plan on blue paper: white on Prussian blue, under a fine grid.",
    ["color-tint", { mode: "duotone", intensity: 1, color: "#eef6ff", shadowColor: "#0b3a78" }],
    ["grid", { intensity: 0.28, spacing: 18, lineWidth: 0.75, majorEvery: 5, color: "#cfe4ff" }],
    ["noise", { kind: "mottle", intensity: 0.08, size: 6, colorfulness: 0, rate: 0 }],
  ),
  preset(
    "light-wall",
    "Light wall",
    "A wall of lamps in a stadium: round dots that glow into one another.",
    ["brightness-contrast", { brightness: 0.12, contrast: 0.2, saturation: 0.35 }],
    ["pixelate", { size: 7, shape: "circle", gap: 0.15 }],
    ["bloom", { intensity: 1.3, threshold: 0.35, radius: 9 }],
  ),
  preset(
    "under-water",
    "Under water",
    "At the bottom of a pool: everything sways in green-blue light that falls from above.",
    ["wave", { kind: "liquid", amplitude: 5, wavelength: 170, speed: 0.2, shading: 0.15 }],
    ["color-tint", { mode: "gel", intensity: 0.75, color: "#8fe8e0" }],
    [
      "light-beams",
      { intensity: 0.35, threshold: 0.4, y: -1.6, length: 0.5, unevenness: 0.8, color: "#d8fff4" },
    ],
    ["bloom", { intensity: 0.25, threshold: 0.5, radius: 60 }],
  ),
  preset(
    "speed",
    "Speed",
    "Rushing at the middle: a zoom blur, colours that part at the edges and dark corners.",
    ["motion-blur", { kind: "zoom", distance: 12 }],
    ["chromatic-aberration", { intensity: 0.35, falloff: 2 }],
    ["vignette", { intensity: 0.5, radius: 0.7 }],
  ),
  preset(
    "security-camera",
    "Security camera",
    "A cheap camera over a door: grey-green, coarse, with a marked field and a wide lens.",
    ["brightness-contrast", { contrast: 0.25, saturation: -0.85 }],
    ["color-tint", { mode: "gel", intensity: 0.5, color: "#b7ffd0" }],
    ["warp", { kind: "bulge", strength: 0.14, radius: 560 }],
    ["noise", { intensity: 0.16, size: 1.5, colorfulness: 0.1, rate: 15 }],
    ["scanlines", { intensity: 0.2, count: 360 }],
    ["grid", { marks: "crosses", intensity: 0.5, spacing: 135, lineWidth: 1.25 }],
  ),
];
