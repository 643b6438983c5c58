import { Box3, type BufferGeometry, Matrix4, type Mesh, type Object3D, Vector3 } from "three";
import type { Extent } from "./pose";

/** An object's own size and place before it is brought to the origin and to radius 1. */
export interface Measure {
  readonly extent: Extent;
  /** Brings the object's centre to the origin and its farthest point to 1. */
  readonly normalise: Matrix4;
  readonly vertexCount: number;
}

const isMesh = (object: Object3D): object is Mesh => "isMesh" in object && object.isMesh === true;

/** The meshes of an object, itself included. */
export function meshesOf(root: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  root.traverse((object) => {
    if (isMesh(object)) meshes.push(object);
  });
  return meshes;
}

/** Measures an object as it stands; null when it has no extent at all. */
export function measure(root: Object3D): Measure | null {
  root.updateMatrixWorld(true);
  const meshes = meshesOf(root);
  const box = new Box3();
  for (const mesh of meshes) forEachPoint(mesh, (point) => box.expandByPoint(point));
  if (box.isEmpty()) return null;
  const centre = box.getCenter(new Vector3());
  let farthest = 0;
  let widest = 0;
  for (const mesh of meshes) {
    forEachPoint(mesh, (point) => {
      point.sub(centre);
      farthest = Math.max(farthest, point.lengthSq());
      widest = Math.max(widest, point.x ** 2 + point.z ** 2);
    });
  }
  const radius = Math.sqrt(farthest);
  if (!(radius > 0) || !Number.isFinite(radius)) return null;
  const normalise = new Matrix4()
    .makeScale(1 / radius, 1 / radius, 1 / radius)
    .multiply(new Matrix4().makeTranslation(-centre.x, -centre.y, -centre.z));
  return {
    normalise,
    extent: { radius: Math.sqrt(widest) / radius, halfHeight: (box.max.y - box.min.y) / 2 / radius },
    vertexCount: meshes.reduce((sum, mesh) => sum + (positionsOf(mesh.geometry)?.count ?? 0), 0),
  };
}

const positionsOf = (geometry: BufferGeometry) => geometry.getAttribute("position");

/** Visits every vertex in world space, bones and morphs applied. The vector is reused. */
function forEachPoint(mesh: Mesh, visit: (point: Vector3) => void): void {
  const point = new Vector3();
  const { count } = positionsOf(mesh.geometry) ?? { count: 0 };
  for (let index = 0; index < count; index++) {
    mesh.getVertexPosition(index, point);
    visit(point.applyMatrix4(mesh.matrixWorld));
  }
}

/** The planes of a convex solid with flat faces: normal and distance from the origin, at most `most` of them. */
export function facetsOf(geometry: BufferGeometry, normalise: Matrix4, most: number): number[][] {
  const flat = geometry.index ? geometry.toNonIndexed() : geometry;
  const positions = flat.getAttribute("position");
  const corner = (index: number) =>
    new Vector3().fromBufferAttribute(positions, index).applyMatrix4(normalise);
  const planes: number[][] = [];
  for (let index = 0; index < positions.count; index += 3) {
    const first = corner(index);
    const normal = corner(index + 1)
      .sub(first)
      .cross(corner(index + 2).sub(first));
    if (normal.lengthSq() < 1e-12) continue;
    normal.normalize();
    const distance = normal.dot(first);
    const known = planes.some(([x = 0, y = 0, z = 0]) => normal.x * x + normal.y * y + normal.z * z > 0.999);
    if (!known) planes.push([normal.x, normal.y, normal.z, distance]);
    if (planes.length >= most) break;
  }
  if (flat !== geometry) flat.dispose();
  return planes;
}
