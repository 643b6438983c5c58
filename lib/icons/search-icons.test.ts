import { describe, expect, it } from "vitest";
import { ICON_LIBRARIES } from "./icon-libraries";
import { iconSet } from "./icon-set";
import { searchIcons } from "./search-icons";

/** The first icons of a search, as `library:name`. */
const first = (query: string, limit = 8) =>
  searchIcons(query, { limit }).map(({ library, name }) => `${library}:${name}`);

/** Words that designers use, and icons that have to be among the first four. */
const EXPECTED: Readonly<Record<string, readonly string[]>> = {
  save: ["lucide:save", "phosphor:floppy-disk", "heroicons:arrow-down-on-square"],
  cart: ["phosphor:shopping-cart", "lucide:shopping-cart", "heroicons:shopping-cart"],
  user: ["phosphor:user", "lucide:user", "heroicons:user", "radix:person"],
  chart: ["phosphor:chart-bar", "lucide:chart-bar", "heroicons:chart-bar", "radix:bar-chart"],
  warning: ["phosphor:warning", "lucide:triangle-alert", "heroicons:exclamation-triangle"],
  delete: ["phosphor:trash", "lucide:trash", "heroicons:trash"],
  bin: ["phosphor:trash", "lucide:trash", "heroicons:trash", "radix:trash"],
  settings: ["lucide:settings", "phosphor:gear", "radix:gear", "heroicons:cog-6-tooth"],
  mail: ["lucide:mail", "phosphor:envelope", "heroicons:envelope", "radix:envelope-closed"],
  home: ["heroicons:home", "radix:home", "lucide:house", "phosphor:house"],
  search: [
    "lucide:search",
    "phosphor:magnifying-glass",
    "heroicons:magnifying-glass",
    "radix:magnifying-glass",
  ],
  close: ["phosphor:x", "lucide:x", "heroicons:x-mark", "radix:cross-2"],
  menu: ["lucide:menu", "phosphor:list", "heroicons:bars-3", "radix:hamburger-menu"],
  download: ["phosphor:download", "lucide:download", "radix:download", "heroicons:arrow-down-tray"],
  heart: ["phosphor:heart", "lucide:heart", "heroicons:heart", "radix:heart"],
  star: ["phosphor:star", "lucide:star", "heroicons:star", "radix:star"],
  calendar: ["phosphor:calendar", "lucide:calendar", "heroicons:calendar", "radix:calendar"],
  phone: ["phosphor:phone", "lucide:phone", "heroicons:phone"],
  lock: ["phosphor:lock", "lucide:lock", "heroicons:lock-closed", "radix:lock-closed"],
  play: ["phosphor:play", "lucide:play", "heroicons:play", "radix:play"],
  edit: ["phosphor:pencil", "lucide:pencil", "heroicons:pencil"],
  logout: ["lucide:log-out", "phosphor:sign-out", "heroicons:arrow-right-start-on-rectangle", "radix:exit"],
  image: ["phosphor:image", "lucide:image", "radix:image", "heroicons:photo"],
  bell: ["phosphor:bell", "lucide:bell", "heroicons:bell", "radix:bell"],
  location: ["phosphor:map-pin", "lucide:map-pin", "heroicons:map-pin"],
  money: ["phosphor:money", "lucide:dollar-sign", "heroicons:currency-dollar"],
  facebook: ["phosphor:facebook-logo"],
};

/** Icons whose names mean something else to most people; they come after what is meant. */
const OTHER_THINGS: Readonly<Record<string, readonly string[]>> = {
  phosphor: ["cross", "graph", "hamburger", "notification", "subtract", "trolley"],
  lucide: ["cross", "currency", "delete", "group", "hamburger", "lens", "shell", "speaker", "view"],
  radix: ["group"],
};

describe("the search for icons", () => {
  it.each(Object.entries(EXPECTED))("%s: shows what a designer expects first", (word, expected) => {
    const found = first(word, 4);
    expect(
      expected.filter((icon) => !found.includes(icon)),
      `instead: ${found.join(" ")}`,
    ).toEqual([]);
  });

  it.each(ICON_LIBRARIES)("finds each icon of %s first by its own name", (library) => {
    const { icons } = iconSet().library(library);
    const lost = icons.filter((name) => searchIcons(name, { library, limit: 1 })[0]?.name !== name);
    expect(lost.filter((name) => !OTHER_THINGS[library]?.includes(name))).toEqual([]);
  });

  it("shows what a word means before an icon that is called so and shows another thing", () => {
    expect(first("delete", 5)).toEqual([
      "phosphor:trash",
      "lucide:trash",
      "heroicons:trash",
      "radix:trash",
      "lucide:delete",
    ]);
    expect(searchIcons("delete", { library: "lucide", limit: 2 }).map(({ name }) => name)).toEqual([
      "trash",
      "delete",
    ]);
    // While it is typed, too.
    expect(first("dele", 4)).toEqual(first("delete", 4));
    expect(first("notification", 4)).toEqual([
      "phosphor:bell",
      "lucide:bell",
      "heroicons:bell",
      "radix:bell",
    ]);
    for (const [library, names] of Object.entries(OTHER_THINGS))
      for (const name of names) expect(first(name, 12), name).toContain(`${library}:${name}`);
    // What is called so and is meant stays first.
    expect(first("save", 1)).toEqual(["lucide:save"]);
    expect(first("power", 3)).toEqual(["phosphor:power", "lucide:power", "heroicons:power"]);
  });

  it("takes every spelling of a name for the same", () => {
    const found = first("arrow-right", 50);
    expect(found.slice(0, 4)).toEqual(ICON_LIBRARIES.map((library) => `${library}:arrow-right`));
    for (const spelling of [
      "ArrowRight",
      "arrowRight",
      "arrow_right",
      "ArrowRightIcon",
      "Arrow Right",
      " ARROW-RIGHT ",
    ])
      expect(first(spelling, 50), spelling).toEqual(found);
  });

  it.each([
    ["serch", "lucide:search"],
    ["setings", "lucide:settings"],
    ["calandar", "phosphor:calendar"],
    ["hart", "phosphor:heart"],
    ["mial", "lucide:mail"],
    ["dowload", "phosphor:download"],
    ["notificaton", "phosphor:bell"],
    ["facebok", "phosphor:facebook-logo"],
  ])("forgives a slip: %s", (slip, expected) => {
    expect(first(slip, 4)).toContain(expected);
  });

  it("finds a beginning, a plural, and several words in any order", () => {
    expect(first("calend", 1)).toEqual(["phosphor:calendar"]);
    expect(first("envelopes", 4)).toContain("phosphor:envelope");
    expect(first("shopping cart", 1)).toEqual(["phosphor:shopping-cart"]);
    expect(first("right arrow", 4)).toEqual(first("arrow right", 4));
    expect(first("log out", 4)).toEqual(first("logout", 4));
    expect(first("user nonsensical", 1)).toEqual(["phosphor:user"]);
  });

  it("finds old names of renamed icons", () => {
    expect(first("alert-triangle", 1)).toEqual(["lucide:triangle-alert"]);
    expect(searchIcons("dots-vertical", { library: "heroicons", limit: 1 })[0]?.name).toBe(
      "ellipsis-vertical",
    );
    expect(searchIcons("caduceus", { library: "phosphor", limit: 1 })[0]?.name).toBe("asclepius");
  });

  it("answers the same order each time, a shorter answer being the beginning of a longer one", () => {
    for (const query of ["a", "arrow", "user", "e-mail", "chart line"]) {
      const all = first(query, 200);
      expect(first(query, 200)).toEqual(all);
      expect(first(query, 7)).toEqual(all.slice(0, 7));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it("keeps to a library when told", () => {
    for (const library of ICON_LIBRARIES)
      expect(new Set(searchIcons("arrow", { library, limit: 200 }).map((icon) => icon.library))).toEqual(
        new Set([library]),
      );
  });

  it("finds nothing for what is no word, and does not mind names of prototypes", () => {
    for (const query of ["", "  ", "!!", "🗑️", "корзина", "\u0000", "%"])
      expect(first(query), query).toEqual([]);
    expect(first("constructor", 1)).not.toEqual([]);
    for (const query of ["__proto__", "hasOwnProperty", "a".repeat(10_000), "a ".repeat(5000)])
      expect(() => first(query), query.slice(0, 20)).not.toThrow();
  });
});
