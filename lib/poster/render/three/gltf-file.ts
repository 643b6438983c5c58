/**
 * Reads the outside of a glTF file before anything is decoded.
 *
 * Threat: a state names models by address, so anybody can hand us one that is made to hang or to fill memory. Covered:
 * sizes that the file declares (vertices, indices, unpacked bytes, nodes), loops in its tree, extensions that the
 * loader would stumble over, files it refers to. Left open: compressed data that unpacks to more than it declares is
 * only met after unpacking, by the vertex limit of the finished object.
 */
import { MediaError } from "../media/media-error";

interface GltfPart {
  readonly uri?: string;
  readonly bufferView?: number;
}

/** What is looked at of a glTF document. */
export interface GltfDocument {
  readonly extensionsRequired?: readonly string[];
  readonly buffers?: readonly (GltfPart & { readonly byteLength?: number })[];
  readonly images?: readonly GltfPart[];
  readonly bufferViews?: readonly {
    readonly buffer?: number;
    readonly byteOffset?: number;
    readonly byteLength?: number;
    readonly extensions?: Readonly<Record<string, { readonly count?: number; readonly byteStride?: number }>>;
  }[];
  readonly accessors?: readonly { readonly count?: number }[];
  readonly meshes?: readonly {
    readonly primitives?: readonly { readonly attributes?: Readonly<Record<string, number>> }[];
  }[];
  readonly nodes?: readonly { readonly children?: readonly number[]; readonly mesh?: number }[];
}

/** A glTF file taken apart. */
export interface GltfFile {
  readonly document: GltfDocument;
  /** The binary part of a GLB. */
  readonly binary: Uint8Array | null;
}

const GLB_MAGIC = 0x46546c67;
const JSON_CHUNK = 0x4e4f534a;
const BINARY_CHUNK = 0x004e4942;

/**
 * Takes a .glb or .gltf file apart.
 * @throws MediaError when it is neither.
 */
export function readGltfFile(bytes: Uint8Array): GltfFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 12 || view.getUint32(0, true) !== GLB_MAGIC) {
    return { document: parseDocument(bytes), binary: null };
  }
  if (view.getUint32(4, true) !== 2) throw new MediaError("the model is a GLB of another version than 2");
  let document: GltfDocument | null = null;
  let binary: Uint8Array | null = null;
  for (let offset = 12; offset + 8 <= bytes.byteLength; ) {
    const length = view.getUint32(offset, true);
    const type = view.getUint32(offset + 4, true);
    if (offset + 8 + length > bytes.byteLength) throw new MediaError("the model's file is cut off");
    const chunk = bytes.subarray(offset + 8, offset + 8 + length);
    if (type === JSON_CHUNK && !document) document = parseDocument(chunk);
    if (type === BINARY_CHUNK && !binary) binary = chunk;
    offset += 8 + length;
  }
  if (!document) throw new MediaError("the file is not a glTF model");
  return { document, binary };
}

function parseDocument(bytes: Uint8Array): GltfDocument {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new MediaError("the file is not a glTF model", { cause });
  }
  if (typeof value !== "object" || value === null || !("asset" in value)) {
    throw new MediaError("the file is not a glTF model");
  }
  return value as GltfDocument;
}

/** Most that a model may declare. */
export interface GltfLimits {
  readonly vertices: number;
  readonly unpackedBytes: number;
  readonly nodes: number;
}

/** Extensions that a model may depend on; all others change pictures only where they are optional. */
const KNOWN_EXTENSIONS = new Set([
  "KHR_draco_mesh_compression",
  "EXT_meshopt_compression",
  "KHR_meshopt_compression",
  "KHR_mesh_quantization",
  "KHR_texture_transform",
  "KHR_lights_punctual",
  "EXT_mesh_gpu_instancing",
  "EXT_texture_webp",
  "EXT_texture_avif",
  "KHR_materials_anisotropy",
  "KHR_materials_clearcoat",
  "KHR_materials_dispersion",
  "KHR_materials_emissive_strength",
  "KHR_materials_ior",
  "KHR_materials_iridescence",
  "KHR_materials_sheen",
  "KHR_materials_specular",
  "KHR_materials_transmission",
  "KHR_materials_unlit",
  "KHR_materials_volume",
  "KHR_materials_pbrSpecularGlossiness",
]);

/** Why a model is not opened, as a plain sentence; null when nothing speaks against it. */
export function refusalOf(document: GltfDocument, limits: GltfLimits): string | null {
  const unknown = document.extensionsRequired?.find((name) => !KNOWN_EXTENSIONS.has(name));
  if (unknown) return `the model needs ${String(unknown).slice(0, 60)}, which is not supported`;
  const { nodes = [], bufferViews = [], accessors = [] } = document;
  if (nodes.length > limits.nodes)
    return `the model has ${nodes.length} nodes; at most ${limits.nodes} are read`;
  if (!isForest(nodes)) return "the model's tree of nodes has a loop";
  const vertices = countVertices(document);
  if (vertices > limits.vertices) {
    return `the model has ${vertices} vertices; at most ${limits.vertices} are drawn`;
  }
  const unpacked = bufferViews.reduce((sum, view) => {
    const packed = view.extensions?.EXT_meshopt_compression ?? view.extensions?.KHR_meshopt_compression;
    return sum + sizeOf(packed?.count) * sizeOf(packed?.byteStride);
  }, 0);
  const elements = accessors.reduce((sum, { count }) => sum + sizeOf(count), 0);
  const tooLarge = unpacked > limits.unpackedBytes || elements * 16 > limits.unpackedBytes;
  return tooLarge ? "the model unpacks to more than can be held" : null;
}

const sizeOf = (value: number | undefined) => (typeof value === "number" && value > 0 ? value : 0);

function isForest(nodes: NonNullable<GltfDocument["nodes"]>): boolean {
  const parents = new Map<number, number>();
  for (const [parent, { children = [] }] of nodes.entries()) {
    for (const child of children) {
      if (parents.has(child)) return false;
      parents.set(child, parent);
    }
  }
  // Every node has one parent at most; a loop is then a way up that comes back to where it began.
  return nodes.every((_, start) => {
    let steps = 0;
    for (let at = parents.get(start); at !== undefined; at = parents.get(at)) {
      if (at === start || ++steps > nodes.length) return false;
    }
    return true;
  });
}

/** Vertices that would be drawn: those of a mesh once for each node that shows it. */
function countVertices({ nodes = [], meshes = [], accessors = [] }: GltfDocument): number {
  const perMesh = meshes.map(({ primitives = [] }) =>
    primitives.reduce((sum, { attributes }) => sum + sizeOf(accessors[attributes?.POSITION ?? -1]?.count), 0),
  );
  const shown = nodes.flatMap(({ mesh }) => (mesh === undefined ? [] : [perMesh[mesh] ?? 0]));
  return shown.reduce((sum, count) => sum + count, 0);
}

/** Addresses of the files that a model refers to, `data:` addresses among them; each once. */
export function addressesOf({ buffers = [], images = [] }: GltfDocument): string[] {
  const uris = [...buffers, ...images].flatMap(({ uri }) => (typeof uri === "string" ? [uri] : []));
  return [...new Set(uris)];
}

/** The bytes of the images that a GLB carries inside. */
export function embeddedImages({ document, binary }: GltfFile): Uint8Array[] {
  if (!binary) return [];
  return (document.images ?? []).flatMap(({ bufferView }) => {
    const view = bufferView === undefined ? undefined : document.bufferViews?.[bufferView];
    if (!view || (view.buffer ?? 0) !== 0) return [];
    const start = sizeOf(view.byteOffset);
    return [binary.subarray(start, start + sizeOf(view.byteLength))];
  });
}
