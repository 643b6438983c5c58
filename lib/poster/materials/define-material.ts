import type { RegistryEntry } from "@/lib/schema/define-registry";

/** Groups that materials are listed under. */
export const MATERIAL_CATEGORIES = [
  { id: "basic", label: "Basic" },
  { id: "metallic", label: "Metallic" },
  { id: "glass", label: "Glass" },
  { id: "dynamic", label: "Dynamic" },
  { id: "model", label: "Model" },
] as const;

/** Id of a material category. */
export type MaterialCategory = (typeof MATERIAL_CATEGORIES)[number]["id"];

/**
 * How a surface answers light: the parameters of the glTF 2.0 metal-roughness model and its KHR extensions, under
 * the names that three.js's MeshPhysicalMaterial gives them. What is absent has that model's neutral value.
 */
export interface Surface {
  /** `#rrggbb`; absent: the layer's own colour. */
  readonly color?: string;
  readonly metalness?: number;
  readonly roughness?: number;
  readonly clearcoat?: number;
  readonly clearcoatRoughness?: number;
  readonly sheen?: number;
  readonly sheenRoughness?: number;
  readonly sheenColor?: string;
  /** How uneven the surface is, 0 to 1: dents of a hand, not of the form. Ours, not glTF's. */
  readonly unevenness?: number;
  /** Light let through, 0 to 1; with `thickness` and `attenuationDistance` in thicknesses of the form. */
  readonly transmission?: number;
  readonly thickness?: number;
  readonly ior?: number;
  readonly dispersion?: number;
  readonly attenuationColor?: string;
  readonly attenuationDistance?: number;
  readonly iridescence?: number;
  readonly iridescenceIOR?: number;
  /** Thinnest and thickest film in nm. */
  readonly iridescenceThicknessRange?: readonly [number, number];
  readonly anisotropy?: number;
  readonly emissiveIntensity?: number;
  readonly envMapIntensity?: number;
}

/**
 * How a dynamic material changes with time and view. `turns` are turns of the colour circle over the object, `speed`
 * is in turns (of a gradient: of its colours; of a pulse: of its swelling) a second.
 */
export type SurfaceMotion =
  | { readonly kind: "hue-by-view"; readonly turns: number; readonly speed: number }
  | { readonly kind: "spectrum"; readonly turns: number; readonly speed: number }
  | { readonly kind: "film"; readonly speed: number }
  | { readonly kind: "gradient"; readonly colors: readonly string[]; readonly speed: number }
  | { readonly kind: "pulse"; readonly from: number; readonly to: number; readonly speed: number };

/** One material of 3D objects. Its id is `settings.materialType`. */
export interface MaterialDefinition extends RegistryEntry {
  readonly category: MaterialCategory;
  /** Null where the model brings its own. */
  readonly surface: Surface | null;
  readonly motion?: SurfaceMotion;
}

/** Declares materials; exists so that their parameters are checked. */
export function defineMaterials(materials: readonly MaterialDefinition[]): readonly MaterialDefinition[] {
  return materials;
}
