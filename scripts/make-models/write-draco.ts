import draco3d from "draco3dgltf";
import { boundsOf, type GlbPrimitive, layViews } from "./glb";
import { meshFile } from "./mesh-file";

/** A GLB whose triangles are packed with Draco (KHR_draco_mesh_compression). */
export async function writeDraco(primitives: readonly GlbPrimitive[]): Promise<Uint8Array> {
  const encoders = await draco3d.createEncoderModule({});
  const encoded = primitives.map((primitive) => encode(encoders, primitive));
  const packed = primitives.map(({ positions, indices }, index) => ({
    vertexCount: positions.length / 3,
    indexCount: indices.length,
    bounds: boundsOf(positions),
    positions: { componentType: 5126 },
    normals: { componentType: 5126 },
    indices: { componentType: 5125 },
    extensions: {
      KHR_draco_mesh_compression: { bufferView: index, attributes: encoded[index]?.attributes },
    },
  }));
  return meshFile(primitives, packed, {
    ...layViews(encoded.map(({ bytes }) => ({ bytes }))),
    extensions: ["KHR_draco_mesh_compression"],
  });
}

type EncoderModule = Awaited<ReturnType<typeof draco3d.createEncoderModule>>;

function encode(encoders: EncoderModule, { positions, normals, indices }: GlbPrimitive) {
  const encoder = new encoders.Encoder();
  const builder = new encoders.MeshBuilder();
  const mesh = new encoders.Mesh();
  const result = new encoders.DracoInt8Array();
  const count = positions.length / 3;
  builder.AddFacesToMesh(mesh, indices.length / 3, indices);
  const attributes = {
    POSITION: builder.AddFloatAttributeToMesh(mesh, encoders.POSITION, count, 3, positions),
    NORMAL: builder.AddFloatAttributeToMesh(mesh, encoders.NORMAL, count, 3, normals),
  };
  encoder.SetEncodingMethod(encoders.MESH_EDGEBREAKER_ENCODING);
  encoder.SetSpeedOptions(0, 0);
  encoder.SetAttributeQuantization(encoders.POSITION, 13);
  encoder.SetAttributeQuantization(encoders.NORMAL, 10);
  const length = encoder.EncodeMeshToDracoBuffer(mesh, result);
  if (length <= 0) throw new Error("Draco packed nothing");
  const bytes = Uint8Array.from({ length }, (_, index) => result.GetValue(index) & 255);
  for (const made of [result, mesh, builder, encoder]) encoders.destroy(made);
  return { bytes, attributes };
}
