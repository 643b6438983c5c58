import { BoxGeometry, type BufferGeometry, CylinderGeometry, SphereGeometry, TorusGeometry } from "three";
import { RoundedBoxGeometry } from "three/addons/geometries/RoundedBoxGeometry.js";
import { arc, paint, placed, type Solid, turned } from "../solid";

const LEATHER = paint("leather", "#1f2327", 0.75);
const SILVER = paint("silver", "#d9dbe0", 0.28, 1);
const BLACK = paint("black metal", "#15171a", 0.35, 0.6);
const LENS = paint("lens", "#10183a", 0.03, 0.4);
const RED = paint("red", "#e5322d", 0.4);
const GLASS = paint("window", "#2a3550", 0.05, 0.3);

/** A rangefinder camera with a short lens, facing the viewer. */
export function camera(): Solid[] {
  return [
    { material: LEATHER, geometry: rounded(1.9, 0.72, 0.5, 0.12, [0, -0.08, 0]) },
    { material: SILVER, geometry: rounded(1.92, 0.26, 0.52, 0.1, [0, 0.37, 0]) },
    { material: SILVER, geometry: rounded(1.92, 0.12, 0.52, 0.06, [0, -0.46, 0]) },
    { material: SILVER, geometry: rounded(0.62, 0.16, 0.4, 0.06, [-0.05, 0.53, 0]) },
    ...lens(),
    ...windows(),
    ...dials(),
    {
      material: RED,
      geometry: placed(new SphereGeometry(0.055, 20, 14), [-0.62, 0.2, 0.255], [0, 0, 0], [1, 1, 0.35]),
    },
    ...[-1, 1].map(
      (side): Solid => ({
        material: BLACK,
        geometry: placed(new TorusGeometry(0.06, 0.018, 10, 24), [side * 1.0, 0.26, 0], [0, 90, 0]),
      }),
    ),
  ];
}

const rounded = (
  width: number,
  height: number,
  depth: number,
  radius: number,
  at: readonly [number, number, number],
) => placed(new RoundedBoxGeometry(width, height, depth, 4, radius), at);

/** A body that is round about the line of sight. */
const facing = (
  profile: readonly (readonly [number, number])[],
  x: number,
  y: number,
  z: number,
): BufferGeometry => placed(turned(profile, 56), [x, y, z], [90, 0, 0]);

function lens(): Solid[] {
  const at = [0.12, -0.04] as const;
  const ring = (radius: number, from: number, to: number): [number, number][] => [
    [radius - 0.05, from],
    [radius, from],
    [radius, from],
    ...arc([radius - 0.02, to - 0.02], 0.02, 0, 90, 3),
    [radius - 0.09, to],
    [radius - 0.09, to],
    [radius - 0.1, to - 0.03],
  ];
  const grip = Array.from({ length: 36 }, (_, index): Solid => {
    const angle = (index / 36) * 2 * Math.PI;
    const place = [at[0] + 0.435 * Math.cos(angle), at[1] + 0.435 * Math.sin(angle), 0.45] as const;
    return {
      material: BLACK,
      geometry: placed(new BoxGeometry(0.03, 0.04, 0.1), place, [0, 0, (angle * 180) / Math.PI]),
    };
  });
  return [
    { material: SILVER, geometry: facing(ring(0.46, 0.2, 0.36), ...at, 0) },
    { material: BLACK, geometry: facing(ring(0.43, 0.3, 0.54), ...at, 0) },
    ...grip,
    { material: SILVER, geometry: facing(ring(0.38, 0.5, 0.62), ...at, 0) },
    {
      material: BLACK,
      geometry: facing(
        [
          [0.3, 0.6],
          [0.29, 0.6],
          [0.29, 0.6],
          [0.24, 0.52],
        ],
        ...at,
        0,
      ),
    },
    {
      material: LENS,
      geometry: facing(
        [
          [0.26, 0.5],
          [0.2, 0.545],
          [0.1, 0.57],
          [0, 0.578],
        ],
        ...at,
        0,
      ),
    },
  ];
}

function windows(): Solid[] {
  return [
    { material: BLACK, geometry: rounded(0.34, 0.17, 0.04, 0.02, [0.68, 0.37, 0.26]) },
    { material: GLASS, geometry: rounded(0.27, 0.11, 0.03, 0.012, [0.68, 0.37, 0.275]) },
    { material: BLACK, geometry: rounded(0.2, 0.12, 0.04, 0.02, [-0.05, 0.37, 0.26]) },
    { material: GLASS, geometry: rounded(0.14, 0.07, 0.03, 0.012, [-0.05, 0.37, 0.275]) },
  ];
}

function dials(): Solid[] {
  const dial = (radius: number, height: number): BufferGeometry =>
    turned(
      [
        [radius, 0],
        [radius, height - 0.02],
        ...arc([radius - 0.02, height - 0.02], 0.02, 0, 90, 3),
        [radius - 0.05, height],
        [0, height],
      ],
      40,
    );
  return [
    { material: SILVER, geometry: placed(dial(0.17, 0.12), [-0.68, 0.5, 0]) },
    { material: SILVER, geometry: placed(dial(0.13, 0.1), [0.46, 0.5, 0]) },
    { material: BLACK, geometry: placed(new CylinderGeometry(0.06, 0.07, 0.08, 28), [0.74, 0.53, 0.02]) },
    { material: RED, geometry: placed(new CylinderGeometry(0.035, 0.035, 0.05, 24), [0.74, 0.57, 0.02]) },
  ];
}
