import { books, citrus, desk, foliage, network } from "./draw-objects";
import { body, drawing, fade, ground, pass, picture, shadow } from "./pieces";

/** Things: models and solids in a studio, and drawn still lifes. */
export const OBJECTS = [
  picture(
    {
      id: "cactus",
      alt: "Cactus in a pot on a pink ground",
      type: "3d",
      tags: "cactus, plant, pot, desert, pink, green, studio, object, decoration, home, minimal, nature, summer, mexico, product",
      ratio: "3:4",
    },
    [
      fade("#ffc7bd", "#f0918c", { x: 0.5, y: 0.4, radius: 0.7 }),
      shadow(0.08, 0.62, 0.62, 0.12, "#7a2230", 0.7),
      body(
        {
          inputType: "model",
          modelUrl: "/models/cactus.glb",
          materialType: "original",
          scale: 1.05,
          rotationY: 24,
          rotationX: 6,
        },
        { y: -0.02, width: 0.8, height: 0.8 },
      ),
    ],
  ),
  picture(
    {
      id: "camera",
      alt: "Camera on a yellow ground",
      type: "3d",
      tags: "camera, photography, photo, lens, object, product, yellow, studio, technology, gadget, travel, retro, film, video, minimal",
      ratio: "4:3",
    },
    [
      fade("#ffd85a", "#f0b429", { x: 0.45, y: 0.4, radius: 0.75 }),
      shadow(0.04, 0.5, 0.58, 0.16, "#7a4a00", 0.7),
      body(
        {
          inputType: "model",
          modelUrl: "/models/camera.glb",
          materialType: "original",
          scale: 1,
          rotationY: -28,
          rotationX: 12,
        },
        { y: 0.02, width: 0.8, height: 0.8 },
      ),
    ],
  ),
  picture(
    {
      id: "tea-cup",
      alt: "Cup on a pale blue ground",
      type: "3d",
      tags: "cup, tea, coffee, drink, mug, breakfast, ceramic, blue, object, product, studio, minimal, morning, kitchen, cafe",
      ratio: "1:1",
    },
    [
      fade("#d6e6f2", "#9bbcd6", { x: 0.45, y: 0.4, radius: 0.7 }),
      shadow(0.05, 0.5, 0.6, 0.14, "#1f3f5e", 0.6),
      body(
        {
          inputType: "model",
          modelUrl: "/models/cup.glb",
          materialType: "original",
          scale: 1,
          rotationY: -30,
          rotationX: 16,
        },
        { width: 0.72, height: 0.72 },
      ),
    ],
  ),
  picture(
    {
      id: "glass-knot",
      alt: "Knot of shimmering glass over violet and orange light",
      type: "3d",
      tags: "glass, knot, abstract, 3d, iridescent, shiny, object, technology, futuristic, violet, purple, orange, gradient, shape, modern, software",
      ratio: "16:9",
    },
    [
      ground("meshGradient", {
        colors: ["#2a0f5e", "#5a2bd6", "#ff6a4d", "#ffc48a"],
        softness: 0.8,
        warp: 0.4,
      }),
      body({
        shape: "torusKnot",
        materialType: "iridescent",
        color: "#d8c6ff",
        scale: 1.5,
        rotationX: 24,
        rotationY: 36,
      }),
    ],
    { passes: [pass("bloom", { intensity: 0.25, threshold: 0.75, radius: 24 })] },
  ),
  picture(
    {
      id: "gold-rings",
      alt: "Gold rings crossing one another on deep green",
      type: "3d",
      tags: "gold, ring, jewelry, jewellery, luxury, wedding, marriage, green, elegant, 3d, object, premium, metal, award, christmas",
      ratio: "1:1",
    },
    [
      fade("#1f5a4a", "#07251f", { x: 0.4, y: 0.35, radius: 0.8 }),
      shadow(0.0, 0.52, 0.7, 0.12, "#000000", 0.6),
      body(
        { shape: "torus", materialType: "gold", color: "#ffcf6b", scale: 0.8, rotationX: 62, rotationY: 18 },
        { x: -0.16, y: 0.08, width: 0.9, height: 0.9 },
      ),
      body(
        {
          shape: "torus",
          materialType: "gold",
          color: "#ffd98a",
          scale: 0.74,
          rotationX: 18,
          rotationY: -38,
        },
        { x: 0.18, y: -0.06, width: 0.9, height: 0.9 },
      ),
    ],
    { passes: [pass("bloom", { intensity: 0.3, threshold: 0.7, radius: 20 })] },
  ),
  picture(
    {
      id: "clay-shapes",
      alt: "Clay ball, cone, ring and box in coral, cream, blue and ochre",
      type: "3d",
      tags: "clay, shape, geometry, sphere, cone, 3d, pastel, playful, object, still life, product, podium, toy, children, abstract, coral, education",
      ratio: "4:3",
    },
    [
      fade("#f6e7d8", "#e8cdb5", { x: 0.45, y: 0.4, radius: 0.8 }),
      shadow(-0.42, 0.52, 0.34, 0.1, "#6e3c22", 0.55),
      shadow(0.1, 0.56, 0.4, 0.1, "#6e3c22", 0.55),
      shadow(0.56, 0.5, 0.3, 0.1, "#6e3c22", 0.5),
      body(
        { shape: "cone", materialType: "clay", color: "#2f6f8f", scale: 0.9, rotationX: 10 },
        { x: -0.06, y: -0.06, width: 0.62, height: 0.62 },
      ),
      body(
        { shape: "sphere", materialType: "clay", color: "#e8694f", scale: 0.9 },
        { x: -0.44, y: 0.16, width: 0.52, height: 0.52 },
      ),
      body(
        { shape: "box", materialType: "clay", color: "#e0a93b", scale: 0.8, rotationX: 18, rotationY: 34 },
        { x: 0.54, y: 0.2, width: 0.46, height: 0.46 },
      ),
      body(
        { shape: "torus", materialType: "clay", color: "#f5efe2", scale: 0.85, rotationX: 68, rotationY: 10 },
        { x: 0.2, y: 0.36, width: 0.44, height: 0.44 },
      ),
    ],
    { passes: [pass("grain", { intensity: 0.08 })] },
  ),
  picture(
    {
      id: "crystal",
      alt: "Faceted crystal catching coloured light on black",
      type: "3d",
      tags: "crystal, diamond, gem, jewel, glass, dark, light, 3d, object, luxury, magic, mineral, black, prism, premium",
      ratio: "3:4",
    },
    [
      ground("glass", {
        colors: ["#07060f", "#2b1aa8", "#b0269c", "#0fa3b1"],
        pattern: "rings",
        ribWidth: 70,
        refraction: 0.4,
        dispersion: 0.3,
        frost: 0.6,
        shine: 0,
      }),
      body(
        {
          shape: "icosahedron",
          materialType: "glassDiamond",
          color: "#ffffff",
          scale: 0.95,
          rotationX: 22,
          rotationY: 30,
          envMapIntensity: 1.4,
        },
        { width: 0.86, height: 0.86 },
      ),
    ],
    {
      passes: [
        pass("brightness-contrast", { brightness: -0.12, contrast: 0.2 }),
        pass("bloom", { intensity: 0.4, threshold: 0.65, radius: 26 }),
        pass("vignette", { intensity: 0.5, radius: 0.7 }),
      ],
    },
  ),
  picture(
    {
      id: "heart-balloon",
      alt: "Glossy red heart on soft pink",
      type: "3d",
      tags: "heart, love, valentine, red, pink, balloon, romance, wedding, gift, health, charity, 3d, object, card, birthday",
      ratio: "1:1",
    },
    [
      fade("#ffe3e6", "#f7b3bf", { x: 0.5, y: 0.42, radius: 0.7 }),
      shadow(0, 0.66, 0.5, 0.1, "#8f1f3a", 0.5),
      body(
        {
          inputType: "svg",
          svgUrl: "/svgs/heart.svg",
          materialType: "plastic",
          color: "#e3203f",
          scale: 0.9,
          rotationY: -24,
          rotationX: 8,
        },
        { y: -0.04, width: 0.9, height: 0.9 },
      ),
    ],
    { passes: [pass("bloom", { intensity: 0.2, threshold: 0.75, radius: 24 })] },
  ),
  picture(
    {
      id: "chrome-bolt",
      alt: "Lightning bolt of chrome over electric blue",
      type: "3d",
      tags: "bolt, lightning, energy, power, electric, chrome, blue, speed, sport, technology, gaming, 3d, object, music, y2k",
      ratio: "9:16",
    },
    [
      ground("meshGradient", {
        colors: ["#0a1bff", "#0615a8", "#3fa9ff", "#0a0a2a"],
        softness: 0.8,
        grain: 0.16,
      }),
      body({
        inputType: "svg",
        svgUrl: "/svgs/bolt.svg",
        materialType: "chrome",
        color: "#ffffff",
        scale: 1,
        rotationY: -30,
        rotationX: 10,
        rotationZ: 8,
      }),
    ],
    { passes: [pass("bloom", { intensity: 0.4, threshold: 0.7, radius: 28 })] },
  ),
  picture(
    {
      id: "foliage",
      alt: "Dense dark green leaves, layer over layer",
      type: "illustration",
      tags: "leaf, foliage, jungle, plant, green, tropical, nature, botanical, forest, garden, dark, background, ecology, organic, natural, rainforest",
      ratio: "3:4",
    },
    [drawing("3:4", foliage())],
    { passes: [pass("grain", { intensity: 0.12 }), pass("vignette", { intensity: 0.35, radius: 0.9 })] },
  ),
  picture(
    {
      id: "citrus",
      alt: "Slices of orange, lemon, lime and grapefruit on teal",
      type: "illustration",
      tags: "citrus, orange, lemon, lime, fruit, food, summer, fresh, juice, vitamin, drink, health, pattern, colourful, healthy, kitchen, market",
      ratio: "1:1",
    },
    [drawing("1:1", citrus())],
  ),
  picture(
    {
      id: "desk",
      alt: "Desk from above: laptop, keyboard, notebook, pencil, coffee and a plant",
      type: "illustration",
      tags: "desk, office, work, laptop, computer, business, notebook, workspace, coffee, flat lay, team, startup, technology, plant, study, meeting, marketing, school, education",
      ratio: "16:9",
    },
    [drawing("16:9", desk())],
  ),
  picture(
    {
      id: "books",
      alt: "Shelves full of books with coloured spines",
      type: "illustration",
      tags: "book, shelf, library, reading, education, school, study, knowledge, literature, university, learning, home, story, warm, brown",
      ratio: "3:4",
    },
    [drawing("3:4", books())],
    { passes: [pass("grain", { intensity: 0.12 }), pass("vignette", { intensity: 0.35, radius: 0.9 })] },
  ),
  picture(
    {
      id: "network",
      alt: "Network of glowing points and lines on dark blue",
      type: "illustration",
      tags: "network, technology, data, connection, internet, business, science, computer, ai, dark, blue, abstract, background, digital, cloud, team, software",
      ratio: "16:9",
    },
    [fade("#0f2a5c", "#040a1c", { x: 0.6, y: 0.4, radius: 0.75 }), drawing("16:9", network())],
    { passes: [pass("bloom", { intensity: 0.8, threshold: 0.3, radius: 16 })] },
  ),
];
