import { describe, expect, it } from "vitest";
import { chooseWeight, weightNumber } from "./font-weight";

describe("weightNumber", () => {
  it("reads names, numbers and strings of numbers", () => {
    expect(["normal", "medium", "semibold", "bold", "300", 650].map(weightNumber)).toEqual([
      400, 500, 600, 700, 300, 650,
    ]);
  });

  it("is normal for anything else, and never outside what states may hold", () => {
    expect(["", "heavy", "constructor", Number.NaN, 5000, -1].map(weightNumber)).toEqual([
      100, 400, 400, 400, 900, 100,
    ]);
  });
});

describe("chooseWeight", () => {
  it("takes the range that holds the weight", () => {
    expect(chooseWeight(["100 900"], 650)).toBe("100 900");
  });

  it("looks where CSS looks when none holds it", () => {
    const have = ["300", "400", "700"];
    expect(chooseWeight(have, 500)).toBe("400");
    expect(chooseWeight(have, 600)).toBe("700");
    expect(chooseWeight(have, 900)).toBe("700");
    expect(chooseWeight(have, 100)).toBe("300");
    expect(chooseWeight(["300", "500"], 400)).toBe("500");
    expect(chooseWeight(["300", "600"], 400)).toBe("300");
    expect(chooseWeight([], 400)).toBeUndefined();
  });
});
