import { type Development, PLAIN_DEVELOPMENT } from "./develop";

/** One bundled picture: `scenes/<id>.glsl` defines `vec3 picture(vec2 px)`, linear light at a pixel, y up. */
export interface Scene {
  readonly id: string;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly samples: number;
  /** WebP quality, 1 to 100. */
  readonly quality: number;
  /** Files of `glsl/` placed before the scene, in order. */
  readonly chunks: readonly string[];
  readonly defines: Readonly<Record<string, string>>;
  readonly development: Development;
  /** Strength of noise removal, 0 to 1, for scenes whose light is sampled. */
  readonly denoise?: number;
}

const STUDIO = ["solids", "studio"];

function studio(lamps: number, bounces: number, step: number): Pick<Scene, "chunks" | "defines" | "denoise"> {
  const defines = { LAMP_COUNT: String(lamps), BOUNCES: String(bounces), STEP_SCALE: step.toFixed(2) };
  return { chunks: STUDIO, defines, denoise: 0.5 };
}

const flat = { chunks: [], defines: {} };

/** Every bundled picture, in the order in which they are drawn. */
export const SCENES: readonly Scene[] = [
  {
    id: "portrait",
    ...{ widthPx: 880, heightPx: 1100, samples: 5, quality: 84 },
    ...studio(3, 2, 0.85),
    denoise: 0.32,
    development: { ...PLAIN_DEVELOPMENT, bloom: 0.05, grain: 2.4, vignette: 0.25 },
  },
  {
    id: "concert",
    ...{ widthPx: 1440, heightPx: 960, samples: 4, quality: 80 },
    ...flat,
    development: {
      ...PLAIN_DEVELOPMENT,
      exposure: 1.1,
      bloom: 0.2,
      grain: 3,
      vignette: 0.35,
      saturation: 1.12,
    },
  },
  {
    id: "mountains",
    ...{ widthPx: 1440, heightPx: 810, samples: 3, quality: 80 },
    ...flat,
    development: { ...PLAIN_DEVELOPMENT, bloom: 0.12 },
  },
  {
    id: "dunes",
    ...{ widthPx: 1440, heightPx: 960, samples: 4, quality: 80 },
    ...flat,
    development: { ...PLAIN_DEVELOPMENT, bloom: 0.08 },
  },
  {
    id: "still-life",
    ...{ widthPx: 960, heightPx: 960, samples: 6, quality: 82 },
    ...studio(2, 3, 0.9),
    development: PLAIN_DEVELOPMENT,
  },
  {
    id: "stairs",
    ...{ widthPx: 900, heightPx: 1200, samples: 7, quality: 82 },
    ...studio(1, 3, 0.9),
    development: { ...PLAIN_DEVELOPMENT, exposure: 0.78 },
  },
  {
    id: "fluid",
    ...{ widthPx: 1000, heightPx: 1000, samples: 4, quality: 80 },
    ...flat,
    development: { ...PLAIN_DEVELOPMENT, bloom: 0.04, vignette: 0 },
  },
  {
    id: "paper",
    ...{ widthPx: 900, heightPx: 1200, samples: 3, quality: 76 },
    ...flat,
    development: { ...PLAIN_DEVELOPMENT, bloom: 0, vignette: 0.05 },
  },
  {
    id: "coffee",
    ...{ widthPx: 960, heightPx: 960, samples: 12, quality: 82 },
    ...studio(2, 3, 0.85),
    denoise: 0.6,
    development: { ...PLAIN_DEVELOPMENT, exposure: 0.8, saturation: 1.08 },
  },
  {
    id: "bottle",
    ...{ widthPx: 900, heightPx: 1125, samples: 9, quality: 82 },
    ...studio(2, 3, 0.9),
    development: { ...PLAIN_DEVELOPMENT, exposure: 0.82, saturation: 1.1 },
  },
  {
    id: "dahlia",
    ...{ widthPx: 900, heightPx: 1125, samples: 3, quality: 80 },
    ...flat,
    development: { ...PLAIN_DEVELOPMENT, bloom: 0.05 },
  },
  {
    id: "forest",
    ...{ widthPx: 900, heightPx: 1200, samples: 4, quality: 76 },
    ...flat,
    development: { ...PLAIN_DEVELOPMENT, bloom: 0.14 },
  },
  {
    id: "planet",
    ...{ widthPx: 1000, heightPx: 1000, samples: 5, quality: 80 },
    ...flat,
    development: { ...PLAIN_DEVELOPMENT, bloom: 0.08, vignette: 0, grain: 1 },
  },
  {
    id: "vinyl",
    ...{ widthPx: 1000, heightPx: 1000, samples: 5, quality: 78 },
    ...flat,
    development: { ...PLAIN_DEVELOPMENT, bloom: 0.05 },
  },
];
