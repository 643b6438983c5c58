import { picture, print } from "./pieces";

/** The drawn pictures once more, as printers, engravers and old machines would show them. */
export const PRINTS = [
  picture(
    {
      id: "portrait-dither",
      alt: "Head in three-quarter view, in violet and cyan dots",
      type: "illustration",
      tags: "portrait, person, face, people, dither, pixel, neon, cyber, technology, music, retro, halftone, purple, dark, art, gaming, man, woman",
      ratio: "3:4",
    },
    [print("portrait", { contrast: 1.15, brightness: 1.35 })],
    {
      effect: {
        effectId: "dither-floyd-steinberg",
        enabled: true,
        dither: { palette: "synthwave", pixelation: 2.5, mapping: "ramp" },
      },
    },
  ),
  picture(
    {
      id: "dahlia-print",
      alt: "Dahlia printed in coarse dots of cyan, magenta, yellow and black",
      type: "illustration",
      tags: "flower, dahlia, halftone, print, dot, pop art, botanical, pink, retro, poster, comic, nature, floral, spring",
      ratio: "1:1",
    },
    [print("dahlia")],
    {
      effect: {
        effectId: "halftone-cmyk",
        enabled: true,
        halftoneCmyk: { cellSize: 13, misregistration: 1.5, paper: "#f7f0dc", contrast: 0.15 },
      },
    },
  ),
  picture(
    {
      id: "mountain-engraving",
      alt: "Mountain ridges engraved in fine green lines",
      type: "illustration",
      tags: "mountain, engraving, landscape, line, drawing, vintage, etching, nature, travel, banknote, illustration, green, outdoor, label",
      ratio: "4:3",
    },
    [print("mountains", { contrast: 1.5, brightness: 0.86 })],
    { effect: { effectId: "art-engraving", enabled: true, engraving: { spacing: 7, relief: 0.8 } } },
  ),
  picture(
    {
      id: "stairs-riso",
      alt: "Stairs and arch, printed in dots of pink, blue and yellow",
      type: "illustration",
      tags: "stairs, architecture, risograph, print, pink, blue, yellow, dot, building, poster, retro, minimal, summer, city, art",
      ratio: "3:4",
    },
    [print("stairs", { contrast: 1.25, brightness: 1.3, saturation: 1.5 })],
    {
      effect: {
        effectId: "color-separation",
        enabled: true,
        colorSeparation: {
          inks: ["#ff5a7d", "#1c5fd1", "#ffd23f"],
          screen: "halftone",
          cellSize: 8,
          misregistration: 2,
          contrast: 0.3,
        },
      },
    },
  ),
  picture(
    {
      id: "concert-halftone",
      alt: "Band on stage in large blue and red dots",
      type: "illustration",
      tags: "concert, music, band, stage, halftone, festival, party, event, people, crowd, dot, red, blue, poster, rock, show",
      ratio: "16:9",
    },
    [print("concert", { contrast: 1.2, brightness: 1.25 })],
    {
      effect: {
        effectId: "halftone-mono",
        enabled: true,
        halftone: { cellSize: 7, ink: "#ff5a3c", paper: "#14163f", shape: "round", contrast: 0.2 },
      },
    },
  ),
  picture(
    {
      id: "planet-stipple",
      alt: "Ringed planet in white dots on dark blue",
      type: "illustration",
      tags: "planet, space, saturn, astronomy, star, stipple, dot, drawing, science, dark, blue, night, universe, vintage, education",
      ratio: "4:3",
    },
    [print("planet", { brightness: 1.25 })],
    {
      effect: {
        effectId: "art-stipple",
        enabled: true,
        stipple: { dotSize: 2.6, ink: "#f1e9d2", paper: "#0c1a33" },
      },
    },
  ),
  picture(
    {
      id: "dunes-dither",
      alt: "Desert dunes in ordered pixels of sand and rust",
      type: "illustration",
      tags: "dune, desert, pixel, dither, retro, game, landscape, sand, sunset, orange, 8-bit, arcade, travel, nature, warm",
      ratio: "16:9",
    },
    [print("dunes", { contrast: 1.25 })],
    {
      effect: {
        effectId: "dither-bayer-4",
        enabled: true,
        dither: { palette: "sunset", pixelation: 3, mapping: "ramp" },
      },
    },
  ),
  picture(
    {
      id: "code-rain",
      alt: "Head made of falling green characters",
      type: "illustration",
      tags: "code, technology, computer, hacker, security, data, matrix, ascii, green, dark, digital, programming, software, face, person, ai, internet",
      ratio: "9:16",
    },
    [print("portrait", { contrast: 1.2, brightness: 1.5 })],
    { effect: { effectId: "ascii-matrix", enabled: true, ascii: { cellSize: 11 } } },
  ),
];
