import { defineMaterials } from "./define-material";

/** Surfaces that let light through and bend it. */
export const glassMaterials = defineMaterials([
  {
    id: "glassClear",
    name: "Clear glass",
    description: "Colourless window glass that bends what lies behind it.",
    category: "glass",
    surface: { color: "#ffffff", roughness: 0, transmission: 1, thickness: 0.4, ior: 1.5 },
  },
  {
    id: "glassFrosted",
    name: "Frosted glass",
    description: "Ground glass through which only soft shapes are seen.",
    category: "glass",
    surface: { color: "#ffffff", roughness: 0.45, transmission: 1, thickness: 0.5, ior: 1.5 },
  },
  {
    id: "glassColored",
    name: "Coloured glass",
    description: "Glass in the layer's colour, deeper where it is thick.",
    category: "glass",
    surface: { roughness: 0.05, transmission: 1, thickness: 0.8, ior: 1.5, attenuationDistance: 0.8 },
  },
  {
    id: "glassCrystal",
    name: "Crystal",
    description: "Heavy lead crystal with bright edges and a little play of colours.",
    category: "glass",
    surface: {
      color: "#ffffff",
      roughness: 0,
      transmission: 1,
      thickness: 0.7,
      ior: 1.7,
      dispersion: 2,
      clearcoat: 1,
    },
  },
  {
    id: "glassDiamond",
    name: "Diamond",
    description: "Strongly bending, with fire in all colours. Use on forms with facets.",
    category: "glass",
    surface: {
      color: "#ffffff",
      roughness: 0,
      transmission: 1,
      thickness: 1,
      ior: 2.33,
      dispersion: 5,
      clearcoat: 1,
      envMapIntensity: 1.5,
    },
  },
]);
