import { MeshoptEncoder } from "meshoptimizer";
import {
  boundsOf,
  bytesOf,
  DOCUMENT_HEAD,
  describeMaterials,
  type GlbPrimitive,
  type GlbView,
  layViews,
  packGlb,
} from "./glb";

/** A GLB with quantised vertices packed with Meshopt (KHR_mesh_quantization, EXT_meshopt_compression). */
export async function writeMeshopt(primitives: readonly GlbPrimitive[]): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const reach = Math.max(...primitives.flatMap(({ positions }) => positions.reduce(farther, 0)));
  const views: GlbView[] = [];
  const accessors: object[] = [];
  let unpackedLength = 0;
  const pack = (bytes: Uint8Array, count: number, byteStride: number, mode: "ATTRIBUTES" | "TRIANGLES") => {
    const packed = MeshoptEncoder.encodeGltfBuffer(bytes, count, byteStride, mode);
    const byteOffset = unpackedLength;
    unpackedLength += Math.ceil((count * byteStride) / 4) * 4;
    // The document describes the unpacked bytes, in a buffer that is not there; the extension says where the packed lie.
    const extension = { buffer: 0, byteLength: packed.byteLength, byteStride, count, mode };
    return (
      views.push({
        bytes: packed,
        fields: { unpacked: { byteOffset, length: count * byteStride, extension } },
      }) - 1
    );
  };
  const described = primitives.map((primitive, material) => {
    const { positions, normals, indices } = inGoodOrder(primitive);
    const count = positions.length / 3;
    const first = accessors.length;
    const places = padded(positions, 4, (value) => Math.round((value / reach) * 32_767), Int16Array);
    const directions = padded(normals, 4, (value) => Math.round(value * 127), Int8Array);
    const quantised = Array.from(positions, (value) => Math.round((value / reach) * 32_767));
    accessors.push(
      {
        bufferView: pack(bytesOf(places), count, 8, "ATTRIBUTES"),
        componentType: 5122,
        normalized: true,
        count,
        type: "VEC3",
        ...boundsOf(quantised),
      },
      {
        bufferView: pack(bytesOf(directions), count, 4, "ATTRIBUTES"),
        componentType: 5120,
        normalized: true,
        count,
        type: "VEC3",
      },
      {
        bufferView: pack(bytesOf(indices), indices.length, 4, "TRIANGLES"),
        componentType: 5125,
        count: indices.length,
        type: "SCALAR",
      },
    );
    return { attributes: { POSITION: first, NORMAL: first + 1 }, indices: first + 2, material };
  });
  const { binary, bufferViews } = layViews(views);
  return packGlb(
    {
      ...DOCUMENT_HEAD,
      extensionsUsed: ["KHR_mesh_quantization", "EXT_meshopt_compression"],
      extensionsRequired: ["KHR_mesh_quantization", "EXT_meshopt_compression"],
      nodes: [{ mesh: 0, scale: [reach, reach, reach] }],
      meshes: [{ primitives: described }],
      materials: describeMaterials(primitives),
      accessors,
      bufferViews: bufferViews.map((view) => describeView(view as unknown as LaidView)),
      buffers: [
        { byteLength: binary.byteLength },
        { byteLength: unpackedLength, extensions: { EXT_meshopt_compression: { fallback: true } } },
      ],
    },
    binary,
  );
}

interface LaidView {
  readonly byteOffset: number;
  readonly unpacked: {
    readonly byteOffset: number;
    readonly length: number;
    readonly extension: { readonly byteStride: number; readonly mode: string };
  };
}

const describeView = ({ byteOffset, unpacked }: LaidView) => ({
  buffer: 1,
  byteOffset: unpacked.byteOffset,
  byteLength: unpacked.length,
  ...(unpacked.extension.mode === "ATTRIBUTES" ? { byteStride: unpacked.extension.byteStride } : {}),
  extensions: { EXT_meshopt_compression: { ...unpacked.extension, byteOffset } },
});

const farther = (most: number, value: number) => Math.max(most, Math.abs(value));

/** Vertices in the order in which triangles ask for them, which packs best. */
function inGoodOrder({ positions, normals, indices }: GlbPrimitive) {
  const ordered = new Uint32Array(indices);
  const [remap, unique] = MeshoptEncoder.reorderMesh(ordered, true, true);
  const move = (values: Float32Array) => {
    const moved = new Float32Array(unique * 3);
    for (let vertex = 0; vertex < values.length / 3; vertex++) {
      const to = remap[vertex] ?? 0xffffffff;
      if (to !== 0xffffffff) moved.set(values.subarray(vertex * 3, vertex * 3 + 3), to * 3);
    }
    return moved;
  };
  return { positions: move(positions), normals: move(normals), indices: ordered };
}

/** Three numbers a vertex as `width` integers, so that every vertex begins on a multiple of four bytes. */
function padded<Ints extends Int16Array | Int8Array>(
  values: Float32Array,
  width: number,
  quantise: (value: number) => number,
  Kind: new (length: number) => Ints,
): Ints {
  const ints = new Kind((values.length / 3) * width);
  for (let vertex = 0; vertex < values.length / 3; vertex++) {
    for (let axis = 0; axis < 3; axis++)
      ints[vertex * width + axis] = quantise(values[vertex * 3 + axis] ?? 0);
  }
  return ints;
}
