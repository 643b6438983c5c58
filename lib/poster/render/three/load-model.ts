import { imageDimensionsFromData } from "image-dimensions";
import { LoadingManager, type Material, type Object3D } from "three";
import { MeshoptDecoder } from "three/addons/libs/meshopt_decoder.module.js";
import { DRACOLoader } from "three/addons/loaders/DRACOLoader.js";
import { type GLTF, GLTFLoader } from "three/addons/loaders/GLTFLoader.js";
import { fetchMedia, MAX_MEDIA_BYTES } from "../media/fetch-media";
import { MediaError } from "../media/media-error";
import { addressesOf, embeddedImages, type GltfFile, readGltfFile, refusalOf } from "./gltf-file";
import { meshesOf } from "./measure";
import { createSceneObject, MAX_VERTICES, type SceneObject } from "./scene-object";

/** Where the decoder of Draco lies in this app, beside its licence. */
const DRACO_PATH = "/decoders/draco/";
const LIMITS = { vertices: MAX_VERTICES, unpackedBytes: 128 * 1024 * 1024, nodes: 5_000 };
const MAX_TEXTURE_PIXELS = 48_000_000;
const MAX_FILES = 64;
const OPEN_TIMEOUT_MS = 20_000;

/** Opens models. Holds the Draco decoder's worker from the first packed model on. */
export interface ModelLoader {
  /** @throws MediaError with the reason in plain words. */
  load(url: string, signal: AbortSignal): Promise<SceneObject>;
  dispose(): void;
}

/** Makes a loader of .glb and .gltf models, Draco and Meshopt packed ones included. */
export function createModelLoader(): ModelLoader {
  const openDraco = () => new DRACOLoader().setDecoderPath(DRACO_PATH).setWorkerLimit(1);
  let draco = openDraco();
  return {
    async load(url, signal) {
      const { bytes } = await fetchMedia(url, signal, MAX_MEDIA_BYTES);
      const file = readGltfFile(bytes);
      const refusal = refusalOf(file.document, LIMITS);
      if (refusal) throw new MediaError(refusal);
      const files = await fetchFiles(file, url, MAX_MEDIA_BYTES - bytes.byteLength, signal);
      refuseLargeTextures([...embeddedImages(file), ...files.values()]);
      try {
        return await open(bytes, files, draco);
      } catch (error) {
        // A decoder that could not be fetched stays broken; the next model gets a fresh one.
        draco.dispose();
        draco = openDraco();
        throw error;
      }
    },
    dispose: () => draco.dispose(),
  };
}

/** Fetches what a model refers to, by the address that the model gives. */
async function fetchFiles(
  { document }: GltfFile,
  modelUrl: string,
  mostBytes: number,
  signal: AbortSignal,
): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const addresses = addressesOf(document);
  if (addresses.length > MAX_FILES) throw new MediaError("the model refers to too many files");
  const base = new URL(modelUrl, location.href);
  const fetched = new Map<string, Uint8Array<ArrayBuffer>>();
  let bytesLeft = mostBytes;
  for (const address of addresses) {
    const from = base.protocol === "data:" ? undefined : base;
    const resolved = URL.canParse(address, from) ? new URL(address, from) : null;
    if (!resolved || !["http:", "https:", "data:"].includes(resolved.protocol)) {
      throw new MediaError(
        "the model refers to a file that cannot be fetched; a GLB holds everything in one",
      );
    }
    const { bytes } = await fetchMedia(resolved.href, signal, bytesLeft);
    bytesLeft -= bytes.byteLength;
    fetched.set(address, bytes);
  }
  return fetched;
}

/** Reads pictures' headers: a small file may be a gigabyte of pixels. */
function refuseLargeTextures(files: readonly Uint8Array[]): void {
  const pixels = files.reduce((sum, bytes) => {
    const size = imageDimensionsFromData(bytes);
    return sum + (size ? size.width * size.height : 0);
  }, 0);
  if (pixels > MAX_TEXTURE_PIXELS) throw new MediaError("the model's textures have too many pixels");
}

async function open(
  bytes: Uint8Array<ArrayBuffer>,
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
  draco: DRACOLoader,
): Promise<SceneObject> {
  const warnings = new Set<string>();
  const addresses = new Map([...files].map(([name, file]) => [name, URL.createObjectURL(new Blob([file]))]));
  const manager = new LoadingManager();
  manager.onError = () => warnings.add("a part of the model cannot be loaded");
  // The loader gets what was fetched here and pictures from inside the file, and asks nobody else.
  manager.setURLModifier((asked) => addresses.get(asked) ?? (asked.startsWith("blob:") ? asked : "data:,"));
  const loader = new GLTFLoader(manager).setDRACOLoader(draco).setMeshoptDecoder(MeshoptDecoder);
  try {
    const parsed = await inTime(loader.parseAsync(bytes.buffer, ""));
    return objectOf(parsed, [...warnings]);
  } catch (error) {
    if (error instanceof MediaError) throw error;
    throw new MediaError("the model cannot be read", { cause: error });
  } finally {
    for (const address of addresses.values()) URL.revokeObjectURL(address);
  }
}

/** Waits for a promise, but not for ever. */
async function inTime<Value>(promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new MediaError("the model takes too long to open")), OPEN_TIMEOUT_MS);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}

function objectOf(parsed: GLTF, warnings: readonly string[]): SceneObject {
  const content = parsed.scene;
  const materials = meshesOf(content).flatMap(({ material }): Material[] => [material].flat());
  // The studio is the only light, and edges and points have no surface to take it.
  const unwanted: Object3D[] = [];
  content.traverse((object) => {
    if ("isLight" in object || "isLine" in object || "isPoints" in object) unwanted.push(object);
  });
  for (const object of unwanted) object.removeFromParent();
  return createSceneObject({
    content,
    clips: parsed.animations,
    hasOwn: true,
    doubleSided: materials.some(({ side }) => side === 2),
    warnings,
  });
}
