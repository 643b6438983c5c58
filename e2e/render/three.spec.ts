import type { Page } from "@playwright/test";
import sharp from "sharp";
import { encodeLink } from "@/lib/poster/link/encode";
import { materials } from "@/lib/poster/materials/registry";
import { BUNDLED_MODELS } from "@/lib/poster/models/bundled-models";
import { BUNDLED_SVGS } from "@/lib/poster/models/bundled-svgs";
import type { PosterState } from "@/lib/poster/schema/state";
import { exampleLink, READY } from "../canvas/example-link";
import { expect, test } from "../fixtures/test";
import { captureState, colorCount, layer, meanDifference, type Pixels, poster } from "./capture-state";
import { coverage, expectAllToDiffer } from "./compare-pictures";
import { countGraphics, liveGraphics } from "./count-graphics";

const SHAPES = [
  "box",
  "sphere",
  "torus",
  "torusKnot",
  "cone",
  "cylinder",
  "icosahedron",
  "octahedron",
  "tetrahedron",
  "dodecahedron",
  "capsule",
  "plane",
];
const SQUARE = { aspectRatio: "1:1", backgroundColor: "#1b1d24" } as const;
const SIZE = { widthPx: 160, heightPx: 160 };

const object = (settings: Record<string, unknown>, fields: Record<string, unknown> = {}) =>
  layer("object", "3d", {
    settings: { shape: "torusKnot", color: "#d8643a", rotationX: 18, rotationY: 24, ...settings },
    ...fields,
  });
const scene = (
  settings: Record<string, unknown>,
  backgroundColor: string = SQUARE.backgroundColor,
): PosterState => poster([object(settings)], { canvas: { ...SQUARE, backgroundColor } });
const take = (page: Page, settings: Record<string, unknown>, timeSeconds = 1) =>
  captureState(page, scene(settings), { ...SIZE, timeSeconds });

test("every shape is drawn, lit, and unlike the others", async ({ page }) => {
  const pictures = new Map<string, Pixels>();
  for (const shape of SHAPES) {
    const picture = await take(page, { shape });
    expect(picture.warnings).toEqual([]);
    expect(coverage(picture), shape).toBeGreaterThan(0.12);
    expect(colorCount(picture), shape).toBeGreaterThan(60);
    pictures.set(shape, picture);
  }
  expectAllToDiffer(pictures, 2);
});

test("every material is drawn, and unlike the others; dynamic ones move", async ({ page }) => {
  const ids = [...materials.ids.filter((id) => id !== "original"), "toon"];
  const pictures = new Map<string, Pixels>();
  for (const materialType of ids) {
    const picture = await take(page, { materialType, autoRotate: false }, 1);
    expect(picture.warnings).toEqual([]);
    expect(coverage(picture), materialType).toBeGreaterThan(0.2);
    pictures.set(materialType, picture);
    const later = await take(page, { materialType, autoRotate: false }, 1.7);
    const moves = materials.get(materialType)?.category === "dynamic";
    if (moves) expect(meanDifference(picture, later), materialType).toBeGreaterThan(0.2);
    else expect(picture.data.equals(later.data), materialType).toBe(true);
  }
  expectAllToDiffer(pictures, 0.5);
  const plastic = await take(page, { materialType: "plastic", autoRotate: false });
  const physical = await take(page, { materialType: "physical", autoRotate: false });
  expect(physical.data.equals(plastic.data)).toBe(true);
});

test("the same time gives the same pixels, another time turns the object", async ({ page }) => {
  for (const settings of [
    { materialType: "holographic" },
    { materialType: "glassDiamond", shape: "icosahedron" },
  ]) {
    const first = await take(page, settings, 3);
    const other = await take(page, settings, 5);
    const again = await take(page, settings, 3);
    expect(again.data.equals(first.data)).toBe(true);
    expect(meanDifference(first, other)).toBeGreaterThan(1);
    const turned = await take(page, settings, 33);
    if (settings.shape) expect(meanDifference(first, turned)).toBeLessThan(0.1);
  }
});

test("settings do what they say", async ({ page }) => {
  const plain = await take(page, { autoRotate: false });
  for (const settings of [
    { scale: 0.5 },
    { rotationX: 70 },
    { rotationY: 90 },
    { rotationZ: 45 },
    { envMapIntensity: 0.3 },
    { wireframe: true },
    { color: "#2244ff" },
  ]) {
    const changed = await take(page, { autoRotate: false, ...settings });
    expect(meanDifference(plain, changed), JSON.stringify(settings)).toBeGreaterThan(2);
  }
  const half = await take(page, { autoRotate: false, scale: 0.5 });
  expect(coverage(half) / coverage(plain)).toBeCloseTo(0.25, 1);
});

test("edges are antialiased without a halo, and opacity mixes with what lies below", async ({ page }) => {
  const settings = { shape: "sphere", materialType: "matte", color: "#d02020", autoRotate: false };
  const on = (backgroundColor: string, fields = {}) =>
    captureState(page, poster([object(settings, fields)], { canvas: { ...SQUARE, backgroundColor } }), SIZE);
  const [black, white] = [await on("#000000"), await on("#ffffff")];
  const at = (picture: Pixels, index: number) => picture.data[index] ?? 0;
  const alphaAt = (index: number) => 1 - (at(white, index) - at(black, index)) / 255;
  const pixels = Array.from({ length: black.data.length / 3 }, (_, pixel) => {
    const [red, green, blue] = [0, 1, 2].map((channel) => alphaAt(pixel * 3 + channel));
    const [alpha = 0] = [red];
    const spread = Math.max(Math.abs(alpha - (green ?? 0)), Math.abs(alpha - (blue ?? 0)));
    return { alpha, spread, red: at(black, pixel * 3) / alpha, green: at(black, pixel * 3 + 1) / alpha };
  });
  expect(Math.max(...pixels.map(({ spread }) => spread))).toBeLessThan(0.015);
  // The colour of a half-covered pixel is the sphere's: red, and no brighter than the sphere gets.
  const edges = pixels.filter(({ alpha }) => alpha > 0.2 && alpha < 0.8);
  expect(edges.length).toBeGreaterThan(50);
  expect(Math.min(...edges.map(({ red }) => red))).toBeGreaterThan(60);
  expect(Math.max(...edges.map(({ red }) => red))).toBeLessThan(250);
  expect(Math.max(...edges.map(({ green }) => green))).toBeLessThan(100);
  const faint = await on("#ffffff", { transform: { opacity: 0.5 } });
  const most = faint.data.reduce(
    (worst, value, index) => Math.max(worst, Math.abs(value - (at(white, index) + 255) / 2)),
    0,
  );
  expect(most).toBeLessThanOrEqual(2);
});

test("glass shows the layers below, bent", async ({ page }) => {
  const stripes = [-0.6, -0.2, 0.2, 0.6].map((x, index) =>
    layer(`stripe-${index}`, "shape", {
      shape: "rectangle",
      shapeWidth: 0.1,
      shapeHeight: 1,
      transform: { x },
      style: { fill: { type: "solid", color: "#ff0000", opacity: 1 } },
    }),
  );
  const glass = object({ shape: "sphere", materialType: "glassClear" });
  const withStripes = poster([...stripes, glass], { canvas: { ...SQUARE, backgroundColor: "#ffffff" } });
  const seen = await captureState(page, withStripes, SIZE);
  const without = await captureState(page, { ...withStripes, layers: [glass] }, SIZE);
  const flat = await captureState(page, { ...withStripes, layers: stripes }, SIZE);
  expect(seen.at(0.05, 0.05)).toEqual(flat.at(0.05, 0.05));
  const middle = (picture: Pixels) =>
    Array.from({ length: 60 }, (_, step) => picture.at(0.2 + step * 0.01, 0.5));
  const redness = (picture: Pixels) => middle(picture).filter(([red, green]) => red - green > 60).length;
  expect(redness(seen)).toBeGreaterThan(4);
  expect(redness(without)).toBe(0);
  expect(middle(seen)).not.toEqual(middle(flat));
});

test("size, place, turn and mirror change where it is drawn, not what", async ({ page }) => {
  const state = scene({ materialType: "gold", autoRotate: false });
  const small = await captureState(page, state, SIZE);
  const middle = await captureState(page, state, { widthPx: 320, heightPx: 320 });
  const large = await captureState(page, state, { widthPx: 1280, heightPx: 1280 });
  const reduced = await sharp(large.data, { raw: { width: 1280, height: 1280, channels: 3 } })
    .resize(320, 320)
    .raw()
    .toBuffer();
  expect(meanDifference(middle, { ...middle, data: reduced })).toBeLessThan(1.6);
  const flipped = await captureState(
    page,
    poster([object({ materialType: "gold", autoRotate: false }, { flipX: true })], { canvas: SQUARE }),
    SIZE,
  );
  const mirrored = await sharp(small.data, { raw: { width: 160, height: 160, channels: 3 } })
    .flop()
    .raw()
    .toBuffer();
  expect(meanDifference(flipped, { ...small, data: mirrored })).toBeLessThan(0.4);
  const background = await captureState(
    page,
    poster([layer("bg", "background", { contentType: "3d", solidColor: "#203040" })], { canvas: SQUARE }),
    SIZE,
  );
  expect(background.at(0.01, 0.01)).toEqual([0x20, 0x30, 0x40]);
  expect(coverage(background)).toBeGreaterThan(0.15);
});

for (const { id, url } of BUNDLED_MODELS) {
  test(`the bundled model ${id} is drawn in its own colours and in gold`, async ({ page }) => {
    const model = { inputType: "model", modelUrl: url, autoRotate: false };
    const own = await take(page, { ...model, materialType: "original" });
    const gold = await take(page, { ...model, materialType: "gold" });
    expect([...own.warnings, ...gold.warnings]).toEqual([]);
    expect(coverage(own)).toBeGreaterThan(0.1);
    expect(colorCount(own)).toBeGreaterThan(100);
    expect(meanDifference(own, gold)).toBeGreaterThan(4);
  });
}

test("every bundled mark becomes a solid", async ({ page }) => {
  const pictures = new Map<string, Pixels>();
  for (const { id, url } of BUNDLED_SVGS) {
    const picture = await take(page, { inputType: "svg", svgUrl: url, materialType: "original" });
    expect(picture.warnings, id).toEqual([]);
    expect(coverage(picture), id).toBeGreaterThan(0.1);
    pictures.set(id, picture);
  }
  expectAllToDiffer(pictures, 2);
});

test("an SVG's strokes, fill rules, classes and repeated parts are read, and it runs nothing", async ({
  page,
}) => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">
    <style>.ring { fill: none; stroke: #00c060; stroke-width: 14px }</style>
    <script>document.title = "script"</script>
    <circle class="ring" cx="50" cy="50" r="40" onload="document.title = 'handler'"/>
    <defs><rect id="bar" width="12" height="40" fill="#0060ff"/></defs>
    <use href="#bar" x="30" y="30"/><use href="#bar" x="58" y="30"/>
    <image href="https://example.invalid/a.png" width="10" height="10"/>
    <text x="0" y="10">not read</text>
  </svg>`;
  const picture = await take(page, {
    inputType: "svg",
    svg,
    materialType: "original",
    rotationX: 0,
    rotationY: 0,
    autoRotate: false,
  });
  expect(picture.warnings).toEqual([]);
  const [red, green, blue] = picture.at(0.5, 0.19);
  expect(green).toBeGreaterThan(red + 40);
  expect(green).toBeGreaterThan(blue + 20);
  expect(picture.at(0.39, 0.5)[2]).toBeGreaterThan(picture.at(0.39, 0.5)[0] + 60);
  expect(picture.at(0.5, 0.5)).toEqual([0x1b, 0x1d, 0x24]);
  expect(await page.title()).not.toMatch(/script|handler/);
});

const dataUrl = (bytes: Uint8Array | string, type = "model/gltf-binary") =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
const gltf = (fields: object) =>
  dataUrl(JSON.stringify({ asset: { version: "2.0" }, ...fields }), "model/gltf+json");

for (const [name, settings, reason] of [
  ["a file that is no model", { modelUrl: dataUrl("hello") }, "not a glTF model"],
  ["no address", {}, "no address"],
  [
    "a model of too many vertices",
    {
      modelUrl: gltf({
        meshes: [{ primitives: [{ attributes: { POSITION: 0 } }] }],
        accessors: [{ count: 5e6 }],
        nodes: [{ mesh: 0 }],
      }),
    },
    "5000000 vertices",
  ],
  ["a tree with a loop", { modelUrl: gltf({ nodes: [{ children: [0] }] }) }, "loop"],
  [
    "an extension that we lack",
    { modelUrl: gltf({ extensionsRequired: ["KHR_texture_basisu"] }) },
    "KHR_texture_basisu",
  ],
  ["an empty scene", { modelUrl: gltf({ scene: 0, scenes: [{ nodes: [] }] }) }, "no surfaces"],
  [
    "a part beside a data: address",
    { modelUrl: gltf({ buffers: [{ uri: "a.bin", byteLength: 4 }] }) },
    "cannot be fetched",
  ],
  ["an SVG without shapes", { inputType: "svg", svg: "<svg><text>hi</text></svg>" }, "no shapes"],
  [
    "an SVG that uses itself",
    { inputType: "svg", svg: '<svg><g id="a"><use href="#a"/></g></svg>' },
    "uses itself",
  ],
  [
    "an SVG with entities",
    { inputType: "svg", svg: '<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>' },
    "entities",
  ],
  ["markup that is no SVG", { inputType: "svg", svg: "<svg><path" }, "cannot be read"],
] as const) {
  test(`${name} is a labelled placeholder and a warning`, async ({ page }) => {
    const picture = await take(page, { inputType: "model", ...settings });
    expect(picture.warnings).toHaveLength(1);
    expect(picture.warnings[0]).toContain('"object"');
    expect(picture.warnings[0]).toContain(reason);
    expect(coverage(picture)).toBeGreaterThan(0.9);
  });
}

test("a model that is not there is said to be so, and the rest of the poster is drawn", async ({
  page,
  complaints,
}) => {
  complaints.allow(/404/);
  const state = poster(
    [
      object(
        { inputType: "model", modelUrl: "/models/none.glb" },
        { transform: { width: 0.5, height: 0.5, x: -0.5 } },
      ),
      layer("ball", "3d", { settings: { shape: "sphere" }, transform: { width: 0.5, height: 0.5, x: 0.5 } }),
    ],
    { canvas: SQUARE },
  );
  const picture = await captureState(page, state, SIZE);
  expect(picture.warnings).toEqual(['Layer "object" (object): the address answered 404.']);
  expect(picture.at(0.75, 0.5)).not.toEqual([0x1b, 0x1d, 0x24]);
});

test("forty changes of state leave graphics as they were after the first, in one context", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await countGraphics(page);
  const round = async () => {
    for (const settings of [
      { materialType: "gold" },
      { shape: "box", materialType: "glassFrosted" },
      { inputType: "model", modelUrl: "/models/cup.glb", materialType: "original" },
      { inputType: "svg", svgUrl: "/svgs/heart.svg", wireframe: true },
    ]) {
      await captureState(page, scene(settings), { widthPx: 100, heightPx: 100 });
    }
    await captureState(page, poster([], { canvas: SQUARE }), { widthPx: 100, heightPx: 100 });
    return liveGraphics(page);
  };
  await round();
  const early = await round();
  expect(early.contexts).toBe(1);
  let late = early;
  for (let index = 0; index < 8; index++) late = await round();
  expect(late).toEqual(early);
});

test("a poster without 3D loads no three.js, one with 3D does", async ({ page }) => {
  const scripts: string[] = [];
  page.on("response", async (response) => {
    if (response.request().resourceType() !== "script") return;
    const text = await response.text().catch(() => "");
    if (/THREE\.WebGLRenderer/.test(text)) scripts.push(response.url());
  });
  await page.goto(exampleLink("concert"));
  await page.locator(READY).waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  const link = encodeLink(scene({ materialType: "chrome" }), "http://localhost").params;
  await page.goto(`/canvas?${link}&capture=1`);
  await page.locator(READY).waitFor({ state: "attached" });
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
  const shot = await sharp(await page.screenshot())
    .removeAlpha()
    .stats();
  expect(Math.max(...shot.channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
});

test("POST /render draws 3D: a packed model and glass over type", async ({ request }) => {
  const state = poster([
    layer("word", "text", { content: "GLASS", fontSize: 120, fontFamily: "Archivo Black" }),
    object({ materialType: "glassClear", shape: "sphere" }, { transform: { height: 0.5, y: -0.3 } }),
    layer("camera", "3d", {
      transform: { height: 0.4, y: 0.55 },
      settings: { inputType: "model", modelUrl: "/models/camera.glb", materialType: "original" },
    }),
  ]);
  const answer = await request.post("/api/v1/render", {
    data: { state, width: 270, height: 480, format: "png" },
  });
  expect(answer.status()).toBe(200);
  expect(answer.headers()["x-render-warnings"]).toBeUndefined();
  const { channels } = await sharp(await answer.body())
    .extract({ left: 40, top: 320, width: 190, height: 100 })
    .stats();
  expect(Math.max(...channels.slice(0, 3).map(({ stdev }) => stdev))).toBeGreaterThan(25);
});
