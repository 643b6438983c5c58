import { ground, pass, picture } from "./pieces";

/** Polished and poured: metal, glass, film and cloth as grounds. */
export const MATERIALS = [
  picture(
    {
      id: "pearl",
      alt: "Pearly sheen of pale pink, mint and lilac on a folded film",
      type: "3d",
      tags: "holographic, iridescent, pearl, foil, abstract, background, pastel, pink, mint, lilac, fashion, beauty, futuristic, shiny, texture",
      ratio: "3:4",
    },
    [
      ground("liquidMetal", {
        color: "#f3e8f4",
        lightColor: "#ffffff",
        shadowColor: "#b9a7d6",
        scale: 430,
        depth: 0.5,
        roughness: 0.55,
        iridescence: 1,
      }),
    ],
    { passes: [pass("brightness-contrast", { brightness: 0.1, saturation: 0.15 })] },
  ),
  picture(
    {
      id: "mercury",
      alt: "Folds of liquid silver metal mirroring white studio lamps",
      type: "3d",
      tags: "metal, liquid, silver, mercury, chrome, abstract, background, texture, shiny, technology, industrial, grey, gray, steel, music",
      ratio: "16:9",
    },
    [ground("liquidMetal", { scale: 380, depth: 0.7, roughness: 0.2 })],
    { passes: [pass("bloom", { intensity: 0.25, threshold: 0.7, radius: 30 })] },
  ),
  picture(
    {
      id: "molten-gold",
      alt: "Molten gold flowing in slow folds",
      type: "3d",
      tags: "gold, metal, liquid, luxury, jewelry, jewellery, abstract, background, texture, yellow, rich, money, finance, award, shiny, warm",
      ratio: "3:4",
    },
    [
      ground("liquidMetal", {
        color: "#ffb638",
        lightColor: "#fff3d6",
        shadowColor: "#1c0a02",
        scale: 400,
        depth: 0.55,
        roughness: 0.32,
      }),
    ],
    { passes: [pass("bloom", { intensity: 0.3, threshold: 0.7, radius: 36 })] },
  ),
  picture(
    {
      id: "oil-film",
      alt: "Rainbow film of oil on black liquid",
      type: "photo",
      tags: "oil, iridescent, rainbow, liquid, dark, black, abstract, background, texture, colour, color, petrol, psychedelic, music, macro",
      ratio: "1:1",
    },
    [
      ground("liquidMetal", {
        color: "#4a4c58",
        shadowColor: "#020206",
        iridescence: 1,
        scale: 330,
        depth: 0.8,
        roughness: 0.35,
      }),
    ],
    { passes: [pass("brightness-contrast", { contrast: 0.2, saturation: 0.25 })] },
  ),
  picture(
    {
      id: "satin",
      alt: "Rose-coloured satin in soft folds",
      type: "photo",
      tags: "satin, silk, fabric, cloth, textile, rose, pink, fashion, beauty, cosmetics, wedding, luxury, fold, texture, background, love, valentine",
      ratio: "4:3",
      time: 4,
    },
    [
      ground("liquidMetal", {
        color: "#eba39c",
        lightColor: "#ffdcd4",
        shadowColor: "#6d2433",
        scale: 420,
        depth: 0.42,
        roughness: 0.9,
      }),
    ],
  ),
  picture(
    {
      id: "reeded-glass",
      alt: "Orange, violet and pink lights bent into stripes by reeded glass",
      type: "3d",
      tags: "glass, reeded, stripe, abstract, background, light, neon, orange, violet, purple, pink, modern, music, night, club, event",
      ratio: "3:4",
      time: 6,
    },
    [ground("glass", { ribWidth: 46, refraction: 0.75, dispersion: 0.45 })],
  ),
  picture(
    {
      id: "glass-blocks",
      alt: "Wall of glass blocks with pastel light behind it",
      type: "3d",
      tags: "glass, block, wall, architecture, interior, pastel, pink, blue, window, abstract, background, bright, modern, grid, retro",
      ratio: "16:9",
    },
    [
      ground("glass", {
        colors: ["#f6e9ff", "#ff8fab", "#ffbe7a", "#74b9ff", "#86e3b0"],
        pattern: "blocks",
        ribWidth: 120,
        refraction: 0.8,
        dispersion: 0.4,
        shine: 0.7,
        frost: 0.05,
      }),
    ],
  ),
  picture(
    {
      id: "night-window",
      alt: "City lights in red, blue and amber behind a wet, hammered window at night",
      type: "photo",
      tags: "night, city, window, rain, light, neon, urban, street, bokeh, dark, mood, car, traffic, glass, cinema, background",
      ratio: "9:16",
    },
    [
      ground("glass", {
        colors: ["#05060d", "#ff3b3b", "#2b4bff", "#ffb23b", "#e0218a", "#14b8c8"],
        pattern: "hammered",
        ribWidth: 34,
        refraction: 0.85,
        dispersion: 0.5,
        shine: 0.2,
        frost: 0.12,
      }),
    ],
    { passes: [pass("grain", { intensity: 0.2 }), pass("vignette", { intensity: 0.45, radius: 0.8 })] },
  ),
  picture(
    {
      id: "chrome-drops",
      alt: "Drops of polished chrome floating in a dark studio",
      type: "3d",
      tags: "chrome, drop, metal, liquid, abstract, y2k, futuristic, silver, dark, studio, technology, music, fashion, sphere, black",
      ratio: "16:9",
      time: 11,
    },
    [
      ground("chrome", {
        skyColor: "#5b6068",
        horizonColor: "#ffffff",
        groundColor: "#050506",
        topColor: "#1b1d24",
        bottomColor: "#050506",
        dispersion: 0.25,
        size: 105,
        count: 8,
        melt: 0.35,
      }),
    ],
  ),
];
