/** What `write-draco.ts` uses of the package, which comes without types. */
declare module "draco3dgltf" {
  interface Encoder {
    SetEncodingMethod(method: number): void;
    SetSpeedOptions(encoding: number, decoding: number): void;
    SetAttributeQuantization(attribute: number, bits: number): void;
    EncodeMeshToDracoBuffer(mesh: object, result: object): number;
  }
  interface MeshBuilder {
    AddFacesToMesh(mesh: object, faceCount: number, indices: Uint32Array): boolean;
    AddFloatAttributeToMesh(
      mesh: object,
      attribute: number,
      vertexCount: number,
      width: number,
      values: Float32Array,
    ): number;
  }
  interface EncoderModule {
    readonly POSITION: number;
    readonly NORMAL: number;
    readonly MESH_EDGEBREAKER_ENCODING: number;
    readonly Encoder: new () => Encoder;
    readonly MeshBuilder: new () => MeshBuilder;
    readonly Mesh: new () => object;
    readonly DracoInt8Array: new () => { GetValue(index: number): number };
    destroy(made: object): void;
  }
  const draco3d: { createEncoderModule(options: object): Promise<EncoderModule> };
  export default draco3d;
}
