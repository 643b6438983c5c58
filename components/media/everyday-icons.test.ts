import { describe, expect, it } from "vitest";
import { ICON_LIBRARIES } from "@/lib/icons/icon-libraries";
import { iconSet } from "@/lib/icons/icon-set";
import { everydayIcons } from "./everyday-icons";

describe("everyday icons", () => {
  it.each(ICON_LIBRARIES)("are there in %s, by the names of today or by earlier ones, each once", (id) => {
    const library = iconSet().library(id);
    const groups = everydayIcons(id);
    expect(groups.map(({ title }) => title)).toEqual([
      "Interface",
      "Arrows",
      "People and talk",
      "Pictures and sound",
      "Shop and work",
      "Places and weather",
    ]);
    const names = groups.flatMap((group) => group.names);
    expect(names.filter((name) => library.find(name) === null)).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThan(50);
  });
});
