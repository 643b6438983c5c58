import { wordsOf } from "./search-words";

/** Words that are looked for in one another's place: each line is about one thing. */
const THINGS = [
  "sea ocean water beach coast shore wave surf swim pool marine lake river island boat ship fish underwater aqua",
  "sunset sunrise dusk dawn evening morning golden twilight horizon",
  "mountain hill alps peak valley ridge canyon cliff hiking climb rock landscape scenery view nature outdoor",
  "forest tree wood pine jungle leaf foliage plant botanical garden green nature environment ecology",
  "flower floral blossom bloom petal rose dahlia lavender spring bouquet garden",
  "desert sand dune dry sahara canyon arid",
  "snow winter ice cold frost christmas december ski holiday",
  "summer vacation holiday travel beach trip tourism hotel adventure journey",
  "autumn fall october harvest warm orange",
  "night dark star moon midnight evening moonlight astronomy space galaxy universe cosmos planet",
  "city urban street skyline building town downtown architecture house skyscraper traffic car road",
  "office work business desk company corporate workspace meeting team startup job career entrepreneur finance marketing consulting conference",
  "computer laptop technology digital software data code programming network internet cyber ai robot machine server cloud app phone security",
  "school education book study learning university library reading student teacher course",
  "food kitchen restaurant meal cooking fruit vegetable healthy breakfast lunch dinner eat pizza bakery market",
  "coffee tea drink cup cafe espresso latte mug bar beer wine cocktail",
  "music concert band song sound audio vinyl record guitar dj party club dance festival event show podcast",
  "party celebration birthday anniversary firework festive new-year event wedding confetti",
  "love heart valentine romance wedding couple marriage family gift",
  "people person human man woman face portrait model girl boy child crowd head team",
  "fashion clothing style beauty cosmetics makeup skincare perfume jewelry luxury shopping satin",
  "health wellness spa yoga medicine doctor hospital fitness calm relax meditation zen",
  "sport energy speed fitness gym run power ball game football race",
  "money finance gold bank investment luxury business rich award",
  "fire flame ember hot burn lava volcano heat campfire spark",
  "metal steel silver chrome gold industrial iron liquid",
  "stone rock marble concrete pebble terrazzo brick wall",
  "fabric cloth textile linen satin silk cotton velvet",
  "paper print texture background surface pattern wallpaper backdrop",
  "abstract gradient background shape geometric pattern art colour color modern",
  "colour color colourful colorful rainbow vivid bright vibrant",
  "minimal simple clean empty calm quiet white neutral",
  "retro vintage old classic nostalgia 80s 70s pixel arcade game",
  "science physics chemistry laboratory space astronomy data research",
  "home house interior room window wall furniture apartment living real-estate",
  "sky cloud air blue weather horizon aurora",
  "animal dog cat bird horse wildlife nature",
  "farm field agriculture country rural meadow organic",
  "art painting drawing sculpture museum gallery design creative",
  "product packaging object bottle podium studio mockup still-life commerce shop sale",
] as const;

const RELATED = new Map<string, Set<string>>();
for (const line of THINGS) {
  const words = wordsOf(line);
  for (const word of words) {
    const known = RELATED.get(word) ?? new Set();
    for (const other of words) if (other !== word) known.add(other);
    RELATED.set(word, known);
  }
}

/** Words that a picture may be about instead, for a word in the singular and in lower case; none for a stranger. */
export const relatedWords = (word: string): ReadonlySet<string> => RELATED.get(word) ?? new Set();

/** Every word that has related ones. */
export const KNOWN_WORDS: readonly string[] = [...RELATED.keys()];
