import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { addressesOf, embeddedImages, type GltfDocument, readGltfFile, refusalOf } from "./gltf-file";

const limits = { vertices: 1000, unpackedBytes: 1_000_000, nodes: 10 };
const head = { asset: { version: "2.0" } };
const textOf = (document: object) => new TextEncoder().encode(JSON.stringify(document));
const plain = (fields: GltfDocument): GltfDocument => ({ ...head, ...fields });

describe("readGltfFile", () => {
  it.each(["cactus", "cup", "camera"])("reads the bundled %s", (id) => {
    const { document, binary } = readGltfFile(readFileSync(`public/models/${id}.glb`));
    expect(document.meshes?.length).toBe(1);
    expect(binary?.byteLength).toBeGreaterThan(1000);
    expect(refusalOf(document, { ...limits, vertices: 100_000, unpackedBytes: 10_000_000 })).toBeNull();
  });

  it("reads a document that is plain JSON", () => {
    expect(readGltfFile(textOf(head))).toEqual({ document: head, binary: null });
  });

  it.each([
    ["nothing", new Uint8Array()],
    ["a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])],
    ["other JSON", textOf({ hello: 1 })],
    ["a list", textOf([1])],
    ["an empty GLB", new Uint8Array([0x67, 0x6c, 0x54, 0x46, 2, 0, 0, 0, 12, 0, 0, 0])],
  ])("refuses %s", (_, bytes) => {
    expect(() => readGltfFile(bytes)).toThrow("not a glTF model");
  });

  it("refuses a GLB that is cut off, and one of version 1", () => {
    const whole = new Uint8Array(readFileSync("public/models/cup.glb"));
    expect(() => readGltfFile(whole.subarray(0, 2000))).toThrow("cut off");
    whole[4] = 1;
    expect(() => readGltfFile(whole)).toThrow("another version");
  });
});

describe("refusalOf", () => {
  it("counts a mesh once for each node that shows it", () => {
    const meshes = [{ primitives: [{ attributes: { POSITION: 0 } }] }];
    const shown = (times: number) =>
      plain({
        meshes,
        accessors: [{ count: 400 }],
        nodes: Array.from({ length: times }, () => ({ mesh: 0 })),
      });
    expect(refusalOf(shown(2), limits)).toBeNull();
    expect(refusalOf(shown(3), limits)).toBe("the model has 1200 vertices; at most 1000 are drawn");
  });

  it("finds loops and shared children in the tree", () => {
    const loop = plain({ nodes: [{ children: [1] }, { children: [2] }, { children: [0] }] });
    const itself = plain({ nodes: [{ children: [0] }] });
    const shared = plain({ nodes: [{ children: [2] }, { children: [2] }, {}] });
    for (const document of [loop, itself, shared]) expect(refusalOf(document, limits)).toContain("loop");
    expect(refusalOf(plain({ nodes: [{ children: [1, 2] }, { children: [3] }, {}, {}] }), limits)).toBeNull();
  });

  it("refuses what unpacks to too much, too many nodes, and what it needs and we do not have", () => {
    const packed = (count: number) =>
      plain({ bufferViews: [{ extensions: { EXT_meshopt_compression: { count, byteStride: 16 } } }] });
    expect(refusalOf(packed(10_000), limits)).toBeNull();
    expect(refusalOf(packed(4e9), limits)).toContain("unpacks");
    expect(refusalOf(plain({ accessors: [{ count: 1e9 }] }), limits)).toContain("unpacks");
    expect(refusalOf(plain({ nodes: Array.from({ length: 11 }, () => ({})) }), limits)).toContain("11 nodes");
    expect(refusalOf(plain({ extensionsRequired: ["KHR_texture_basisu"] }), limits)).toBe(
      "the model needs KHR_texture_basisu, which is not supported",
    );
  });
});

describe("what a file refers to", () => {
  it("lists each address once", () => {
    const document = plain({ buffers: [{ uri: "a.bin" }, {}], images: [{ uri: "b.png" }, { uri: "a.bin" }] });
    expect(addressesOf(document)).toEqual(["a.bin", "b.png"]);
  });

  it("cuts out the images that a GLB carries", () => {
    const document = plain({ images: [{ bufferView: 0 }], bufferViews: [{ byteOffset: 2, byteLength: 3 }] });
    expect(embeddedImages({ document, binary: new Uint8Array([0, 1, 2, 3, 4, 5]) })).toEqual([
      new Uint8Array([2, 3, 4]),
    ]);
    expect(embeddedImages({ document, binary: null })).toEqual([]);
  });
});
