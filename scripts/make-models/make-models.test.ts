import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { BUNDLED_MODELS } from "@/lib/poster/models/bundled-models";
import { readGltfFile } from "@/lib/poster/render/three/gltf-file";
import { buildModel } from "./build-model";
import { DECODER_FILES } from "./decoder-files";

const required = (id: string) =>
  readGltfFile(readFileSync(`public/models/${id}.glb`)).document.extensionsRequired ?? [];

describe("the bundled models", () => {
  it.each(BUNDLED_MODELS)("$id is what its program makes", async ({ id, url }) => {
    const made = await buildModel(id);
    expect(Buffer.from(made).equals(readFileSync(`public${url}`))).toBe(true);
  });

  it("are plain, packed with Meshopt, and packed with Draco", () => {
    expect(required("cactus")).toEqual([]);
    expect(required("cup")).toContain("EXT_meshopt_compression");
    expect(required("camera")).toEqual(["KHR_draco_mesh_compression"]);
  });
});

it("the Draco decoder that browsers get is that of the installed three.js", () => {
  for (const { from, to } of DECODER_FILES) {
    expect(readFileSync(`public/${to}`).equals(readFileSync(from)), `${to}: run scripts/make-models`).toBe(
      true,
    );
  }
});
