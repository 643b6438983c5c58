import { type Material, MeshStandardMaterial } from "three";
import type { SurfaceMotion } from "../../materials/define-material";
import { isSeeThrough, type ObjectSurface, surfaceOf } from "../../materials/surface-of";
import type { ModelSettings } from "../../schema/layers/model-settings";
import { adoptMaterial, createMaterial } from "./object-materials";
import type { SharedUniforms } from "./poster-shader";
import type { SceneObject, ScenePart } from "./scene-object";

/** Puts materials on objects, and keeps them while they are used. */
export interface Dresser {
  /** Dresses every part of an object as the settings say, as it looks at a time. */
  dress(object: SceneObject, settings: ModelSettings, timeSeconds: number): void;
  /** How much of the studio's light the material takes. */
  lightOf(settings: ModelSettings): number;
  /** Blur of what is seen through the material in reference px; null when nothing is. */
  softnessOf(settings: ModelSettings): number | null;
  /** Lets go of what was not used since the last call. */
  trim(): void;
  dispose(): void;
}

/** Makes a dresser whose materials read the given values. */
export function createDresser(shared: SharedUniforms): Dresser {
  const wardrobe = new Map<string, { readonly material: Material; used: boolean }>();
  const adopted = new WeakMap<Material, number>();
  let numbered = 0;

  const wear = (key: string, make: () => Material): Material => {
    const known = wardrobe.get(key) ?? { material: make(), used: true };
    known.used = true;
    wardrobe.set(key, known);
    return known.material;
  };
  const numberOf = (own: Material): number => {
    const known = adopted.get(own) ?? ++numbered;
    adopted.set(own, known);
    return known;
  };

  const materialFor = (object: SceneObject, own: Material, worn: ObjectSurface, wire: boolean): Material => {
    const { surface } = worn;
    if (!surface) {
      return wear(`own ${numberOf(own)} ${wire}`, () => adoptMaterial(own, { wire }, shared));
    }
    const { thickness, facets, doubleSided } = object;
    const wearer = { thickness, facets, doubleSided, wire };
    const key = JSON.stringify([surface, worn.motion, worn.toon, wearer]);
    return wear(key, () => createMaterial({ ...worn, surface }, wearer, shared));
  };

  const putOn = (object: SceneObject, part: ScenePart, worn: ObjectSurface, wire: boolean) => {
    const { mesh, own, geometry } = part;
    mesh.geometry = wire ? object.edgesOf(part) : geometry;
    mesh.material = Array.isArray(own)
      ? own.map((each) => materialFor(object, each, worn, wire))
      : materialFor(object, own, worn, wire);
  };

  return {
    dress(object, settings, timeSeconds) {
      const worn = surfaceOf(settings.materialType, settings.color, object.hasOwn);
      for (const part of object.parts) {
        putOn(object, part, worn, settings.wireframe);
        for (const material of [part.mesh.material].flat()) pulse(material, worn.motion, timeSeconds);
      }
    },
    lightOf: (settings) =>
      surfaceOf(settings.materialType, settings.color, true).surface?.envMapIntensity ?? 1,
    softnessOf(settings) {
      if (!isSeeThrough(settings.materialType) || settings.wireframe) return null;
      const roughness = surfaceOf(settings.materialType, settings.color, true).surface?.roughness ?? 0;
      return roughness > 0.15 ? roughness * FROST_PX : 0;
    },
    trim() {
      for (const [key, kept] of wardrobe) {
        if (kept.used) kept.used = false;
        else {
          kept.material.dispose();
          wardrobe.delete(key);
        }
      }
    },
    dispose() {
      for (const { material } of wardrobe.values()) material.dispose();
      wardrobe.clear();
    },
  };
}

/** Blur of wholly rough glass, reference px. */
const FROST_PX = 40;

function pulse(material: Material, motion: SurfaceMotion | null, timeSeconds: number): void {
  if (motion?.kind !== "pulse" || !(material instanceof MeshStandardMaterial)) return;
  const swell = 0.5 - 0.5 * Math.cos(2 * Math.PI * motion.speed * timeSeconds);
  material.emissiveIntensity = motion.from + (motion.to - motion.from) * swell;
}
