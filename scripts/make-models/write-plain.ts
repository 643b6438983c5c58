import { boundsOf, bytesOf, type GlbPrimitive, type GlbView, layViews, packIndices } from "./glb";
import { meshFile } from "./mesh-file";

/** A GLB that any reader opens, nothing packed. */
export function writePlain(primitives: readonly GlbPrimitive[]): Uint8Array {
  const views: GlbView[] = [];
  const view = (array: ArrayBufferView, target: number) =>
    views.push({ bytes: bytesOf(array), fields: { target } }) - 1;
  const packed = primitives.map(({ positions, normals, indices }) => {
    const vertexCount = positions.length / 3;
    const small = packIndices(indices, vertexCount);
    return {
      vertexCount,
      indexCount: small.length,
      bounds: boundsOf(positions),
      positions: { bufferView: view(positions, 34962), componentType: 5126 },
      normals: { bufferView: view(normals, 34962), componentType: 5126 },
      indices: {
        bufferView: view(small, 34963),
        componentType: small instanceof Uint16Array ? 5123 : 5125,
      },
    };
  });
  return meshFile(primitives, packed, layViews(views));
}
