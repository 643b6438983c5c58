import {
  Color,
  DoubleSide,
  FrontSide,
  type Material,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type MeshPhysicalMaterial as Physical,
} from "three";
import type { Surface } from "../../materials/define-material";
import type { ObjectSurface } from "../../materials/surface-of";
import { finishForPoster, type PosterFeatures, type SharedUniforms } from "./poster-shader";

/** What a material needs to know of the object that wears it. */
export interface Wearer {
  /** Radii of the object. */
  readonly thickness: number;
  readonly facets: readonly (readonly number[])[];
  /** Open surfaces are seen from behind as well. */
  readonly doubleSided: boolean;
  readonly wire: boolean;
}

type Worn = ObjectSurface & { readonly surface: Surface & { readonly color: string } };

/** Three.js's material for a surface. */
export function createMaterial(worn: Worn, wearer: Wearer, shared: SharedUniforms): Material {
  const { surface } = worn;
  const features = featuresOf(worn, wearer);
  const material = needsPhysical(surface, features) ? new MeshPhysicalMaterial() : new MeshStandardMaterial();
  material.color.set(surface.color);
  material.metalness = surface.metalness ?? 0;
  material.roughness = surface.roughness ?? 0.5;
  material.side = wearer.doubleSided || wearer.wire ? DoubleSide : FrontSide;
  if (surface.attenuationDistance) material.color.set("#ffffff");
  if (surface.emissiveIntensity) {
    material.emissive.set(surface.color);
    material.color.multiplyScalar(0.15);
  }
  if (material instanceof MeshPhysicalMaterial) addLayers(material, surface);
  if (wearer.wire) drawSeeThrough(material);
  finishForPoster(material, features, shared);
  return material;
}

const needsPhysical = ({ clearcoat = 0, iridescence = 0, ior }: Surface, { glass }: PosterFeatures) =>
  clearcoat > 0 || iridescence > 0 || ior !== undefined || glass !== undefined;

function addLayers(material: Physical, surface: Surface): void {
  material.ior = surface.ior ?? 1.5;
  material.clearcoat = surface.clearcoat ?? 0;
  material.clearcoatRoughness = surface.clearcoatRoughness ?? 0;
  material.iridescence = surface.iridescence ?? 0;
  material.iridescenceIOR = surface.iridescenceIOR ?? 1.3;
  const [thinnest, thickest] = surface.iridescenceThicknessRange ?? [100, 400];
  material.iridescenceThicknessMinimum = thinnest;
  material.iridescenceThicknessMaximum = thickest;
}

function featuresOf({ surface, motion, toon }: Worn, wearer: Wearer): PosterFeatures {
  const seeThrough = (surface.transmission ?? 0) > 0 && !wearer.wire;
  return {
    wire: wearer.wire,
    toon,
    brushed: (surface.anisotropy ?? 0) > 0,
    glow: (surface.emissiveIntensity ?? 0) > 0,
    ...(surface.sheen
      ? { sheen: { color: surface.sheenColor ?? surface.color, amount: surface.sheen } }
      : {}),
    ...(surface.unevenness ? { dents: surface.unevenness } : {}),
    ...(motion?.kind === "film" ? { film: motion.speed } : {}),
    ...(motion?.kind === "hue-by-view" ? { hueByView: [motion.turns, motion.speed] } : {}),
    ...(motion?.kind === "spectrum" ? { spectrum: [motion.turns, motion.speed] } : {}),
    ...(motion?.kind === "gradient" ? { bands: { colors: motion.colors, speed: motion.speed } } : {}),
    ...(seeThrough ? { glass: glassOf(surface, wearer) } : {}),
  };
}

function glassOf(
  surface: Surface & { readonly color: string },
  { thickness, facets }: Wearer,
): NonNullable<PosterFeatures["glass"]> {
  const { r, g, b } = new Color(surface.color);
  // The layer's colour is what is left after one attenuation distance.
  const distances = surface.attenuationDistance ? 1 / surface.attenuationDistance : 0;
  const absorbed = (share: number) => -Math.log(Math.max(share, 0.02)) * distances;
  return {
    ior: surface.ior ?? 1.5,
    thickness: thickness * (surface.thickness ?? 1),
    dispersion: surface.dispersion ?? 0,
    body: surface.attenuationDistance ? 0.32 : (surface.roughness ?? 0) > 0.2 ? 0.16 : 0.06,
    absorption: [absorbed(r), absorbed(g), absorbed(b)],
    facets,
  };
}

function drawSeeThrough(material: Material): void {
  material.transparent = true;
  material.depthWrite = true;
}

/** Makes a copy of a material that a model brought fit for posters; the model's own stays as it is. */
export function adoptMaterial(own: Material, wearer: Pick<Wearer, "wire">, shared: SharedUniforms): Material {
  const material = own.clone();
  if (material instanceof MeshPhysicalMaterial && material.transmission > 0) {
    // A second rendering of the whole scene is too dear: what is behind shows through by opacity.
    material.opacity *= 1 - 0.82 * material.transmission;
    material.transmission = 0;
    material.transparent = true;
    material.depthWrite = false;
  }
  if (wearer.wire) {
    material.side = DoubleSide;
    drawSeeThrough(material);
  }
  finishForPoster(material, { wire: wearer.wire && !(material instanceof MeshBasicMaterial) }, shared);
  return material;
}
