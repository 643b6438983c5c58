import { fade, ground, pass, picture } from "./pieces";

/** Fields of colour and points of light: grounds to set words on. */
export const LIGHTS = [
  picture(
    {
      id: "gradient-dusk",
      alt: "Deep violet, plum, coral and peach drifting into one another",
      type: "illustration",
      tags: "gradient, abstract, background, dusk, sunset, evening, purple, violet, coral, warm, soft, blur, colour, color, wallpaper",
      ratio: "16:9",
    },
    [
      ground("meshGradient", {
        colors: ["#1b1035", "#5b2a86", "#f26b6b", "#ffd6a5"],
        softness: 0.75,
        warp: 0.5,
      }),
    ],
    { passes: [pass("grain", { intensity: 0.14 })] },
  ),
  picture(
    {
      id: "gradient-peach",
      alt: "Peach, cream and pale blue melting softly, like a bright morning sky",
      type: "illustration",
      tags: "gradient, abstract, background, pastel, peach, cream, morning, soft, light, blur, sky, calm, spring, wedding, beauty, wellness, wallpaper",
      ratio: "4:3",
    },
    [
      ground("meshGradient", {
        colors: ["#ffe9d6", "#ffc7a8", "#f9d7e4", "#cfe3f5"],
        softness: 0.95,
        warp: 0.3,
        grain: 0.12,
      }),
    ],
  ),
  picture(
    {
      id: "gradient-lagoon",
      alt: "Turquoise and deep blue-green drifting through one another, as in clear water",
      type: "illustration",
      tags: "gradient, abstract, background, water, ocean, sea, lagoon, turquoise, teal, blue, green, calm, cool, health, wallpaper",
      ratio: "9:16",
    },
    [
      ground("meshGradient", {
        colors: ["#03263f", "#0b6e7f", "#2ec4b6", "#cbf3f0"],
        softness: 0.7,
        warp: 0.7,
      }),
    ],
    { passes: [pass("grain", { intensity: 0.12 })] },
  ),
  picture(
    {
      id: "gradient-citrus",
      alt: "Lemon yellow, orange and hot pink blending into one another",
      type: "illustration",
      tags: "gradient, abstract, background, yellow, orange, pink, citrus, summer, energy, bright, vivid, colour, color, fresh, sport, happy, wallpaper",
      ratio: "1:1",
    },
    [
      ground("meshGradient", {
        colors: ["#ffe14d", "#ffb52e", "#ff6f3c", "#ff4f8b"],
        softness: 0.6,
        warp: 0.6,
        grain: 0.14,
      }),
    ],
  ),
  picture(
    {
      id: "bokeh",
      alt: "Warm lights out of focus against the dark, like a street on a festive evening",
      type: "photo",
      tags: "bokeh, light, night, christmas, holiday, festive, party, celebration, warm, gold, blur, background, evening, new year, restaurant, romance",
      ratio: "16:9",
    },
    [
      ground("particles", {
        size: 44,
        count: 95,
        blur: 0.95,
        glow: 0.6,
        colors: ["#ffcf8a", "#ff9e57", "#fff0d2", "#e8636f"],
        topColor: "#0a0712",
        bottomColor: "#2a1220",
      }),
    ],
    { passes: [pass("bloom", { intensity: 0.35, threshold: 0.5, radius: 40 })] },
  ),
  picture(
    {
      id: "snowfall",
      alt: "Snow falling through blue evening air",
      type: "photo",
      tags: "snow, winter, cold, christmas, weather, blue, evening, holiday, ice, nature, sky, december, background, calm",
      ratio: "3:4",
    },
    [
      ground("particles", {
        colors: ["#ffffff", "#dbe9ff"],
        topColor: "#182a4a",
        bottomColor: "#7f9cc4",
        count: 520,
        size: 7,
        blur: 0.8,
        crispness: 0,
        brightness: 1.8,
        angle: 100,
        speed: 1.6,
        turbulence: 26,
        twinkle: 0,
        glow: 0.4,
      }),
    ],
  ),
  picture(
    {
      id: "embers",
      alt: "Sparks rising from a fire into the dark",
      type: "photo",
      tags: "fire, ember, spark, flame, hot, night, campfire, barbecue, grill, energy, dark, orange, heat, background, fantasy",
      ratio: "9:16",
    },
    [
      ground("particles", {
        colors: ["#ff7a2e", "#ffb347", "#ff4d2e"],
        topColor: "#050202",
        bottomColor: "#7a220a",
        count: 620,
        size: 7,
        blur: 0.55,
        crispness: 0.1,
        brightness: 4,
        angle: -86,
        speed: 2,
        turbulence: 70,
        twinkle: 0.8,
        streak: 14,
        glow: 1.4,
      }),
    ],
  ),
  picture(
    {
      id: "black-hole",
      alt: "Black hole with a glowing disc of gas bent around it",
      type: "3d",
      tags: "black hole, space, universe, galaxy, science, astronomy, star, cosmos, dark, orange, physics, future, education, film",
      ratio: "16:9",
    },
    [ground("blackHole", { size: 78 })],
  ),
  picture(
    {
      id: "fireworks",
      alt: "Fireworks over water, mirrored in it",
      type: "illustration",
      tags: "firework, celebration, new year, party, festival, night, event, holiday, sky, water, reflection, harbour, city, light, anniversary",
      ratio: "4:3",
      time: 5,
    },
    [
      ground("fireworks", {
        colors: ["#ff5d8f", "#7fd8ff", "#fff1c9", "#ffb347"],
        kinds: ["chrysanthemum", "peony", "palm", "willow"],
        skyColor: "#020617",
        horizonColor: "#1d2b55",
        waterline: 0.3,
        size: 170,
        rate: 2.6,
      }),
    ],
  ),
  picture(
    {
      id: "signal",
      alt: "White lines rising into peaks on black, like the signal of a pulsar",
      type: "illustration",
      tags: "signal, sound, wave, music, audio, line, data, science, minimal, black, white, podcast, radio, frequency, abstract, graph",
      ratio: "1:1",
      time: 2,
    },
    [
      ground("pulsar", {
        view: "signal",
        color: "#f4f4f0",
        accentColor: "#ffffff",
        backgroundColor: "#050505",
        size: 200,
        glow: 0.1,
        peak: 0.8,
      }),
    ],
  ),
  picture(
    {
      id: "studio-grey",
      alt: "Empty grey studio backdrop with a soft pool of light",
      type: "photo",
      tags: "studio, backdrop, grey, gray, empty, minimal, background, wall, product, neutral, light, stage, portrait, texture",
      ratio: "4:3",
    },
    [fade("#b9b6b1", "#55524f", { x: 0.5, y: 0.42, radius: 0.75 })],
    {
      passes: [
        pass("noise", { kind: "mottle", intensity: 0.03, size: 64, colorfulness: 0, rate: 0 }),
        pass("grain", { intensity: 0.16 }),
      ],
    },
  ),
];
