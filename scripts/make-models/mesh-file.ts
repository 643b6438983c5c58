import { DOCUMENT_HEAD, describeMaterials, type GlbPrimitive, packGlb } from "./glb";

/** What a way of packing says of one kind of number: its type, and the view it stands in if it has one of its own. */
export interface AccessorFields {
  readonly bufferView?: number;
  readonly componentType: number;
  readonly normalized?: boolean;
}

/** One primitive as it was packed. */
export interface PackedPrimitive {
  readonly vertexCount: number;
  readonly indexCount: number;
  /** Smallest and largest position, in the numbers that are stored. */
  readonly bounds: { readonly min: readonly number[]; readonly max: readonly number[] };
  readonly positions: AccessorFields;
  readonly normals: AccessorFields;
  readonly indices: AccessorFields;
  readonly extensions?: object;
}

/** Where the packed numbers lie, and what a reader must know to unpack them. */
export interface MeshStorage {
  readonly binary: Uint8Array;
  readonly bufferViews: readonly object[];
  /** Buffers that the document names besides the binary part. */
  readonly furtherBuffers?: readonly object[];
  /** Extensions without which it cannot be read. */
  readonly extensions?: readonly string[];
  /** What the stored positions are multiplied by. */
  readonly scale?: number;
}

/** A GLB of one mesh at the origin, a material for each of its primitives. */
export function meshFile(
  primitives: readonly GlbPrimitive[],
  packed: readonly PackedPrimitive[],
  { binary, bufferViews, furtherBuffers = [], extensions = [], scale }: MeshStorage,
): Uint8Array {
  const described = packed.map((primitive, index) => ({
    attributes: { POSITION: index * 3, NORMAL: index * 3 + 1 },
    indices: index * 3 + 2,
    material: index,
    ...(primitive.extensions ? { extensions: primitive.extensions } : {}),
  }));
  return packGlb(
    {
      ...DOCUMENT_HEAD,
      ...(extensions.length > 0 ? { extensionsUsed: extensions, extensionsRequired: extensions } : {}),
      nodes: [{ mesh: 0, ...(scale === undefined ? {} : { scale: [scale, scale, scale] }) }],
      meshes: [{ primitives: described }],
      materials: describeMaterials(primitives),
      accessors: packed.flatMap(accessorsOf),
      bufferViews,
      buffers: [{ byteLength: binary.byteLength }, ...furtherBuffers],
    },
    binary,
  );
}

/** Three for each primitive, in the order in which the primitives name them. */
const accessorsOf = ({ vertexCount, indexCount, bounds, positions, normals, indices }: PackedPrimitive) => [
  { ...positions, count: vertexCount, type: "VEC3", ...bounds },
  { ...normals, count: vertexCount, type: "VEC3" },
  { ...indices, count: indexCount, type: "SCALAR" },
];
