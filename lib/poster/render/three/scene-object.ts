import {
  type AnimationClip,
  AnimationMixer,
  type BufferGeometry,
  Group,
  type Material,
  type Mesh,
  type Object3D,
  Texture,
} from "three";
import { MediaError } from "../media/media-error";
import { measure, meshesOf } from "./measure";
import type { Extent } from "./pose";
import { withEdges } from "./wire";

/** A mesh of an object with what it wore when it came. */
export interface ScenePart {
  readonly mesh: Mesh;
  readonly geometry: BufferGeometry;
  readonly own: Material | Material[];
}

/** An object that is ready to be drawn. */
export interface SceneObject {
  /** Its centre is at the origin, its farthest point at 1. */
  readonly root: Object3D;
  readonly parts: readonly ScenePart[];
  readonly extent: Extent;
  /** Whether it brought materials of its own. */
  readonly hasOwn: boolean;
  /** Radii of the object; how much glass there is where light goes through. */
  readonly thickness: number;
  /** Planes of a convex solid with flat faces; empty for others. */
  readonly facets: readonly (readonly number[])[];
  readonly doubleSided: boolean;
  /** Whether it moves its own limbs. */
  readonly animated: boolean;
  /** What was left out, in plain sentences. */
  readonly warnings: readonly string[];
  /** Brings its limbs to a time. */
  seek(timeSeconds: number): void;
  /** The geometry of a part with its edges, made at first use. */
  edgesOf(part: ScenePart): BufferGeometry;
  dispose(): void;
}

/** What an object is made of. */
export interface SceneParts {
  readonly content: Object3D;
  readonly clips?: readonly AnimationClip[];
  readonly hasOwn?: boolean;
  readonly thickness?: number;
  readonly facetsOf?: (normalise: Parameters<BufferGeometry["applyMatrix4"]>[0]) => number[][];
  readonly doubleSided?: boolean;
  readonly warnings?: readonly string[];
}

/** Most vertices that are drawn; more would stop a browser without a graphics card for seconds a frame. */
export const MAX_VERTICES = 400_000;

/**
 * Puts an object where it can be drawn.
 * @throws MediaError when there is nothing to see, or too much.
 */
export function createSceneObject(made: SceneParts): SceneObject {
  const { content, clips = [] } = made;
  const mixer = clips[0] ? new AnimationMixer(content) : null;
  if (mixer && clips[0]) mixer.clipAction(clips[0]).play();
  mixer?.setTime(0);
  const size = measure(content);
  if (!size) throw new MediaError("it holds no surfaces that can be drawn");
  if (size.vertexCount > MAX_VERTICES) {
    throw new MediaError(`it has ${size.vertexCount} vertices; at most ${MAX_VERTICES} are drawn`);
  }
  const root = new Group();
  root.matrixAutoUpdate = false;
  root.matrix.copy(size.normalise);
  root.add(content);
  const parts = meshesOf(content).map((mesh) => ({ mesh, geometry: mesh.geometry, own: mesh.material }));
  const edges = new Map<BufferGeometry, BufferGeometry>();
  return {
    root,
    parts,
    extent: size.extent,
    hasOwn: made.hasOwn ?? false,
    thickness: made.thickness ?? 0.3,
    facets: made.facetsOf?.(size.normalise) ?? [],
    doubleSided: made.doubleSided ?? false,
    animated: mixer !== null,
    warnings: made.warnings ?? [],
    seek: (timeSeconds) => mixer?.setTime(timeSeconds),
    edgesOf({ geometry }) {
      const known = edges.get(geometry) ?? withEdges(geometry);
      edges.set(geometry, known);
      return known;
    },
    dispose() {
      mixer?.stopAllAction();
      for (const made of edges.values()) made.dispose();
      for (const { geometry, own } of parts) {
        geometry.dispose();
        for (const material of [own].flat()) disposeMaterial(material);
      }
    },
  };
}

/** Lets go of a material and the textures that it alone uses. */
function disposeMaterial(material: Material): void {
  for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
  material.dispose();
}
