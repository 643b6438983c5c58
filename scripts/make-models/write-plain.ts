import {
  boundsOf,
  bytesOf,
  DOCUMENT_HEAD,
  describeMaterials,
  type GlbPrimitive,
  type GlbView,
  layViews,
  packGlb,
  packIndices,
} from "./glb";

/** A GLB that any reader opens, nothing packed. */
export function writePlain(primitives: readonly GlbPrimitive[]): Uint8Array {
  const views: GlbView[] = [];
  const accessors: object[] = [];
  const described = primitives.map(({ positions, normals, indices }, material) => {
    const count = positions.length / 3;
    const first = accessors.length;
    const packed = packIndices(indices, count);
    const view = (array: ArrayBufferView, target: number) =>
      views.push({ bytes: bytesOf(array), fields: { target } }) - 1;
    accessors.push(
      {
        bufferView: view(positions, 34962),
        componentType: 5126,
        count,
        type: "VEC3",
        ...boundsOf(positions),
      },
      { bufferView: view(normals, 34962), componentType: 5126, count, type: "VEC3" },
      {
        bufferView: view(packed, 34963),
        componentType: packed instanceof Uint16Array ? 5123 : 5125,
        count: packed.length,
        type: "SCALAR",
      },
    );
    return { attributes: { POSITION: first, NORMAL: first + 1 }, indices: first + 2, material };
  });
  const { binary, bufferViews } = layViews(views);
  return packGlb(
    {
      ...DOCUMENT_HEAD,
      nodes: [{ mesh: 0 }],
      meshes: [{ primitives: described }],
      materials: describeMaterials(primitives),
      accessors,
      bufferViews,
      buffers: [{ byteLength: binary.byteLength }],
    },
    binary,
  );
}
