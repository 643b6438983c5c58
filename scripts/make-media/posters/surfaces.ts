import { gradient, noiseField, tones } from "./draw";
import {
  bauhaus,
  bricks,
  caustics,
  contours,
  linen,
  lit,
  terrazzo,
  veins,
  waves,
  wood,
} from "./draw-surfaces";
import { drawing, ground, pass, picture } from "./pieces";

/** Textures and patterns to lay words, products and colours on. */
export const SURFACES = [
  picture(
    {
      id: "wood",
      alt: "Table of brown wooden boards from above",
      type: "photo",
      tags: "wood, table, board, texture, brown, background, surface, rustic, desk, floor, kitchen, food, natural, material, furniture, carpenter",
      ratio: "4:3",
    },
    [drawing("4:3", wood())],
    { passes: [pass("vignette", { intensity: 0.3, radius: 0.9 })] },
  ),
  picture(
    {
      id: "marble",
      alt: "White marble with grey veins",
      type: "photo",
      tags: "marble, stone, white, grey, gray, texture, background, surface, luxury, kitchen, bathroom, elegant, minimal, material, table",
      ratio: "4:3",
    },
    [
      drawing(
        "4:3",
        veins(
          [
            "#fbfaf8",
            "#f7f5f3",
            "#f4f2ef",
            "#f6f4f1",
            "#e3e1df",
            "#8e9196",
            "#e6e4e2",
            "#f5f3f0",
            "#f3f1ee",
            "#f8f6f4",
            "#fcfbf9",
          ],
          29,
          "multiply",
        ),
      ),
    ],
  ),
  picture(
    {
      id: "black-marble",
      alt: "Black marble with gold veins",
      type: "photo",
      tags: "marble, stone, black, gold, dark, texture, background, surface, luxury, elegant, premium, material, jewelry, invitation",
      ratio: "9:16",
    },
    [
      drawing(
        "9:16",
        veins(
          [
            "#17171d",
            "#121217",
            "#0f0f14",
            "#14141a",
            "#3a2f20",
            "#f0cd84",
            "#35291a",
            "#121218",
            "#0e0e13",
            "#15151b",
            "#1a1a21",
          ],
          12,
          "screen",
        ),
      ),
    ],
    { passes: [pass("brightness-contrast", { contrast: 0.1 })] },
  ),
  picture(
    {
      id: "concrete",
      alt: "Bare concrete wall with fine pores and stains",
      type: "photo",
      tags: "concrete, wall, grey, gray, texture, background, cement, industrial, architecture, urban, surface, rough, stone, material, building",
      ratio: "16:9",
    },
    [
      drawing(
        "16:9",
        [
          noiseField(
            "stain",
            'type="fractalNoise" baseFrequency="0.0035 0.005" numOctaves="6" seed="6"',
            tones(["#75736f", "#8b8985", "#9c9a96", "#aaa8a3"], 2, -0.5),
          ),
          noiseField(
            "pore",
            'type="fractalNoise" baseFrequency="0.22" numOctaves="4" seed="3"',
            lit(1.5, 235, 55),
            'width="1600" height="900" style="mix-blend-mode:multiply"',
          ),
          '<g fill="#4d4b48" opacity=".55"><rect x="533" width="3" height="900"/><rect x="1066" width="3" height="900"/><circle cx="110" cy="110" r="11"/><circle cx="110" cy="790" r="11"/><circle cx="650" cy="110" r="11"/><circle cx="650" cy="790" r="11"/><circle cx="1180" cy="110" r="11"/><circle cx="1180" cy="790" r="11"/></g>',
        ].join(""),
      ),
    ],
    { passes: [pass("vignette", { intensity: 0.25, radius: 0.95 })] },
  ),
  picture(
    {
      id: "brick-wall",
      alt: "Wall of worn red bricks",
      type: "photo",
      tags: "brick, wall, red, texture, background, building, urban, street, industrial, loft, city, house, cafe, old, masonry",
      ratio: "4:3",
    },
    [drawing("4:3", bricks())],
    { passes: [pass("vignette", { intensity: 0.35, radius: 0.9 }), pass("grain", { intensity: 0.12 })] },
  ),
  picture(
    {
      id: "linen",
      alt: "Natural linen, woven loosely",
      type: "photo",
      tags: "linen, fabric, cloth, textile, weave, beige, cream, texture, background, natural, fashion, home, surface, canvas, bright, soft",
      ratio: "4:3",
    },
    [drawing("4:3", linen())],
  ),
  picture(
    {
      id: "sand-ripples",
      alt: "Ripples that the wind has left in sand",
      type: "photo",
      tags: "sand, ripple, desert, beach, texture, background, nature, dune, wave, pattern, warm, beige, zen, wind, dry, surface",
      ratio: "3:4",
    },
    [
      drawing(
        "3:4",
        noiseField(
          "ripple",
          'type="fractalNoise" baseFrequency="0.0032 0.012" numOctaves="2" seed="15"',
          lit(15, 258, 50, "#f6d3a4"),
        ) +
          noiseField(
            "grain",
            'type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="2"',
            lit(0.9, 240, 60),
            'width="100%" height="100%" style="mix-blend-mode:multiply"',
          ),
      ),
    ],
  ),
  picture(
    {
      id: "pool",
      alt: "Sunlight playing in the turquoise water of a pool",
      type: "photo",
      tags: "pool, water, swimming, summer, turquoise, blue, ripple, sun, holiday, vacation, hotel, sport, texture, background, fresh, aqua, ocean",
      ratio: "1:1",
    },
    [
      drawing(
        "1:1",
        [
          `<defs>${gradient(
            "deep",
            [
              ["#2cc3d6", 0],
              ["#1597c4", 1],
            ],
            'x2="1" y2="1"',
          )}<filter id="bend" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.006" numOctaves="2" seed="7"/><feDisplacementMap in="SourceGraphic" scale="70" xChannelSelector="R" yChannelSelector="G"/></filter><pattern id="tile" width="100" height="100" patternUnits="userSpaceOnUse"><rect width="100" height="100" fill="none" stroke="#0e7fa8" stroke-opacity=".5" stroke-width="5"/></pattern></defs>`,
          '<rect width="1600" height="1600" fill="url(#deep)"/><rect x="-50" y="-50" width="1700" height="1700" fill="url(#tile)" filter="url(#bend)"/>',
          caustics("light", "0.0042 0.0052", 31, 1),
          caustics("light2", "0.008 0.0095", 5, 0.4),
        ].join(""),
      ),
    ],
    { passes: [pass("bloom", { intensity: 0.3, threshold: 0.7, radius: 20 })] },
  ),
  picture(
    {
      id: "terrazzo",
      alt: "Terrazzo with chips of terracotta, green and cream",
      type: "illustration",
      tags: "terrazzo, stone, floor, pattern, texture, background, interior, tile, terracotta, bright, design, kitchen, italian, playful, confetti",
      ratio: "1:1",
    },
    [drawing("1:1", terrazzo())],
  ),
  picture(
    {
      id: "pebbles",
      alt: "Smooth pebbles in grey and brown, seen from above",
      type: "3d",
      tags: "pebble, stone, rock, beach, river, nature, texture, background, zen, spa, grey, gray, wellness, calm, garden",
      ratio: "4:3",
    },
    [
      ground("voronoi", {
        colors: ["#c9bfae", "#a99c8a", "#8b8378", "#d8d0c2", "#6f6a66"],
        borderColor: "#2a2723",
        cellSize: 78,
        border: 6,
        shading: 0.4,
        relief: 1,
        speed: 0.15,
      }),
    ],
    { passes: [pass("noise", { kind: "speckle", intensity: 0.3, size: 1.5, colorfulness: 0, rate: 0 })] },
  ),
  picture(
    {
      id: "stained-glass",
      alt: "Stained glass in orange, crimson, teal and plum",
      type: "illustration",
      tags: "stained glass, mosaic, colour, color, pattern, abstract, church, art, window, orange, red, teal, texture, background, warm",
      ratio: "3:4",
    },
    [ground("voronoi", { cellSize: 100, border: 6, glow: 0.2 })],
    { passes: [pass("noise", { kind: "mottle", intensity: 0.25, size: 8, colorfulness: 0.2, rate: 0 })] },
  ),
  picture(
    {
      id: "lava",
      alt: "Cracked black crust with lava glowing between the plates",
      type: "3d",
      tags: "lava, volcano, fire, hot, crack, dark, black, orange, texture, background, energy, game, rock, heat, danger",
      ratio: "16:9",
    },
    [
      ground("voronoi", {
        colors: ["#1a0f0c", "#24120d", "#120b0a"],
        borderColor: "#ff6a1a",
        cellSize: 95,
        border: 3,
        shading: 0.2,
        relief: 0.7,
        glow: 0.9,
      }),
    ],
    {
      passes: [
        pass("warp", { kind: "liquid", strength: 0.4, radius: 90 }),
        pass("bloom", { intensity: 0.5, threshold: 0.4, radius: 24 }),
        pass("noise", { kind: "mottle", intensity: 0.2, size: 3, colorfulness: 0, rate: 0 }),
      ],
    },
  ),
  picture(
    {
      id: "contours",
      alt: "Golden contour lines of a map on dark green",
      type: "illustration",
      tags: "map, contour, topography, line, green, gold, outdoor, hiking, travel, pattern, abstract, background, adventure, geography, dark, nature",
      ratio: "16:9",
    },
    [drawing("16:9", contours())],
  ),
  picture(
    {
      id: "bauhaus",
      alt: "Quarter circles, discs and stripes in red, yellow, blue and black",
      type: "illustration",
      tags: "geometric, bauhaus, shape, pattern, abstract, modernist, circle, red, yellow, blue, poster, background, retro, swiss, design, art, colour, color",
      ratio: "1:1",
    },
    [drawing("1:1", bauhaus())],
    { passes: [pass("noise", { kind: "mottle", intensity: 0.12, size: 3, colorfulness: 0, rate: 0 })] },
  ),
  picture(
    {
      id: "seigaiha",
      alt: "Japanese wave pattern in indigo and cream",
      type: "illustration",
      tags: "japanese, wave, pattern, indigo, blue, cream, seigaiha, asia, fabric, traditional, ocean, sea, textile, background, restaurant, sushi",
      ratio: "3:4",
    },
    [drawing("3:4", waves())],
    { passes: [pass("noise", { kind: "mottle", intensity: 0.18, size: 3, colorfulness: 0, rate: 0 })] },
  ),
  picture(
    {
      id: "dot-wave",
      alt: "Grid of red dots swelling in a wave over yellow",
      type: "illustration",
      tags: "dot, pop art, pattern, yellow, red, retro, comic, grid, wave, abstract, background, graphic, bright, fun, sale",
      ratio: "4:3",
    },
    [
      ground("dotGrid", {
        backgroundColor: "#ffe14d",
        dotColor: "#e0332d",
        accentColor: "#e0332d",
        spacing: 26,
        dotSize: 0.28,
        wave: 1,
        staggered: true,
        wavelength: 460,
      }),
    ],
  ),
  picture(
    {
      id: "crema",
      alt: "Cream and coffee brown stirred into a slow spiral",
      type: "illustration",
      tags: "coffee, cream, spiral, latte, brown, caramel, chocolate, swirl, food, cafe, dessert, abstract, background, warm, milk",
      ratio: "1:1",
    },
    [
      ground("spiral", {
        colors: ["#f7e3cf", "#d9a679", "#8a5a3c", "#f1d3b3"],
        arms: 2,
        pitch: 260,
        softness: 1,
        wobble: 0.7,
        relief: 0.25,
      }),
    ],
    { passes: [pass("warp", { kind: "liquid", strength: 0.3, radius: 160 })] },
  ),
];
