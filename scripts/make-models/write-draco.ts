import draco3d from "draco3dgltf";
import { boundsOf, DOCUMENT_HEAD, describeMaterials, type GlbPrimitive, layViews, packGlb } from "./glb";

/** A GLB whose triangles are packed with Draco (KHR_draco_mesh_compression). */
export async function writeDraco(primitives: readonly GlbPrimitive[]): Promise<Uint8Array> {
  const encoders = await draco3d.createEncoderModule({});
  const packed = primitives.map((primitive) => encode(encoders, primitive));
  const { binary, bufferViews } = layViews(packed.map(({ bytes }) => ({ bytes })));
  const accessors = primitives.flatMap(({ positions, indices }) => [
    { componentType: 5126, count: positions.length / 3, type: "VEC3", ...boundsOf(positions) },
    { componentType: 5126, count: positions.length / 3, type: "VEC3" },
    { componentType: 5125, count: indices.length, type: "SCALAR" },
  ]);
  const described = packed.map(({ attributes }, index) => ({
    attributes: { POSITION: index * 3, NORMAL: index * 3 + 1 },
    indices: index * 3 + 2,
    material: index,
    extensions: { KHR_draco_mesh_compression: { bufferView: index, attributes } },
  }));
  return packGlb(
    {
      ...DOCUMENT_HEAD,
      extensionsUsed: ["KHR_draco_mesh_compression"],
      extensionsRequired: ["KHR_draco_mesh_compression"],
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
