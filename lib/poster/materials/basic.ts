import { defineMaterials } from "./define-material";

/** Everyday surfaces in the layer's colour. */
export const basicMaterials = defineMaterials([
  {
    id: "standard",
    name: "Standard",
    description: "A half-glossy surface in the layer's colour; fits most things.",
    category: "basic",
    surface: { metalness: 0, roughness: 0.4 },
  },
  {
    id: "matte",
    name: "Matte",
    description: "Dull, without highlights, like uncoated paper. Use for flat, graphic shapes.",
    category: "basic",
    surface: { metalness: 0, roughness: 1, envMapIntensity: 0.6 },
  },
  {
    id: "clay",
    name: "Clay",
    description: "Soft and dusty, like unfired clay. Use for friendly, modelled forms.",
    category: "basic",
    surface: {
      metalness: 0,
      roughness: 0.85,
      sheen: 0.12,
      sheenRoughness: 0.8,
      sheenColor: "#ffffff",
      unevenness: 0.06,
    },
  },
  {
    id: "plastic",
    name: "Plastic",
    description: "Smooth, with a clear lacquer and crisp highlights, like a toy.",
    category: "basic",
    surface: { metalness: 0, roughness: 0.35, clearcoat: 1, clearcoatRoughness: 0.08, ior: 1.46 },
  },
  {
    id: "velvet",
    name: "Velvet",
    description: "Dark at the front and bright at the rim, like velvet. Use with strong colours.",
    category: "basic",
    surface: {
      metalness: 0,
      roughness: 1,
      sheen: 1,
      sheenRoughness: 0.35,
      unevenness: 0.03,
      envMapIntensity: 0.9,
    },
  },
]);
