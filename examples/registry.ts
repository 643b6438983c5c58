import type { PosterState } from "@/lib/poster/schema/state";
import arabic from "./arabic.json" with { type: "json" };
import ascii from "./ascii.json" with { type: "json" };
import concert from "./concert.json" with { type: "json" };
import ditheredPortrait from "./dithered-portrait.json" with { type: "json" };
import emoji from "./emoji.json" with { type: "json" };
import eventPhoto from "./event-photo.json" with { type: "json" };
import glass from "./glass.json" with { type: "json" };
import japanese from "./japanese.json" with { type: "json" };
import plantSwap from "./plant-swap.json" with { type: "json" };
import product from "./product.json" with { type: "json" };
import quote from "./quote.json" with { type: "json" };
import timetable from "./timetable.json" with { type: "json" };

/** A finished poster to start from, to learn from and to test with. */
export interface Example {
  /** Also the file's name. */
  readonly id: string;
  readonly name: string;
  /** What it shows and which parts of the format it uses. */
  readonly description: string;
  /** Valid; the test beside this file checks it. */
  readonly state: PosterState;
}

/** The example posters, in the order in which they are shown. */
export const EXAMPLES: readonly Example[] = [
  {
    id: "concert",
    name: "The low tide",
    description: "Concert. Arcs from dashed ellipses, a row of facts, a title that moves as a wave.",
    state: concert as PosterState,
  },
  {
    id: "product",
    name: "Verdine",
    description: "Product on a picture background, a gradient veil that multiplies, bloom and vignette.",
    state: product as PosterState,
  },
  {
    id: "quote",
    name: "Seneca",
    description: "Quotation. One gradient disc printed as a halftone of two inks, letters that fall in.",
    state: quote as PosterState,
  },
  {
    id: "event-photo",
    name: "Hafenklang",
    description: "Open-air festival. Photograph under a soft-light gradient, a column of names, film grain.",
    state: eventPhoto as PosterState,
  },
  {
    id: "dithered-portrait",
    name: "Faces",
    description: "Exhibition. A portrait dithered to three inks.",
    state: ditheredPortrait as PosterState,
  },
  {
    id: "ascii",
    name: "Null Island",
    description: "Shapes and large type drawn in coloured characters, with bloom and scanlines.",
    state: ascii as PosterState,
  },
  {
    id: "arabic",
    name: "الحرف صورة",
    description: "Calligraphy exhibition in Arabic, right to left, eight-pointed stars in a group.",
    state: arabic as PosterState,
  },
  {
    id: "japanese",
    name: "森の音",
    description:
      "Outdoor concert in Japanese, upright columns, the whole picture painted with a Kuwahara filter.",
    state: japanese as PosterState,
  },
  {
    id: "emoji",
    name: "Saturday market",
    description: "Market. Twelve colour emoji that bounce on tiles.",
    state: emoji as PosterState,
  },
  {
    id: "timetable",
    name: "Night trains",
    description: "A train graph of 40 layers made of lines and text, with a key in a row.",
    state: timetable as PosterState,
  },
  {
    id: "glass",
    name: "Light never goes alone",
    description: "Exhibition. Three solids of glass that bend the type behind them, two of them turning.",
    state: glass as PosterState,
  },
  {
    id: "plant-swap",
    name: "Prickly",
    description: "Plant swap. A bundled model in its own colours, turning before large type.",
    state: plantSwap as PosterState,
  },
];
