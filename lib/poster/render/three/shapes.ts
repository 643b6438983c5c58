import {
  BoxGeometry,
  type BufferGeometry,
  CapsuleGeometry,
  DodecahedronGeometry,
  IcosahedronGeometry,
  LatheGeometry,
  OctahedronGeometry,
  SphereGeometry,
  TetrahedronGeometry,
  TorusGeometry,
  TorusKnotGeometry,
  Vector2,
  Vector3,
} from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import type { ModelSettings } from "../../schema/layers/model-settings";

/** One of the shapes of the schema. */
export type ShapeKind = ModelSettings["shape"];

/**
 * Builds a shape of any size about the origin. Edges of boxes, cylinders and cones are a little rounded, because an
 * edge without a radius catches no light.
 * @param coarse few enough faces that drawn edges stay apart.
 */
export function buildShape(kind: ShapeKind, coarse: boolean): BufferGeometry {
  const geometry = buildPlain(kind, coarse);
  return FLAT_FACED.has(kind) ? bulge(geometry) : geometry;
}

const FLAT_FACED: ReadonlySet<ShapeKind> = new Set<ShapeKind>([
  "box",
  "plane",
  "icosahedron",
  "octahedron",
  "tetrahedron",
  "dodecahedron",
]);

/** Tilt of normals at a distance of 1 from the middle of a face. */
const BULGE = 0.2;

/** Tilts normals outward, a little: a face that is wholly flat mirrors one spot of the studio and looks dead. */
function bulge(geometry: BufferGeometry): BufferGeometry {
  const positions = geometry.getAttribute("position");
  const normals = geometry.getAttribute("normal");
  const at = new Vector3();
  const normal = new Vector3();
  for (let index = 0; index < positions.count; index++) {
    at.fromBufferAttribute(positions, index);
    normal.fromBufferAttribute(normals, index);
    at.addScaledVector(normal, -at.dot(normal));
    normal.addScaledVector(at, BULGE).normalize();
    normals.setXYZ(index, normal.x, normal.y, normal.z);
  }
  return geometry;
}

function buildPlain(kind: ShapeKind, coarse: boolean): BufferGeometry {
  const fine = (full: number, few: number) => (coarse ? few : full);
  switch (kind) {
    case "box":
      return coarse ? new BoxGeometry(1, 1, 1) : new RoundedBoxGeometry(1, 1, 1, 4, 0.045);
    case "plane":
      return coarse ? new BoxGeometry(1, 1, 0.024) : new RoundedBoxGeometry(1, 1, 0.024, 2, 0.01);
    case "sphere":
      return new SphereGeometry(1, fine(96, 28), fine(64, 18));
    case "torus":
      return new TorusGeometry(1, 0.4, fine(48, 12), fine(128, 36));
    case "torusKnot":
      return new TorusKnotGeometry(1, 0.34, fine(256, 90), fine(40, 8));
    case "cone":
      return lathe(coneProfile(coarse), fine(96, 28));
    case "cylinder":
      return lathe(cylinderProfile(coarse), fine(96, 28));
    case "capsule":
      return new CapsuleGeometry(0.5, 0.9, fine(24, 6), fine(72, 24), fine(8, 3));
    case "icosahedron":
      return new IcosahedronGeometry(1);
    case "octahedron":
      return new OctahedronGeometry(1);
    case "tetrahedron":
      return new TetrahedronGeometry(1);
    case "dodecahedron":
      return new DodecahedronGeometry(1);
  }
}

/** How thick the solid is where light goes through, in radii of the object; for glass. */
export const SHAPE_THICKNESS: Readonly<Record<ShapeKind, number>> = {
  box: 1.1,
  plane: 0.05,
  sphere: 2,
  torus: 0.57,
  torusKnot: 0.42,
  cone: 1,
  cylinder: 1.2,
  capsule: 1.05,
  icosahedron: 1.6,
  octahedron: 1.2,
  tetrahedron: 0.9,
  dodecahedron: 1.6,
};

/** Shapes whose faces are flat, so that light inside can be followed from face to face. */
export const FACETED: ReadonlySet<ShapeKind> = new Set<ShapeKind>([
  "box",
  "icosahedron",
  "octahedron",
  "tetrahedron",
  "dodecahedron",
]);

const lathe = (profile: Vector2[], segments: number) => new LatheGeometry(profile, segments);

const RIM = 0.045;

function cylinderProfile(coarse: boolean): Vector2[] {
  const corner = coarse ? [] : arc(0.6 - RIM, 0.75 - RIM, 0, 90).reverse();
  const upper = coarse ? [new Vector2(0.6, 0.75)] : corner;
  const lower = upper.map(({ x, y }) => new Vector2(x, -y));
  const cap = (y: number) => [new Vector2(1e-4, y), ...(coarse ? [] : [new Vector2(0.6 - RIM - 1e-3, y)])];
  const wall = coarse ? [] : [new Vector2(0.6, -0.7), new Vector2(0.6, 0.7)];
  return [...cap(-0.75), ...lower, ...wall, ...upper.toReversed(), ...cap(0.75).reverse()];
}

function coneProfile(coarse: boolean): Vector2[] {
  const rim = coarse ? [new Vector2(0.75, -0.75)] : arc(0.75 - RIM, -0.75 + RIM, -90, 27);
  const tip = coarse ? [] : arc(0, 0.75 - RIM * 1.1, 27, 90, 0.03);
  const cap = [new Vector2(1e-4, -0.75), ...(coarse ? [] : [new Vector2(0.75 - RIM - 1e-3, -0.75)])];
  return [...cap, ...rim, ...tip, ...(coarse ? [new Vector2(1e-4, 0.75)] : [])];
}

/** Points of an arc, angles in degrees from the x axis. */
function arc(x: number, y: number, fromDeg: number, toDeg: number, radius = RIM): Vector2[] {
  return Array.from({ length: 7 }, (_, step) => {
    const angle = ((fromDeg + ((toDeg - fromDeg) * step) / 6) * Math.PI) / 180;
    return new Vector2(Math.max(1e-4, x + radius * Math.cos(angle)), y + radius * Math.sin(angle));
  });
}
