import { deflateSync } from "node:zlib";
import fc from "fast-check";
import LZString from "lz-string";
import { describe, expect, it } from "vitest";
import { EXAMPLES } from "@/examples/registry";
import { AppError } from "@/lib/http/app-error";
import { arbitraryState } from "../schema/arbitrary-state";
import type { PosterState } from "../schema/state";
import { validateState } from "../schema/validate";
import { decodeLink } from "./decode";
import { dictionaries } from "./dictionaries/registry";
import { encodeLink } from "./encode";

const BASE = "https://affiche.test";

const layer = (id: string, fields: Record<string, unknown> = {}) => ({
  id,
  name: id,
  type: "text",
  visible: true,
  locked: false,
  transform: { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 },
  ...fields,
});
const poster = (...layers: Record<string, unknown>[]): PosterState => ({
  canvas: { aspectRatio: "9:16", backgroundColor: "#1a2B3c" },
  layers,
});
const HOSTILE = 'a+b %25 %2B & #x = "q" \\ \n\t\u2028 \ud800 \udfff 🎉 &amp; </script> ?lm=1 %';
const readable = poster(layer("t", { content: HOSTILE }), layer("empty"));
const long = poster(
  ...Array.from({ length: 20 }, (_, index) => layer(`t${index}`, { content: `${HOSTILE} ${index * 7919}` })),
);

/** Same state, or INVALID_LINK; anything else is a fault. */
function expectSameOrRefused(link: string, state: PosterState) {
  try {
    expect(decodeLink(link).state, link).toEqual(state);
    return "same";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    expect(error.code).toBe("INVALID_LINK");
    return "refused";
  }
}

describe("links", () => {
  it("are readable while short and compressed when long", () => {
    expect(encodeLink(poster(layer("t")), BASE).params).toMatch(/^lm=1&ca=9%3A16&cbg=%231a2B3c&ly=/);
    const { params, url } = encodeLink(long, BASE);
    expect(params).toMatch(/^lm=1&ca=9%3A16&cbg=%231a2B3c&lz=1&ck=[\w-]{8}&z=[\w-]+$/);
    expect(url).toBe(`${BASE}/canvas?${params}`);
  });

  it("give back the exact state, whatever it holds", () => {
    fc.assert(
      fc.property(arbitraryState, (state) => {
        const sent = JSON.parse(JSON.stringify(state)) as PosterState;
        const { url, params } = encodeLink(sent, BASE);
        expect(decodeLink(url)).toEqual({ mode: "layer", state: sent });
        expect(decodeLink(params).state).toEqual(sent);
      }),
      { numRuns: 150 },
    );
  });

  it("keep every string that JSON can hold", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 300 }), (content) => {
        const state = poster(layer("t", { content }));
        expect(decodeLink(encodeLink(state, BASE).url).state).toEqual(state);
      }),
    );
    for (const state of [readable, long])
      expect(decodeLink(encodeLink(state, BASE).url).state).toEqual(state);
  });

  it("keep unknown keys, those that look dangerous included", () => {
    const text = `{"canvas":{"aspectRatio":"1:1","backgroundColor":"#000000","grid":8},"layers":[],"later":{"a":1},"__proto__":{"x":1}}`;
    const state = JSON.parse(text) as PosterState;
    const { url } = encodeLink(state, BASE);
    expect(JSON.parse(JSON.stringify(decodeLink(url).state))).toEqual(state);
    expect(Object.keys(decodeLink(url).state)).toContain("__proto__");
  });

  it.each(EXAMPLES.map(({ id, state }) => [id, state] as const))("hold the example %s", (_id, state) => {
    expect(decodeLink(encodeLink(state, BASE).url).state).toEqual(state);
  });
});

describe("a carrier", () => {
  const cases: [string, (link: string) => string][] = [
    ["turns %20 into +", (link) => link.replaceAll("%20", "+")],
    [
      "encodes once more",
      (link) => link.replace(/\?.*/s, (query) => `?${encodeURIComponent(query.slice(1))}`),
    ],
    ["encodes the values once more", (link) => link.replaceAll("%", "%25")],
    ["encodes the values twice more", (link) => link.replaceAll("%", "%2525")],
    ["encodes the whole address", (link) => encodeURIComponent(link)],
    ["decodes early", (link) => decodeURIComponent(link)],
    ["decodes the # of the colour", (link) => link.replace("%23", "#")],
    ["writes &amp;", (link) => link.replaceAll("&", "&amp;")],
    ["adds a full stop", (link) => `${link}.`],
    ["adds a bracket", (link) => `${link})`],
    ["puts it in angle brackets", (link) => `<${link}>`],
    ["puts it in quotes", (link) => `"${link}"`],
    ["ends a sentence", (link) => `${link}!?`],
    ["adds a fragment", (link) => `${link}#top`],
    ["adds tracking parameters", (link) => `${link}&utm_source=chat&fbclid=abc`],
    ["adds spaces and a line break", (link) => `  ${link} \r\n`],
    ["sends only the query", (link) => link.slice(link.indexOf("?"))],
  ];
  for (const [name, state] of [
    ["readable", readable],
    ["compressed", long],
  ] as const) {
    it.each(cases)(`that %s does no harm to a ${name} link`, (_name, carry) => {
      expect(expectSameOrRefused(carry(encodeLink(state, BASE).url), state)).toBe("same");
    });

    it(`that cuts a ${name} link anywhere makes it an error, never another poster`, () => {
      const { url } = encodeLink(state, BASE);
      const outcomes = Array.from({ length: url.length }, (_, end) =>
        expectSameOrRefused(url.slice(0, end), state),
      );
      expect(outcomes.every((outcome) => outcome === "refused")).toBe(true);
    });
  }

  it("that breaks a compressed link into lines does no harm", () => {
    const link = encodeLink(long, BASE).url;
    const wrapped = `${link.slice(0, 200)}\r\n${link.slice(200, 276)}\n ${link.slice(276)}`;
    expect(expectSameOrRefused(wrapped, long)).toBe("same");
  });

  it("that changes one character of a compressed link makes it an error", () => {
    const { url } = encodeLink(long, BASE);
    for (let index = url.indexOf("&ck="); index < url.length; index++) {
      for (const sign of ["A", "z", "_"]) {
        if (url[index] === sign) continue;
        expectSameOrRefused(url.slice(0, index) + sign + url.slice(index + 1), long);
      }
    }
  });
});

describe("other writers' links", () => {
  const payload = { layers: long.layers, postProcesses: [] };
  const expected = { ...poster(), ...payload };
  const head = "lm=1&ca=9:16&cbg=%231a2B3c&lz=1&z=";

  it("opens lz-string payloads, a + turned into a space included", () => {
    const z = LZString.compressToEncodedURIComponent(JSON.stringify(payload));
    expect(decodeLink(head + z).state).toEqual(expected);
    expect(decodeLink(head + z.replaceAll("+", " ")).state).toEqual(expected);
    expect(decodeLink(`${BASE}/canvas?${new URLSearchParams(head + z)}`).state).toEqual(expected);
  });

  it("opens zlib without a dictionary and without ck", () => {
    expect(decodeLink(head + deflateSync(JSON.stringify(payload)).toString("base64url")).state).toEqual(
      expected,
    );
  });

  it("refuses bombs at once", () => {
    const bomb = deflateSync(Buffer.alloc(50_000_000, "a"), { level: 9 }).toString("base64url");
    // Codes of an lz-string payload that each repeat the one before and a letter more: the steepest growth there is.
    const lzBomb = LZString.compressToEncodedURIComponent("a".repeat(300_000));
    for (const z of [bomb, lzBomb, "N".repeat(900_000), "N".repeat(16_000), "Q5BmB".repeat(3000)]) {
      const startedAt = performance.now();
      expect(() => decodeLink(head + z)).toThrow(AppError);
      expect(performance.now() - startedAt).toBeLessThan(1000);
    }
  });
});

describe("refusals", () => {
  const codeOf = (run: () => unknown) => {
    try {
      run();
      return "accepted";
    } catch (error) {
      return error instanceof AppError ? error.code : String(error);
    }
  };

  it.each([
    "",
    "hello",
    "https://example.com/",
    "https://example.com/canvas",
    "?a=1",
    "lm=1",
    "lm=1&ca=9:16&cbg=%23000000",
    "lm=1&ca=9:16&cbg=red&ly=[]",
    "lm=1&ca=2:1&cbg=%23000000&ly=[]",
    "lm=1&ca=1:1&cbg=%23000000&ly={}",
    "lm=1&ca=1:1&cbg=%23000000&ly=[1]",
    `lm=1&ca=1:1&cbg=%23000000&ly=${"[".repeat(70)}${"]".repeat(70)}`,
  ])("%j is no link", (input) => {
    expect(codeOf(() => decodeLink(input))).toBe("INVALID_LINK");
  });

  it("never fails in another way, whatever it is given", () => {
    const noise = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string().map((text) => `lm=1&ca=1:1&cbg=%23000000&ly=${text}`),
      fc
        .string({ unit: fc.constantFrom(..."ABCxyz019-_+$ %") })
        .map((z) => `lm=1&ca=1:1&cbg=%23000000&lz=1&z=${z}`),
    );
    fc.assert(
      fc.property(noise, (input) => {
        const code = codeOf(() => expect(validateState(decodeLink(input).state)).toEqual([]));
        expect(["accepted", "INVALID_LINK"]).toContain(code);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    "ftp://a.b",
    "javascript:alert(1)",
    "nonsense",
    "",
    "https://a.b/?x=1",
    "https://a.b/#x",
    "https://u:p@a.b",
  ])("%j is no base", (baseUrl) => {
    expect(codeOf(() => encodeLink(readable, baseUrl))).toBe("INVALID_REQUEST");
  });

  it("does not double the slash of a base, and keeps its path", () => {
    expect(encodeLink(readable, "https://a.b/").url).toMatch(/^https:\/\/a\.b\/canvas\?/);
    expect(encodeLink(readable, "https://a.b/posters//").url).toMatch(/^https:\/\/a\.b\/posters\/canvas\?/);
  });

  it("names the largest layer of a state that no link can hold", () => {
    const noise = Array.from({ length: 30_000 }, (_, index) => ((index * 7919) % 65_521).toString(36)).join(
      "",
    );
    const state = poster(
      layer("small"),
      layer("hero", { type: "image", mediaUrl: `data:image/png;base64,${noise}` }),
    );
    expect(() => encodeLink(state, BASE)).toThrow(/"hero" \(layers\[1\], \d+ kB\).*Upload/);
    expect(codeOf(() => encodeLink(state, BASE))).toBe("PAYLOAD_TOO_LARGE");
  });
});

describe("legacy links", () => {
  it("become layers of today", () => {
    const link =
      "https://old.test/?v=1&in=image&media=https%3A%2F%2Fold.test%2Fa.png&fit=contain&bg=112233&eid=dither-floyd-steinberg&dx=4&dpal=ink&pp=scanlines:1:0.5,200|nothing:1:1";
    const { mode, state } = decodeLink(link);
    expect(mode).toBe("legacy");
    expect(state.canvas).toEqual({ aspectRatio: "full", backgroundColor: "#112233" });
    expect(state.layers[1]).toMatchObject({
      type: "image",
      mediaUrl: "https://old.test/a.png",
      objectFit: "contain",
    });
    expect(state.effect).toMatchObject({
      effectId: "dither-floyd-steinberg",
      dither: { pixelation: 4, palette: "ink" },
    });
    expect(state.postProcesses).toMatchObject([
      { type: "scanlines", enabled: true, settings: { intensity: 0.5, count: 200 } },
    ]);
  });

  it("become a valid state whatever they say", () => {
    const names = "in model svg media mt fit col bg rs eid dx db dc dth dpal dcol dbe dbi dbr ac pp".split(
      " ",
    );
    const values = fc.oneof(
      fc.string(),
      fc.double().map(String),
      fc.constantFrom("image", "svg", "ascii-dense", "scanlines:1:9e9", "#fff"),
    );
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...names), values), (given) => {
        const link = `?v=1&${new URLSearchParams(given)}`;
        expect(validateState(decodeLink(link).state)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});

it("the dictionaries are those that links were made with", () => {
  expect(dictionaries.map(({ id }) => id.toString(16))).toMatchInlineSnapshot(`
    [
      "c85ec792",
    ]
  `);
});
