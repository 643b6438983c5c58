/**
 * What an effect or post-process may do on the GPU, as an interface without DOM types.
 * The renderer implements it; entries of the registries are written against it and stay pure.
 *
 * Colour: textures hold sRGB-encoded, premultiplied RGBA in floating point. Row 0 of a texture is its top,
 * and `vUv` (0,0) is the top left. A pass that models light converts with `toLinear` and `toSrgb` of the
 * shared GLSL, see `glsl.ts`.
 */
import type { TaskArguments, TaskName, TaskResult } from "./tasks";

/** A picture on the GPU, owned by the stage. */
export interface Picture {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** A fragment program. `id` names it in errors and is its cache key, so it must be unique per source. */
export interface FragmentProgram {
  readonly id: string;
  /**
   * GLSL ES 3.00 without `#version`, precision and the shared declarations: it declares its own uniforms and
   * defines `vec4 shade(vec2 uv)`, which answers premultiplied sRGB.
   */
  readonly source: string;
}

/**
 * A uniform's value: number → float, number[] → vec or float[], `vec3s` → vec3[], picture → sampler2D, read as the picture
 * says, or with `texels` without anything between its texels.
 */
export type UniformValue =
  | number
  | boolean
  | readonly number[]
  | { readonly ints: readonly number[] }
  | { readonly vec3s: readonly (readonly [number, number, number])[] }
  | { readonly vec4s: readonly (readonly [number, number, number, number])[] }
  | { readonly texels: Picture }
  | Picture;

/** How a texture is read between its texels and at its edges (edges clamp). */
export type Sampling = "nearest" | "linear";

/**
 * A glyph atlas: a grid of equal cells, coverage in the red channel. Glyph i stands at column `i % columns`,
 * row `floor(i / columns)`; rows are filled from the top. One row where it fits the GPU's texture size.
 */
export interface GlyphAtlas extends Picture {
  readonly count: number;
  readonly columns: number;
  readonly cellWidthPx: number;
  readonly cellHeightPx: number;
  /** Share of each cell that its glyph covers, 0 to 1, in the order of the glyphs. */
  readonly coverage: readonly number[];
}

/** One drawing of an effect or post-process: read `source`, leave the result in the picture that is returned. */
export interface Stage {
  /** The picture so far. Never written to. */
  readonly source: Picture;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Output px per px of the reference canvas: multiply every length of a setting by it. */
  readonly scale: number;
  /** Seconds. The same time, seed and size give the same pixels. */
  readonly timeSeconds: number;
  readonly seed: number;
  /** Runs a program over a new picture of the stage's size, or of `size`, and returns it. */
  pass(
    program: FragmentProgram,
    uniforms?: Readonly<Record<string, UniformValue>>,
    size?: { readonly widthPx: number; readonly heightPx: number; readonly sampling?: Sampling },
  ): Picture;
  /** RGBA bytes of a picture, top row first, premultiplied sRGB. Waits for the GPU: for small pictures only. */
  readBytes(picture: Picture): Uint8Array;
  /** A picture from RGBA bytes, top row first, premultiplied sRGB. */
  fromBytes(bytes: Uint8Array, widthPx: number, heightPx: number, sampling: Sampling): Picture;
  /**
   * Runs one of the tasks off the main thread, so that a long computation does not hold up the page. Arguments are
   * copied; rejects when the graphics were given back meanwhile.
   */
  compute<Name extends TaskName>(name: Name, ...given: TaskArguments<Name>): Promise<TaskResult<Name>>;
  /** Draws glyphs once for that cell size and font, and keeps them. Sizes in output px. */
  glyphAtlas(options: {
    glyphs: readonly string[];
    fontFamily: string;
    fontWeight: number;
    cellWidthPx: number;
    cellHeightPx: number;
  }): GlyphAtlas;
}

/** Draws with settings that have been parsed by the entry's schema. Returns the result, or `source` itself when neutral. */
export type Draw<Settings> = (stage: Stage, settings: Settings) => Picture | Promise<Picture>;
