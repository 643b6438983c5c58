import type { PictureWords } from "./picture";

/** What is told of the pictures that scenes.ts lists, in its order. */
export const DRAWN: readonly PictureWords[] = [
  {
    id: "portrait",
    alt: "Head and shoulders in three-quarter view, lit from the left against a dark ground",
    type: "photo",
    tags: "portrait, person, face, head, people, man, woman, human, model, studio, bust, sculpture, fashion",
  },
  {
    id: "concert",
    alt: "Band on a stage under crossing beams of light, a crowd with raised hands in front",
    type: "illustration",
    tags: "concert, music, band, stage, crowd, festival, event, party, people, lights, show, live, night",
  },
  {
    id: "mountains",
    alt: "Mountain ridges behind one another at sunrise, mist in the valleys",
    type: "photo",
    tags: "mountain, landscape, nature, sunrise, sunset, mist, fog, sky, travel, outdoor, hiking, sun, valley",
  },
  {
    id: "dunes",
    alt: "Sand dunes in low sun under a clear sky",
    type: "photo",
    tags: "dune, desert, sand, landscape, nature, sky, travel, outdoor, summer, sun",
  },
  {
    id: "still-life",
    alt: "White, yellow and mirrored spheres, a cone, a cube and a gold ring on red cloth",
    type: "3d",
    tags: "still life, sphere, cone, cube, geometry, shape, cloth, red, gold, abstract, art, object, studio",
  },
  {
    id: "stairs",
    alt: "Stairs rising between plaster walls to an arch, in hard sunlight under a blue sky",
    type: "3d",
    tags: "stairs, architecture, building, wall, arch, steps, shadow, sun, summer, minimal, pastel, city",
  },
  {
    id: "fluid",
    alt: "Thick blue, red and cream paint swirled together",
    type: "illustration",
    tags: "fluid, abstract, paint, colour, color, liquid, marble, ink, background, texture, art, blue",
  },
  {
    id: "paper",
    alt: "Off-white sheet with the creases of three folds, in raking light",
    type: "photo",
    tags: "paper, texture, white, background, folded, sheet, surface, grey, minimal, print",
  },
  {
    id: "coffee",
    alt: "Steaming cup of coffee with saucer and spoon on an orange ground",
    type: "photo",
    tags: "coffee, cup, drink, espresso, cafe, breakfast, food, product, morning, mug, table, object",
  },
  {
    id: "bottle",
    alt: "Green glass bottle with a gold stopper on a round stone",
    type: "photo",
    tags: "bottle, product, perfume, glass, cosmetics, beauty, packaging, green, gold, object, studio, luxury",
  },
  {
    id: "dahlia",
    alt: "Coral dahlia from above, its petals in spirals, on dark leaves",
    type: "illustration",
    tags: "dahlia, flower, plant, nature, petal, blossom, garden, spring, pink, red, botanical, floral",
  },
  {
    id: "forest",
    alt: "Tree trunks in morning mist, rays of light falling between them",
    type: "illustration",
    tags: "forest, tree, wood, nature, mist, fog, light, landscape, morning, outdoor, green, plant",
  },
  {
    id: "planet",
    alt: "Ringed planet in half light among stars",
    type: "3d",
    tags: "planet, space, star, saturn, astronomy, sky, night, ring, science, universe, galaxy, dark",
  },
  {
    id: "vinyl",
    alt: "Vinyl record with a blue and cream label on an orange table",
    type: "photo",
    tags: "vinyl, record, music, album, lp, dj, sound, retro, object, product, orange, party",
  },
];
