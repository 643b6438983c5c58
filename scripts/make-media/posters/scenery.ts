import { glow, gradient, paperShadow } from "./draw";
import {
  aurora,
  beach,
  clouds,
  FIELDS,
  lavender,
  oceanSunset,
  palmShadow,
  paperWaves,
  ridges,
  SNOWY,
  skyline,
  starryNight,
  windowLight,
} from "./draw-scenery";
import { drawing, pass, picture } from "./pieces";

/** Landscapes, towns and light, drawn as vectors. */
export const SCENERY = [
  picture(
    {
      id: "ocean-sunset",
      alt: "Sun setting over the sea, its light in a path on the water",
      type: "illustration",
      tags: "sunset, ocean, sea, water, beach, sun, horizon, sky, evening, travel, vacation, holiday, summer, nature, landscape, orange, purple, calm, coast",
      ratio: "16:9",
    },
    [drawing("16:9", oceanSunset())],
    {
      passes: [
        pass("bloom", { intensity: 0.3, threshold: 0.65, radius: 40 }),
        pass("grain", { intensity: 0.12 }),
      ],
    },
  ),
  picture(
    {
      id: "beach",
      alt: "Beach from above: turquoise water, a line of foam and pale sand",
      type: "illustration",
      tags: "beach, sand, ocean, sea, wave, water, summer, vacation, holiday, travel, aerial, turquoise, blue, coast, nature, island, bright",
      ratio: "3:4",
    },
    [drawing("3:4", beach())],
  ),
  picture(
    {
      id: "skyline",
      alt: "City skyline at nightfall with lit windows under a violet sky",
      type: "illustration",
      tags: "city, skyline, night, building, office, urban, business, architecture, light, window, tower, downtown, town, skyscraper, evening, real estate, company",
      ratio: "16:9",
    },
    [drawing("16:9", skyline())],
    {
      passes: [
        pass("bloom", { intensity: 0.55, threshold: 0.45, radius: 14 }),
        pass("grain", { intensity: 0.12 }),
      ],
    },
  ),
  picture(
    {
      id: "blue-ridges",
      alt: "Snow-blue mountain ridges fading into cold mist",
      type: "illustration",
      tags: "mountain, ridge, snow, winter, cold, mist, fog, blue, landscape, nature, alps, hiking, travel, outdoor, minimal, calm, background",
      ratio: "4:3",
    },
    [
      drawing(
        "4:3",
        `<defs>${gradient("sky", [
          ["#dfe9f3", 0],
          ["#f4efe9", 0.6],
          ["#e8eef5", 1],
        ])}</defs><rect width="1600" height="1200" fill="url(#sky)"/>${ridges(SNOWY, 380, 140, 0.62, 50, 1600, 1200, 150)}`,
      ),
    ],
    { passes: [pass("grain", { intensity: 0.18 })] },
  ),
  picture(
    {
      id: "green-hills",
      alt: "Rolling green hills in morning light under a wide pale sky",
      type: "illustration",
      tags: "hill, field, green, landscape, nature, farm, agriculture, spring, morning, grass, country, rural, environment, organic, sustainable, meadow, ecology",
      ratio: "16:9",
    },
    [
      drawing(
        "16:9",
        `<defs>${gradient("sky", [
          ["#8fc0df", 0],
          ["#dcebe8", 0.55],
          ["#fff1d6", 1],
        ])}${glow("sun", [
          ["#fff8e0", 0],
          ["#fff3cf", 0.3, 0.6],
          ["#fff3cf", 1, 0],
        ])}</defs><rect width="1600" height="900" fill="url(#sky)"/>${clouds("puffs", [1, 1, 1], 42, 'width="1600" height="420" opacity=".9"')}<circle cx="420" cy="400" r="420" fill="url(#sun)"/>${ridges(FIELDS, 470, 76, 0.1, 71, 1600, 900, 62)}`,
      ),
    ],
    { passes: [pass("grain", { intensity: 0.14 })] },
  ),
  picture(
    {
      id: "canyon",
      alt: "Layers of red and orange rock fading into a hot sky",
      type: "illustration",
      tags: "canyon, desert, rock, red, orange, landscape, nature, travel, hot, west, sunset, adventure, outdoor, dry, sun, layer",
      ratio: "9:16",
    },
    [
      drawing(
        "9:16",
        `<defs>${gradient("sky", [
          ["#fbd9a0", 0],
          ["#f7a56b", 0.7],
          ["#ee7d50", 1],
        ])}</defs><rect width="900" height="1600" fill="url(#sky)"/><circle cx="610" cy="360" r="105" fill="#fff3d2"/>${ridges(["#ec9263", "#dd7147", "#c35334", "#9c3a2a", "#6e2723", "#40181b"], 640, 170, 0.66, 91, 900, 1600, 105)}`,
      ),
    ],
    {
      passes: [
        pass("bloom", { intensity: 0.3, threshold: 0.75, radius: 44 }),
        pass("grain", { intensity: 0.18 }),
      ],
    },
  ),
  picture(
    {
      id: "starry-night",
      alt: "Stars and the Milky Way over mountains and dark pines",
      type: "illustration",
      tags: "star, night, sky, milky way, space, galaxy, pine, tree, forest, mountain, camping, nature, dark, blue, landscape, dream, sleep, travel",
      ratio: "3:4",
    },
    [drawing("3:4", starryNight())],
    { passes: [pass("bloom", { intensity: 0.35, threshold: 0.6, radius: 10 })] },
  ),
  picture(
    {
      id: "aurora",
      alt: "Curtains of green and violet northern light in a starry sky over dark hills",
      type: "illustration",
      tags: "aurora, northern lights, night, sky, green, nature, winter, star, magic, landscape, dark, background, north, travel",
      ratio: "16:9",
    },
    [drawing("16:9", aurora())],
    {
      passes: [
        pass("bloom", { intensity: 0.35, threshold: 0.5, radius: 30 }),
        pass("grain", { intensity: 0.12 }),
      ],
    },
  ),
  picture(
    {
      id: "lavender",
      alt: "Rows of lavender running towards hills under a summer sky",
      type: "illustration",
      tags: "lavender, field, flower, purple, violet, summer, landscape, nature, farm, provence, travel, plant, fragrance, perfume, country, agriculture",
      ratio: "16:9",
    },
    [drawing("16:9", lavender())],
    { effect: { effectId: "art-kuwahara", enabled: true, kuwahara: { radius: 3, anisotropy: 0.6 } } },
  ),
  picture(
    {
      id: "paper-waves",
      alt: "Waves cut from blue paper, one behind the other",
      type: "3d",
      tags: "paper, cut, wave, ocean, sea, water, blue, abstract, layer, craft, background, papercut, swim, child, calm, sky",
      ratio: "4:3",
    },
    [
      drawing(
        "4:3",
        paperWaves(
          ["#f2f7f5", "#cfe7ea", "#98cbd8", "#5ba6c2", "#2f7da3", "#1c577f", "#113a5c"],
          1600,
          1200,
          200,
          300,
        ),
      ),
    ],
    { passes: [pass("noise", { kind: "mottle", intensity: 0.03, size: 2, colorfulness: 0, rate: 0 })] },
  ),
  picture(
    {
      id: "paper-sunrise",
      alt: "Sun rising over hills cut from warm paper",
      type: "3d",
      tags: "paper, cut, sunrise, sunset, sun, hill, landscape, warm, orange, pink, layer, craft, papercut, autumn, children, morning, story",
      ratio: "1:1",
    },
    [
      drawing(
        "1:1",
        `<rect width="1600" height="1600" fill="#ffe3bf"/><defs>${paperShadow("disc", 0, 30, 0.25)}</defs><circle cx="900" cy="640" r="520" fill="#ffd29a" filter="url(#disc)"/><circle cx="900" cy="640" r="370" fill="#ffb877" filter="url(#disc)"/><circle cx="900" cy="640" r="220" fill="#ff8f5c" filter="url(#disc)"/><g transform="translate(0 0)">${paperWaves(["none", "#f2775a", "#d9544d", "#ab3a4e", "#742a4c", "#451d40"], 1600, 1600, 260, 800).replace('fill="none"/>', 'fill="none" opacity="0"/>')}</g>`,
      ),
    ],
    { passes: [pass("noise", { kind: "mottle", intensity: 0.03, size: 2, colorfulness: 0, rate: 0 })] },
  ),
  picture(
    {
      id: "palm-shadow",
      alt: "Shadow of palm leaves on a warm plaster wall",
      type: "photo",
      tags: "shadow, palm, leaf, wall, plaster, summer, plant, tropical, minimal, background, sun, light, beige, interior, product, cosmetics, spa, wellness, bright",
      ratio: "3:4",
    },
    [drawing("3:4", palmShadow())],
    { passes: [pass("grain", { intensity: 0.1 })] },
  ),
  picture(
    {
      id: "window-light",
      alt: "Evening sun through a window, falling on a bare wall",
      type: "photo",
      tags: "window, light, shadow, wall, room, interior, home, evening, sun, quiet, minimal, architecture, office, house, neutral, background, apartment",
      ratio: "4:3",
    },
    [drawing("4:3", windowLight())],
    { passes: [pass("grain", { intensity: 0.16 }), pass("vignette", { intensity: 0.35, radius: 0.9 })] },
  ),
];
