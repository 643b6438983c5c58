import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { validateState } from "./validate";

const transform = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };
const base = { id: "a", name: "A", visible: true, locked: false, transform };
const canvas = { aspectRatio: "9:16", backgroundColor: "#101018" };
const state = (...layers: unknown[]) => ({ canvas, layers });
const text = (fields: Record<string, unknown> = {}) => ({ ...base, type: "text", ...fields });
const group = (id: string, ...children: unknown[]) => ({ ...base, id, type: "group", children });

describe("validateState", () => {
  it("finds nothing wrong with a plain poster", () => {
    expect(validateState(state({ ...base, type: "background" }, text({ id: "b" })))).toEqual([]);
  });

  it.each([[null], [undefined], [0], ["state"], [[]], [() => 0], [Symbol("s")]])(
    "refuses %s as a whole",
    (value) => {
      expect(validateState(value)).toEqual(["state: must be an object"]);
    },
  );

  it("reports every problem together, in document order, in the documented words", () => {
    const problems = validateState({
      canvas: { aspectRatio: "2:1", backgroundColor: "#101018" },
      layers: [{ id: "a", name: "A", type: "text", visible: true, locked: false }],
      effect: { effectId: "nope", enabled: true },
    });
    expect(problems).toEqual([
      "canvas.aspectRatio: must be one of 4:3, 3:4, 16:9, 9:16, 1:1, full",
      "layers[0].transform: transform is required and must be an object",
      'effect.effectId: "nope" is not a valid effect ID',
    ]);
  });

  it("follows the order of keys as sent, missing ones last", () => {
    const moved = { ...transform, opacity: 2, x: "1" };
    const layer = { transform: moved, name: 7, type: "text", visible: true, color: "red" };
    expect(validateState({ layers: [layer], canvas: { backgroundColor: "red" } })).toEqual([
      "layers[0].transform.x: must be a number",
      "layers[0].transform.opacity: must be at most 1",
      "layers[0].name: must be a string",
      "layers[0].color: must be a hex colour like #1a2b3c",
      "layers[0].id: id is required and must be a string",
      "layers[0].locked: locked is required and must be a boolean",
      "canvas.backgroundColor: must be a hex colour matching ^#[0-9a-fA-F]{6}$, like #1a1a2e",
      "canvas.aspectRatio: must be one of 4:3, 3:4, 16:9, 9:16, 1:1, full",
    ]);
    expect(validateState({})).toEqual([
      "canvas: canvas is required and must be an object",
      "layers: layers is required and must be an array",
    ]);
  });

  it.each([[null], [[]], ["center"], [0]])("a transform that is %j is no transform", (value) => {
    expect(validateState(state(text({ transform: value })))).toEqual([
      "layers[0].transform: transform is required and must be an object",
    ]);
  });

  it("checks the base fields of a layer whose type is unknown, and only those", () => {
    const layer = { ...base, type: "hologram", visible: "yes", content: 5 };
    expect(validateState(state(layer))).toEqual([
      "layers[0].visible: must be a boolean",
      "layers[0].type: must be one of text, image, video, 3d, shape, background, group, rectangle, ellipse, polygon, star, line",
    ]);
    expect(validateState(state(5, null))).toEqual([
      "layers[0]: must be an object",
      "layers[1]: must be an object",
    ]);
  });

  it("accepts the five kinds of shape as types", () => {
    const kinds = ["rectangle", "ellipse", "polygon", "star", "line"];
    expect(validateState(state(...kinds.map((type) => ({ ...base, id: type, type }))))).toEqual([]);
    expect(validateState(state({ ...base, type: "star", points: 2 }))).toEqual([
      "layers[0].points: must be at least 3",
    ]);
  });

  it("keeps silent about unknown keys, at every level, hostile names included", () => {
    const strange = JSON.parse(
      '{"__proto__": {"id": 1}, "constructor": 2, "toString": [null], "a b": {"c": "d"}}',
    );
    const layer = text({ ...strange, transform: { ...transform, ...strange } });
    Object.defineProperty(layer, "__proto__", { value: { id: 5 }, enumerable: true });
    expect(
      validateState({ ...state(layer), ...strange, canvas: { ...canvas, width: 5, ...strange } }),
    ).toEqual([]);
    expect(({} as Record<string, unknown>).id).toBeUndefined();
  });

  it("does not take a field from a prototype", () => {
    const problems = validateState(JSON.parse('{"__proto__": {"canvas": {}, "layers": []}}'));
    expect(problems).toHaveLength(2);
  });
});

describe("limits of a state", () => {
  it("reports an id that two layers share, groups included", () => {
    const layers = [text(), group("g", text({ id: "b" }), text({ id: "a" })), text({ id: "b" })];
    expect(validateState(state(...layers))).toEqual([
      'layers[1].children[1].id: "a" is already the id of another layer',
      'layers[2].id: "b" is already the id of another layer',
    ]);
  });

  it("counts the layers inside groups", () => {
    const many = (count: number, prefix: string) =>
      Array.from({ length: count }, (_, i) => text({ id: `${prefix}${i}` }));
    expect(validateState(state(...many(200, "t")))).toEqual([]);
    expect(validateState(state(...many(201, "t")))).toEqual(["layers: must have at most 200 entries"]);
    expect(validateState(state(group("g", ...many(199, "t"))))).toEqual([]);
    expect(validateState(state(group("g", ...many(200, "t"))))).toEqual([
      "layers: must have at most 200 layers, those inside groups counted",
    ]);
  });

  it("takes eight groups inside one another and not nine", () => {
    const nested = (depth: number): unknown => (depth === 0 ? text() : group(`g${depth}`, nested(depth - 1)));
    expect(validateState(state(nested(8)))).toEqual([]);
    expect(validateState(state(nested(9)))).toEqual([
      `layers[0]${".children[0]".repeat(8)}: groups must be at most 8 deep inside one another`,
    ]);
  });

  it("bounds every string at 20,000 characters, but not data: URLs of media", () => {
    const long = "x".repeat(20_001);
    const layers = [
      text({ content: long, note: long, [long]: 1 }),
      { ...base, id: "b", type: "image", mediaUrl: `data:image/png;base64,${long}` },
      { ...base, id: "c", type: "image", mediaUrl: `https://example.com/${long}` },
      text({ id: "d", content: "x".repeat(20_000) }),
      text({ id: "e", content: "😀".repeat(20_000) }),
    ];
    const problems = validateState(state(...layers)).map((line) => line.replace(/"x{60}"/, '"x…"'));
    expect(problems).toEqual([
      "layers[0].content: must have at most 20000 characters",
      "layers[0].note: must have at most 20000 characters",
      'layers[0]["x…"]: has a name of more than 20000 characters',
      "layers[2].mediaUrl: must have at most 20000 characters",
    ]);
  });

  it("reports numbers that are none, or out of range, wherever they stand", () => {
    const problems = validateState({
      ...JSON.parse('{"future": {"speed": 1e999}}'),
      ...state(text({ fontSize: 0, lineHeight: Number.NaN, transform: { ...transform, x: 1e308 } })),
    });
    expect(problems).toEqual([
      "future.speed: must be a finite number",
      "layers[0].transform.x: must be at most 100000",
      "layers[0].fontSize: must be at least 1",
      "layers[0].lineHeight: must be a finite number",
    ]);
  });

  it.each([
    "javascript:alert(1)",
    "file:///etc/passwd",
    "//example.com/x.png",
    "/\\example.com",
    "ftp://a/b",
  ])("refuses the media address %s", (mediaUrl) => {
    const [problem] = validateState(state({ ...base, type: "image", mediaUrl }));
    expect(problem).toMatch(/^layers\[0\]\.mediaUrl: must be an http\(s\) address/);
  });

  it("lists at most 100 lines, the last saying how many are left", () => {
    const wrong = (count: number) =>
      state(text(Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i}`, Number.NaN]))));
    expect(validateState(wrong(100)).at(-1)).toBe("layers[0].k99: must be a finite number");
    const problems = validateState(wrong(130));
    expect(problems).toHaveLength(100);
    expect(problems.at(-1)).toBe("state: 31 more problems are not listed");
    expect(validateState(wrong(5000)).at(-1)).toMatch(/^state: at least \d+ more problems are not listed$/);
  });
});

describe("registries in a state", () => {
  const pass = (fields: Record<string, unknown>) => ({
    ...state(),
    postProcesses: [{ id: "p", enabled: true, ...fields }],
  });

  it("suggests the post-process that was meant, and checks settings of a known one", () => {
    expect(validateState(pass({ type: "scanline" }))).toEqual([
      'postProcesses[0].type: "scanline" is not a valid post-process type; did you mean "scanlines"?',
    ]);
    expect(
      validateState(pass({ type: "scanlines", settings: { intensity: 3, count: "many", extra: 1 } })),
    ).toEqual([
      "postProcesses[0].settings.intensity: must be at most 1",
      "postProcesses[0].settings.count: must be a number",
    ]);
  });

  it("checks shaders and their settings", () => {
    const background = (shader: unknown) =>
      state({ ...base, type: "background", contentType: "shader", shader });
    expect(validateState(background({ shaderType: "meshGradient", settings: { softness: 0.2 } }))).toEqual(
      [],
    );
    expect(validateState(background({ shaderType: "mesh-gradiant" }))).toEqual([
      'layers[0].shader.shaderType: "mesh-gradiant" is not a valid shader ID; did you mean "meshGradient"?',
    ]);
    expect(validateState(background({ shaderType: "dotGrid", settings: { spacing: 0 } }))).toEqual([
      "layers[0].shader.settings.spacing: must be at least 4",
    ]);
  });

  it("checks text animations, nested and flat", () => {
    const animated = (animation: unknown) => validateState(state(text({ animation })));
    expect(
      animated({ mode: "animated", animation: { type: "wave", frequency: 2, axis: "vertical" } }),
    ).toEqual([]);
    expect(animated({ mode: "dancing", animation: { type: "wave", speed: 9, axis: "up" } })).toEqual([
      "layers[0].animation.mode: must be one of animated, static",
      "layers[0].animation.animation.speed: must be at most 5",
      "layers[0].animation.animation.axis: must be one of vertical, horizontal, both",
    ]);
    expect(animated({ type: "typewritter" })).toEqual([
      'layers[0].animation.type: "typewritter" is not a valid text animation; did you mean "typewriter"?',
    ]);
    expect(animated(5)).toEqual(["layers[0].animation: must be an object"]);
  });

  it("knows materials by id and alias", () => {
    const model = (materialType: string) => state({ ...base, type: "3d", settings: { materialType } });
    expect(validateState(model("toon"))).toEqual([]);
    expect(validateState(model("glass-clear"))).toEqual([
      'layers[0].settings.materialType: "glass-clear" is not a valid material ID; did you mean "glassClear"?',
    ]);
  });
});

describe("hostile states", () => {
  const quickly = (value: unknown) => {
    const startedAt = performance.now();
    const problems = validateState(value);
    // Far above what it takes, far below what a quadratic walk would take.
    expect(performance.now() - startedAt).toBeLessThan(3000);
    return problems;
  };

  it("survives any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 6 }), fc.jsonValue(), fc.jsonValue(), (layers, effect, whole) => {
        for (const value of [
          whole,
          { canvas, layers, effect, postProcesses: layers },
          { canvas, layers: [layers, effect] },
        ]) {
          for (const problem of validateState(value)) expect(problem).toMatch(/^\S[\s\S]*: \S/);
        }
      }),
    );
  });

  it("is not bottomless", () => {
    let nested: unknown = 1;
    for (let depth = 0; depth < 200_000; depth++) nested = [nested];
    expect(quickly({ ...state(), nested })[0]).toMatch(/: must be nested at most 64 levels deep$/);
    let groups: unknown = text();
    for (let depth = 0; depth < 10_000; depth++) groups = group(`g${depth}`, groups);
    expect(quickly(state(groups))).toHaveLength(1);
  });

  it("is linear in what is sent", () => {
    expect(quickly({ canvas, layers: Array.from({ length: 300_000 }, () => ({})) })).toHaveLength(100);
    expect(
      quickly(state(group("g", ...Array.from({ length: 20_000 }, (_, i) => text({ id: `t${i}` }))))),
    ).toHaveLength(1);
    expect(quickly({ ...state(), many: Array.from({ length: 500_000 }, () => 0) })).toEqual([]);
    const keys = Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i]));
    expect(quickly({ ...state(), keys })).toEqual([]);
    expect(quickly({ ...state(), effect: { effectId: "x".repeat(5_000_000) } })).toHaveLength(1);
    expect(quickly(state(text({ color: `#${"0".repeat(5_000_000)}` })))).toHaveLength(1);
    const dashes = Array.from({ length: 200_000 }, () => "x");
    expect(quickly(state({ ...base, type: "line", style: { strokeDash: dashes } })).length).toBeLessThan(20);
  });
});
