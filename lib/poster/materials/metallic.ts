import { defineMaterials } from "./define-material";

/** Metals. Their colours are measured reflectances at normal incidence (sRGB), except chrome, which is idealised. */
export const metallicMaterials = defineMaterials([
  {
    id: "chrome",
    name: "Chrome",
    description: "A mirror that shows its surroundings. Use for cold, loud, glossy letters and forms.",
    category: "metallic",
    surface: { color: "#f2f3f5", metalness: 1, roughness: 0.03, envMapIntensity: 1.3 },
  },
  {
    id: "silver",
    name: "Silver",
    description: "Bright polished silver, a little softer than chrome.",
    category: "metallic",
    surface: { color: "#fcfaf5", metalness: 1, roughness: 0.16 },
  },
  {
    id: "gold",
    name: "Gold",
    description: "Warm polished gold.",
    category: "metallic",
    surface: { color: "#ffdc9d", metalness: 1, roughness: 0.18 },
  },
  {
    id: "copper",
    name: "Copper",
    description: "Reddish polished copper.",
    category: "metallic",
    surface: { color: "#fad0c0", metalness: 1, roughness: 0.24 },
  },
  {
    id: "brushed",
    name: "Brushed metal",
    description: "Metal in the layer's colour with highlights drawn out along the brush.",
    category: "metallic",
    surface: { metalness: 1, roughness: 0.38, anisotropy: 0.85 },
  },
]);
