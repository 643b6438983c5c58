import { Color, type IUniform, type Material, Matrix4, type Texture, Vector2, Vector3, Vector4 } from "three";
import { GLASS_BODY, GLASS_DECLARATIONS } from "./glass-glsl";
import { EYE_DISTANCE } from "./pose";
import {
  FRAGMENT_DECLARATIONS,
  FRAGMENT_FILM,
  FRAGMENT_SURFACE,
  FRAGMENT_TONES,
  VERTEX_BODY,
  VERTEX_DECLARATIONS,
} from "./surface-glsl";

/** Values that every material of one engine reads; set before each object is drawn. */
export interface SharedUniforms {
  readonly uViewToObject: IUniform<Matrix4>;
  readonly uProjection: IUniform<Matrix4>;
  readonly uTime: IUniform<number>;
  readonly uLinePx: IUniform<number>;
  readonly uBelow: IUniform<Texture | null>;
  readonly uBelowMap: IUniform<Vector4>;
  readonly uHasBelow: IUniform<number>;
}

/** Fresh shared values. */
export const createSharedUniforms = (): SharedUniforms => ({
  uViewToObject: { value: new Matrix4() },
  uProjection: { value: new Matrix4() },
  uTime: { value: 0 },
  uLinePx: { value: 1 },
  uBelow: { value: null },
  uBelowMap: { value: new Vector4() },
  uHasBelow: { value: 0 },
});

/** What a surface has beyond three.js's parameters. */
export interface PosterFeatures {
  readonly wire?: boolean;
  readonly brushed?: boolean;
  readonly toon?: boolean;
  readonly glow?: boolean;
  /** A nap like that of velvet: its colour seen from the side, and how much of it there is. */
  readonly sheen?: { readonly color: string; readonly amount: number };
  /** How uneven the surface is, as modelled by hand. */
  readonly dents?: number;
  /** A film that drains and swirls, turns a second. */
  readonly film?: number;
  /** Turns of the colour circle over the object, and turns a second. */
  readonly hueByView?: readonly [turns: number, speed: number];
  readonly spectrum?: readonly [turns: number, speed: number];
  readonly bands?: { readonly colors: readonly string[]; readonly speed: number };
  readonly glass?: {
    readonly ior: number;
    readonly thickness: number;
    readonly dispersion: number;
    /** Share of the studio's light that comes out of the body wherever it is seen. */
    readonly body: number;
    /** On a way through the whole thickness. */
    readonly absorption: readonly [number, number, number];
    /** Planes of a flat solid; empty for round ones. */
    readonly facets: readonly (readonly number[])[];
  };
}

/**
 * Makes a material of three.js end in the poster's colours: tone-mapped, sRGB, ready for antialiasing and for
 * laying over other layers. Adds the features that are asked for.
 */
export function finishForPoster(material: Material, features: PosterFeatures, shared: SharedUniforms): void {
  const own = uniformsOf(features);
  const defines = definesOf(features);
  material.toneMapped = false;
  material.premultipliedAlpha = true;
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, shared, own);
    shader.vertexShader = put(shader.vertexShader, "#include <common>", defines + VERTEX_DECLARATIONS);
    shader.vertexShader = put(shader.vertexShader, "#include <project_vertex>", VERTEX_BODY);
    let source = shader.fragmentShader;
    const lit = source.includes("#include <envmap_physical_pars_fragment>");
    source = put(source, "#include <common>", defines + FRAGMENT_DECLARATIONS);
    if (lit) {
      source = put(source, "#include <envmap_physical_pars_fragment>", GLASS_DECLARATIONS);
      source = put(source, "#include <normal_fragment_maps>", FRAGMENT_SURFACE);
      source = put(source, "#include <transmission_fragment>", GLASS_BODY);
      source = put(source, "#include <lights_physical_fragment>", FRAGMENT_FILM);
      source = source.replace("#include <opaque_fragment>", `${FRAGMENT_TONES}\n#include <opaque_fragment>`);
    }
    shader.fragmentShader = source
      .replace("#include <tonemapping_fragment>", "")
      .replace("#include <colorspace_fragment>", "gl_FragColor = posterTexel(gl_FragColor);");
  };
  material.customProgramCacheKey = () => `poster ${defines}`;
}

const put = (source: string, after: string, text: string) => source.replace(after, `${after}\n${text}`);

function definesOf(features: PosterFeatures): string {
  const { glass, bands } = features;
  const lines = [
    `#define EYE_DISTANCE ${EYE_DISTANCE.toFixed(4)}`,
    features.wire && "#define POSTER_WIRE",
    features.brushed && "#define POSTER_BRUSHED",
    features.toon && "#define POSTER_TOON",
    features.glow && "#define POSTER_GLOW",
    features.sheen && "#define POSTER_SHEEN",
    features.dents && "#define POSTER_DENTS",
    features.film !== undefined && "#define POSTER_FILM",
    features.hueByView && "#define POSTER_HUE_BY_VIEW",
    features.spectrum && "#define POSTER_SPECTRUM",
    motionOf(features) && "#define POSTER_MOTION",
    bands && `#define POSTER_BANDS ${bands.colors.length}`,
    glass && "#define POSTER_GLASS",
    glass && glass.facets.length > 0 && `#define POSTER_FACETS ${glass.facets.length}`,
  ];
  return `\n${lines.filter((line) => typeof line === "string").join("\n")}\n`;
}

function motionOf({ hueByView, spectrum, bands, film }: PosterFeatures): readonly [number, number] | null {
  if (film !== undefined) return [1, film];
  return hueByView ?? spectrum ?? (bands ? [1, bands.speed] : null);
}

function uniformsOf(features: PosterFeatures): Record<string, IUniform> {
  const { bands, glass, sheen, dents } = features;
  const motion = motionOf(features);
  return {
    ...(motion ? { uMotion: { value: new Vector2(...motion) } } : {}),
    ...(sheen ? { uSheen: { value: new Vector4(...rgb(sheen.color).toArray(), sheen.amount) } } : {}),
    ...(dents ? { uDents: { value: dents } } : {}),
    ...(bands ? { uBands: { value: bands.colors.map((color) => rgb(color)) } } : {}),
    ...(glass
      ? {
          uGlassIor: { value: glass.ior },
          uThickness: { value: glass.thickness },
          uBody: { value: glass.body },
          uDispersion: { value: glass.dispersion },
          uAbsorption: { value: new Vector3(...glass.absorption) },
          uFacets: { value: glass.facets.map(([x = 0, y = 0, z = 0, w = 0]) => new Vector4(x, y, z, w)) },
        }
      : {}),
  };
}

const rgb = (hex: string): Vector3 => {
  const { r, g, b } = new Color(hex);
  return new Vector3(r, g, b);
};
