/** A named stack of post-processes, ready to be put into `state.postProcesses`. */
export interface PostProcessPreset {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly postProcesses: readonly {
    readonly id: string;
    readonly type: string;
    readonly enabled: true;
    readonly settings: Readonly<Record<string, number>>;
  }[];
}

type Pass = readonly [type: string, settings: Readonly<Record<string, number>>];

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

/** Stacks that work well together, in the order in which their passes are drawn. */
export const POST_PROCESS_PRESETS: readonly PostProcessPreset[] = [
  preset(
    "crt",
    "CRT screen",
    "A cathode-ray screen: glow, scanlines and dark corners.",
    ["bloom", { intensity: 0.35 }],
    ["scanlines", { intensity: 0.35, count: 270 }],
    ["vignette", { intensity: 0.5 }],
  ),
  preset(
    "film",
    "Film",
    "Photographic film: a little glow in the lights, grain and soft corners.",
    ["bloom", { intensity: 0.2 }],
    ["grain", { intensity: 0.25 }],
    ["vignette", { intensity: 0.35 }],
  ),
  preset(
    "night-city",
    "Night city",
    "Neon at night: strong glow, and colours that part at the edges.",
    ["bloom", { intensity: 0.7 }],
    ["chromatic-aberration", {}],
    ["vignette", { intensity: 0.45 }],
  ),
  preset("print", "Rough print", "Ink on rough paper: grain and nothing else, so that type stays crisp.", [
    "grain",
    { intensity: 0.4 },
  ]),
  preset(
    "old-tape",
    "Old tape",
    "A worn tape: colours apart, scanlines and grain.",
    ["chromatic-aberration", {}],
    ["scanlines", { intensity: 0.25, count: 240 }],
    ["grain", { intensity: 0.3 }],
  ),
  preset(
    "dream",
    "Dream",
    "Soft light that floods from everything bright, with fine grain against banding.",
    ["bloom", { intensity: 0.8, threshold: 0.35, radius: 72 }],
    ["grain", { intensity: 0.1 }],
    ["vignette", { intensity: 0.2 }],
  ),
];
