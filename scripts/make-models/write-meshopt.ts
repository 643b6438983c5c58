import { MeshoptEncoder } from "meshoptimizer";
import { boundsOf, bytesOf, type GlbPrimitive, type GlbView, layViews } from "./glb";
import { meshFile } from "./mesh-file";

/** A GLB with quantised vertices packed with Meshopt (KHR_mesh_quantization, EXT_meshopt_compression). */
export async function writeMeshopt(primitives: readonly GlbPrimitive[]): Promise<Uint8Array> {
  await MeshoptEncoder.ready;
  const reach = Math.max(...primitives.flatMap(({ positions }) => positions.reduce(farther, 0)));
  const views: GlbView[] = [];
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
  const packed = primitives.map((primitive) => {
    const { positions, normals, indices } = inGoodOrder(primitive);
    const vertexCount = positions.length / 3;
    const quantise = (value: number) => Math.round((value / reach) * 32_767);
    const places = padded(positions, 4, quantise, Int16Array);
    const directions = padded(normals, 4, (value) => Math.round(value * 127), Int8Array);
    return {
      vertexCount,
      indexCount: indices.length,
      bounds: boundsOf(Array.from(positions, quantise)),
      positions: {
        bufferView: pack(bytesOf(places), vertexCount, 8, "ATTRIBUTES"),
        componentType: 5122,
        normalized: true,
      },
      normals: {
        bufferView: pack(bytesOf(directions), vertexCount, 4, "ATTRIBUTES"),
        componentType: 5120,
        normalized: true,
      },
      indices: {
        bufferView: pack(bytesOf(indices), indices.length, 4, "TRIANGLES"),
        componentType: 5125,
      },
    };
  });
  const { binary, bufferViews } = layViews(views);
  return meshFile(primitives, packed, {
    binary,
    bufferViews: bufferViews.map((view) => describeView(view as unknown as LaidView)),
    furtherBuffers: [
      { byteLength: unpackedLength, extensions: { EXT_meshopt_compression: { fallback: true } } },
    ],
    extensions: ["KHR_mesh_quantization", "EXT_meshopt_compression"],
    scale: reach,
  });
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
