import { defineMaterials } from "./define-material";

/** Surfaces that change with the view or with time. */
export const dynamicMaterials = defineMaterials([
  {
    id: "holographic",
    name: "Holographic",
    description: "Foil whose colours run over it as it turns.",
    category: "dynamic",
    surface: {
      color: "#e8e8f4",
      metalness: 0.9,
      roughness: 0.2,
      iridescence: 1,
      iridescenceIOR: 2,
      iridescenceThicknessRange: [100, 800],
    },
    motion: { kind: "hue-by-view", turns: 1.5, speed: 0.15 },
  },
  {
    id: "rainbow",
    name: "Rainbow",
    description: "The whole spectrum runs over the form, in even steps of colour.",
    category: "dynamic",
    surface: { metalness: 0.1, roughness: 0.35, clearcoat: 0.6 },
    motion: { kind: "spectrum", turns: 1, speed: 0.12 },
  },
  {
    id: "iridescent",
    name: "Iridescent",
    description: "A thin film over the layer's colour, like a soap bubble or a beetle's wing.",
    category: "dynamic",
    surface: {
      metalness: 0.75,
      roughness: 0.12,
      clearcoat: 1,
      iridescence: 1,
      iridescenceIOR: 2.1,
      iridescenceThicknessRange: [180, 620],
    },
    motion: { kind: "film", speed: 0.08 },
  },
  {
    id: "neon",
    name: "Neon",
    description:
      "Shines by itself in the layer's colour and pulses softly. Pair with the bloom post-process.",
    category: "dynamic",
    surface: { metalness: 0, roughness: 0.6, emissiveIntensity: 1.6, envMapIntensity: 0.2 },
    motion: { kind: "pulse", from: 1.2, to: 2, speed: 0.5 },
  },
  {
    id: "gradientAnimated",
    name: "Animated gradient",
    description: "Bands of colour that wander over the form.",
    category: "dynamic",
    surface: { metalness: 0.1, roughness: 0.4 },
    motion: { kind: "gradient", colors: ["#ff5f6d", "#ffc371", "#4facfe", "#a18cd1"], speed: 0.2 },
  },
]);
