import { type Affine, compose, scaling, translation } from "../../layout/affine";
import type { ModelSettings } from "../../schema/layers/model-settings";

/** How an object is to stand. */
export type PoseSettings = Pick<
  ModelSettings,
  "rotationX" | "rotationY" | "rotationZ" | "autoRotate" | "autoRotateSpeed" | "scale"
>;

/** Room that an object takes about its own vertical axis; the centre is the origin, the farthest point at 1. */
export interface Extent {
  /** From the axis to the farthest point. */
  readonly radius: number;
  readonly halfHeight: number;
}

/** From the eye to the object's centre, in radii of the object. */
export const EYE_DISTANCE = 4.6;

/** Share of the box that an object of scale 1 takes at most. */
const FILLED = 0.9;
const SECONDS_PER_TURN = 30;

type Vector = readonly [x: number, y: number, z: number];

/** Angle of the turning about the object's own vertical axis, in radians. A function of time alone. */
export function turnAt(settings: PoseSettings, timeSeconds: number): number {
  if (!settings.autoRotate) return 0;
  return (((settings.autoRotateSpeed * timeSeconds) / SECONDS_PER_TURN) % 1) * 2 * Math.PI;
}

/** The tilt that the three angles make, as Euler angles XYZ in radians. */
export const tiltOf = ({ rotationX, rotationY, rotationZ }: PoseSettings): Vector => [
  radians(rotationX),
  radians(rotationY),
  radians(rotationZ),
];

const radians = (degrees: number) => ((degrees % 360) * Math.PI) / 180;

/** Turns a point by Euler angles XYZ: about z first, then y, then x. */
function tilt([angleX, angleY, angleZ]: Vector, [x, y, z]: Vector): Vector {
  const x1 = x * Math.cos(angleZ) - y * Math.sin(angleZ);
  const y1 = x * Math.sin(angleZ) + y * Math.cos(angleZ);
  const x2 = x1 * Math.cos(angleY) + z * Math.sin(angleY);
  const z2 = -x1 * Math.sin(angleY) + z * Math.cos(angleY);
  return [x2, y1 * Math.cos(angleX) - z2 * Math.sin(angleX), y1 * Math.sin(angleX) + z2 * Math.cos(angleX)];
}

/**
 * Px of the box for one radius of the object in the plane of its centre. At scale 1 the object stays in its box at
 * every moment of its turn; more magnifies the finished view, so that perspective stays what it is.
 */
export function fitInBox(
  extent: Extent,
  settings: PoseSettings,
  box: { widthPx: number; heightPx: number },
): number {
  const angles = tiltOf(settings);
  let width = 1e-3;
  let height = 1e-3;
  for (let step = 0; step < 32; step++) {
    const turn = (step / 32) * 2 * Math.PI;
    for (const y of [-extent.halfHeight, extent.halfHeight]) {
      const point: Vector = [extent.radius * Math.cos(turn), y, extent.radius * Math.sin(turn)];
      const [px, py, pz] = tilt(angles, point);
      const nearer = EYE_DISTANCE / (EYE_DISTANCE - pz);
      width = Math.max(width, Math.abs(px) * nearer);
      height = Math.max(height, Math.abs(py) * nearer);
    }
  }
  return Math.min(box.widthPx / width, box.heightPx / height) * (FILLED / 2) * settings.scale;
}

/** Radius of the circle around the object in the picture, in radii of the object: the nearer half looks larger. */
export const OUTLINE_RADIUS = EYE_DISTANCE / Math.sqrt(EYE_DISTANCE ** 2 - 1);

/** A rectangle of device pixels that is drawn at once. */
export interface Tile {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Cuts a rectangle into tiles of at most that side, row by row. */
export function tilesOf(area: Tile, mostPx: number): Tile[] {
  const tiles: Tile[] = [];
  for (let y = 0; y < area.height; y += mostPx) {
    for (let x = 0; x < area.width; x += mostPx) {
      const width = Math.min(mostPx, area.width - x);
      const height = Math.min(mostPx, area.height - y);
      tiles.push({ x: area.x + x, y: area.y + y, width, height });
    }
  }
  return tiles;
}

/** Where the object's plane is seen: units of the object's radius, y up, to device px. */
export const planeToDevice = (
  toDevice: Affine,
  box: { widthPx: number; heightPx: number },
  pxPerRadius: number,
): Affine =>
  compose(
    toDevice,
    compose(translation(box.widthPx / 2, box.heightPx / 2), scaling(pxPerRadius, -pxPerRadius)),
  );

/** Device px to a tile's normalised coordinates, y up. A mirrored tile runs from right to left. */
export const deviceToTile = (tile: Tile, mirrored: boolean): Affine =>
  compose(
    scaling(mirrored ? -1 : 1, 1),
    compose(
      translation(-1, 1),
      compose(scaling(2 / tile.width, -2 / tile.height), translation(-tile.x, -tile.y)),
    ),
  );

/**
 * The projection of the eye through the layer's whole flat placement (position, size, rotation) onto a tile, as 16
 * numbers, row by row. Drawing the object straight into device pixels keeps it sharp at every size and angle.
 */
export function projectionRows([a, b, c, d, e, f]: Affine): number[] {
  const near = EYE_DISTANCE - 1.6;
  const far = EYE_DISTANCE + 1.6;
  return [
    ...[a * EYE_DISTANCE, c * EYE_DISTANCE, -e, 0],
    ...[b * EYE_DISTANCE, d * EYE_DISTANCE, -f, 0],
    ...[0, 0, -(far + near) / (far - near), (-2 * far * near) / (far - near)],
    ...[0, 0, -1, 0],
  ];
}

/** Whether a placement mirrors the picture. */
export const isMirrored = ([a, b, c, d]: Affine): boolean => a * d - b * c < 0;
