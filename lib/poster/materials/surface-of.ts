import type { Surface, SurfaceMotion } from "./define-material";
import { materials } from "./registry";

/** A material with the layer's colour in it: everything that a renderer needs to know of a surface. */
export interface ObjectSurface {
  /** Null: what the model brings. */
  readonly surface: (Surface & { readonly color: string }) | null;
  readonly motion: SurfaceMotion | null;
  /** Drawn as a comic: three tones and an outline in place of soft light. */
  readonly toon: boolean;
}

/** What shapes, and SVGs without colours, are made of when the layer asks for the model's own material. */
const PLAIN = "standard";

/**
 * The surface that a layer asks for.
 * @param materialType an id of the registry, or one of its aliases; an unknown one gives a standard surface.
 * @param hasOwn whether the object brings materials of its own, which `original` then means.
 */
export function surfaceOf(materialType: string, color: string, hasOwn: boolean): ObjectSurface {
  const wanted = materials.get(materialType) ?? materials.get(PLAIN);
  if (wanted?.surface === null && hasOwn) return { surface: null, motion: null, toon: false };
  const entry = wanted?.surface ? wanted : materials.get(PLAIN);
  const surface = entry?.surface ?? {};
  return {
    surface: { ...surface, color: surface.color ?? color },
    motion: entry?.motion ?? null,
    toon: materialType === "toon",
  };
}

/** Whether a material changes with time on an object that stands still. */
export function movesByItself(materialType: string): boolean {
  const motion = materials.get(materialType)?.motion;
  return motion !== undefined && motion.speed !== 0;
}

/** Whether a material shows what lies behind the object. */
export const isSeeThrough = (materialType: string): boolean =>
  (materials.get(materialType)?.surface?.transmission ?? 0) > 0;
