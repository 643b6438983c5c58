/** One material's triangles, ready to be written. */
export interface GlbPrimitive {
  readonly material: GlbMaterial;
  /** x, y, z for each vertex. */
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly indices: Uint32Array;
}

/** A glTF metal-roughness material; the colour is linear, as glTF wants it. */
export interface GlbMaterial {
  readonly name: string;
  readonly color: readonly [number, number, number];
  readonly metalness: number;
  readonly roughness: number;
}

/** A piece of the binary part, with what the document says of it. */
export interface GlbView {
  readonly bytes: Uint8Array;
  readonly fields?: Readonly<Record<string, unknown>>;
}

/** Lays views one after another, each on a multiple of four. */
export function layViews(views: readonly GlbView[]) {
  let length = 0;
  const placed = views.map(({ bytes, fields = {} }) => {
    const byteOffset = length;
    length = Math.ceil((length + bytes.byteLength) / 4) * 4;
    return {
      bytes,
      byteOffset,
      described: { buffer: 0, byteOffset, byteLength: bytes.byteLength, ...fields },
    };
  });
  const binary = new Uint8Array(length);
  for (const { bytes, byteOffset } of placed) binary.set(bytes, byteOffset);
  return { binary, bufferViews: placed.map(({ described }) => described) };
}

/** What every model's document says of itself. */
export const DOCUMENT_HEAD = {
  asset: { version: "2.0", generator: "Affiche make-models", copyright: "CC0-1.0" },
  scene: 0,
  scenes: [{ nodes: [0] }],
};

/** The materials of primitives as a document lists them. */
export const describeMaterials = (primitives: readonly GlbPrimitive[]) =>
  primitives.map(({ material: { name, color, metalness, roughness } }) => ({
    name,
    pbrMetallicRoughness: {
      baseColorFactor: [...color.map((value) => Number(value.toFixed(4))), 1],
      metallicFactor: metalness,
      roughnessFactor: roughness,
    },
  }));

/** Smallest and largest corner of positions, which a glTF accessor of positions must name. */
export function boundsOf(positions: ArrayLike<number>): { min: number[]; max: number[] } {
  const min = [Infinity, Infinity, Infinity];
  const max = [-Infinity, -Infinity, -Infinity];
  for (let index = 0; index < positions.length; index++) {
    const axis = index % 3;
    min[axis] = Math.min(min[axis] ?? 0, positions[index] ?? 0);
    max[axis] = Math.max(max[axis] ?? 0, positions[index] ?? 0);
  }
  return { min, max };
}

/** Puts a document and its binary part into one GLB file. */
export function packGlb(document: object, binary: Uint8Array): Uint8Array {
  const json = new TextEncoder().encode(JSON.stringify(document));
  const jsonLength = Math.ceil(json.byteLength / 4) * 4;
  const binaryLength = Math.ceil(binary.byteLength / 4) * 4;
  const file = new Uint8Array(12 + 8 + jsonLength + 8 + binaryLength);
  const view = new DataView(file.buffer);
  const header = [0x46546c67, 2, file.byteLength, jsonLength, 0x4e4f534a];
  for (const [index, value] of header.entries()) view.setUint32(index * 4, value, true);
  file.fill(0x20, 20, 20 + jsonLength);
  file.set(json, 20);
  view.setUint32(20 + jsonLength, binaryLength, true);
  view.setUint32(24 + jsonLength, 0x004e4942, true);
  file.set(binary, 28 + jsonLength);
  return file;
}

/** Indices in the smallest type that holds them. */
export const packIndices = (indices: Uint32Array, vertexCount: number): Uint16Array | Uint32Array =>
  vertexCount <= 65_535 ? new Uint16Array(indices) : indices;

/** A view on the bytes of an array. */
export const bytesOf = (array: ArrayBufferView): Uint8Array =>
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
