import { type BufferGeometry, Color, LatheGeometry, Matrix4, Quaternion, Vector2, Vector3 } from "three";
import { mergeGeometries, mergeVertices } from "three/addons/utils/BufferGeometryUtils.js";
import type { GlbMaterial, GlbPrimitive } from "./glb";

/** A material by a colour as designers write it. */
export function paint(name: string, hex: string, roughness: number, metalness = 0): GlbMaterial {
  const { r, g, b } = new Color(hex);
  return { name, color: [r, g, b], roughness, metalness };
}

/** A body of one material; its geometry is moved to its place already. */
export interface Solid {
  readonly material: GlbMaterial;
  readonly geometry: BufferGeometry;
}

/** Moves, turns (degrees about x, y, z in turn) and sizes a geometry, and returns it. */
export function placed(
  geometry: BufferGeometry,
  at: readonly [number, number, number],
  turned: readonly [number, number, number] = [0, 0, 0],
  sized: readonly [number, number, number] = [1, 1, 1],
): BufferGeometry {
  const turn = turned.reduce((sum, angle, axis) => {
    const about = new Vector3().setComponent(axis, 1);
    return new Quaternion().setFromAxisAngle(about, (angle * Math.PI) / 180).multiply(sum);
  }, new Quaternion());
  return geometry.applyMatrix4(new Matrix4().compose(new Vector3(...at), turn, new Vector3(...sized)));
}

/**
 * Turns a profile (radius, height) about the vertical axis. A corner is written twice: lines that meet in one point
 * of the list flow into each other, lines that meet in two make an edge.
 */
export function turned(profile: readonly (readonly [number, number])[], segments: number): BufferGeometry {
  return new LatheGeometry(
    profile.map(([radius, height]) => new Vector2(Math.max(radius, 1e-4), height)),
    segments,
  );
}

/** Points of an arc from one angle to another (degrees; 0 along the radius, 90 up). */
export function arc(
  centre: readonly [number, number],
  radius: number,
  fromDeg: number,
  toDeg: number,
  steps = 5,
): [number, number][] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const angle = ((fromDeg + ((toDeg - fromDeg) * step) / steps) * Math.PI) / 180;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
}

/** Solids of equal material become one primitive. */
export function primitivesOf(solids: readonly Solid[]): GlbPrimitive[] {
  const byName = new Map<string, Solid[]>();
  for (const solid of solids) {
    const known = byName.get(solid.material.name) ?? [];
    byName.set(solid.material.name, [...known, solid]);
  }
  return [...byName.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const plain = group.map(({ geometry }) => {
      const copy = geometry.index ? geometry.toNonIndexed() : geometry.clone();
      for (const name of Object.keys(copy.attributes)) {
        if (name !== "position" && name !== "normal") copy.deleteAttribute(name);
      }
      return copy;
    });
    const merged = mergeVertices(mergeGeometries(plain), 1e-5);
    return [
      {
        material: first.material,
        positions: new Float32Array(merged.getAttribute("position").array),
        normals: new Float32Array(merged.getAttribute("normal").array),
        indices: new Uint32Array(merged.getIndex()?.array ?? []),
      },
    ];
  });
}
