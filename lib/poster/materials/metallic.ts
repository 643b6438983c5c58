import { defineMaterials } from "./define-material";

/** Metals. Gold and copper are deeper than measured ones, because a studio's white lights pale them again. */
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
    surface: { color: "#fcfaf5", metalness: 1, roughness: 0.24 },
  },
  {
    id: "gold",
    name: "Gold",
    description: "Warm polished gold.",
    category: "metallic",
    surface: { color: "#f9c65c", metalness: 1, roughness: 0.18 },
  },
  {
    id: "copper",
    name: "Copper",
    description: "Reddish polished copper.",
    category: "metallic",
    surface: { color: "#e8906a", metalness: 1, roughness: 0.24 },
  },
  {
    id: "brushed",
    name: "Brushed metal",
    description: "Metal in the layer's colour with highlights drawn out along the brush.",
    category: "metallic",
    surface: { metalness: 1, roughness: 0.38, anisotropy: 0.85 },
  },
]);
