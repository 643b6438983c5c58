import { type BufferGeometry, CatmullRomCurve3, Curve, SphereGeometry, TubeGeometry, Vector3 } from "three";
import { arc, paint, placed, type Solid, turned } from "../solid";

const CLAY = paint("clay", "#c9653f", 0.8);
const SOIL = paint("soil", "#3a2a22", 1);
const GREEN = paint("green", "#3f8f5b", 0.55);
const PINK = paint("petals", "#ff7fa8", 0.5);
const YELLOW = paint("heart", "#ffc83d", 0.5);

/** A cactus with two arms and a flower, in a clay pot. */
export function cactus(): Solid[] {
  return [
    { material: CLAY, geometry: pot() },
    {
      material: SOIL,
      geometry: placed(
        turned(
          [
            [0.47, 0],
            [0.3, 0.03],
            [0, 0.04],
          ],
          40,
        ),
        [0, -0.36, 0],
      ),
    },
    {
      material: GREEN,
      geometry: limb(
        [
          [0, -0.45, 0],
          [0, 0, 0],
          [0, 0.5, 0],
          [0, 0.95, 0],
        ],
        0.27,
        10,
      ),
    },
    {
      material: GREEN,
      geometry: limb(
        [
          [0.1, 0.12, 0],
          [0.42, 0.14, 0.02],
          [0.52, 0.36, 0.02],
          [0.52, 0.66, 0.02],
        ],
        0.13,
        8,
      ),
    },
    {
      material: GREEN,
      geometry: limb(
        [
          [-0.1, 0.34, 0],
          [-0.37, 0.36, 0.05],
          [-0.45, 0.52, 0.05],
          [-0.45, 0.72, 0.05],
        ],
        0.11,
        8,
      ),
    },
    ...flower([0.02, 0.93, 0.03]),
  ];
}

function pot(): BufferGeometry {
  const outer = [
    [0, -1],
    [0.38, -1],
    ...arc([0.38, -0.97], 0.03, -90, -8, 4),
    [0.5, -0.5],
    [0.5, -0.5],
    [0.56, -0.5],
    [0.56, -0.5],
    ...arc([0.56, -0.47], 0.03, -90, 0, 4),
    ...arc([0.56, -0.3], 0.03, 0, 90, 4),
    [0.5, -0.27],
    ...arc([0.49, -0.29], 0.02, 90, 180, 3),
    [0.45, -0.42],
  ] as [number, number][];
  return turned(outer, 48);
}

/** A line whose rings stand closer together toward its end, where a limb is round. */
class LimbLine extends Curve<Vector3> {
  constructor(private readonly line: CatmullRomCurve3) {
    super();
  }
  /** Share of the way for a share of the rings. */
  static way = (share: number) => 1 - (1 - share) ** 1.9;
  override getPointAt(share: number, target?: Vector3): Vector3 {
    return this.line.getPointAt(LimbLine.way(share), target);
  }
  override getTangentAt(share: number, target?: Vector3): Vector3 {
    return this.line.getTangentAt(LimbLine.way(share), target);
  }
}

/** A ribbed limb along a line, round at its end. */
function limb(
  points: readonly (readonly [number, number, number])[],
  radius: number,
  ribs: number,
): BufferGeometry {
  const line = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
  const around = ribs * 4;
  const along = 26;
  const tube = new TubeGeometry(new LimbLine(line), along, radius, around, false);
  const positions = tube.getAttribute("position");
  const point = new Vector3();
  for (let ring = 0; ring <= along; ring++) {
    const way = LimbLine.way(ring / along);
    const centre = line.getPointAt(way);
    const toEnd = ((1 - way) * line.getLength()) / radius;
    // The last radius of the way is half a ball.
    const round = toEnd < 1 ? Math.sqrt(Math.max(0, 1 - (1 - toEnd) ** 2)) : 1;
    for (let step = 0; step <= around; step++) {
      const index = ring * (around + 1) + step;
      const rib = 0.95 + 0.1 * Math.cos((step / around) * Math.PI * ribs) ** 2;
      point
        .fromBufferAttribute(positions, index)
        .sub(centre)
        .multiplyScalar(rib * Math.max(round, 1e-3))
        .add(centre);
      positions.setXYZ(index, point.x, point.y, point.z);
    }
  }
  return smoothTube(tube, along, around);
}

/** Normals of a closed tube: its first and last column are one. */
function smoothTube(tube: BufferGeometry, along: number, around: number): BufferGeometry {
  tube.computeVertexNormals();
  const normals = tube.getAttribute("normal");
  const sum = new Vector3();
  for (let ring = 0; ring <= along; ring++) {
    const [first, last] = [ring * (around + 1), ring * (around + 1) + around];
    sum.fromBufferAttribute(normals, first).add(new Vector3().fromBufferAttribute(normals, last)).normalize();
    normals.setXYZ(first, sum.x, sum.y, sum.z);
    normals.setXYZ(last, sum.x, sum.y, sum.z);
  }
  return tube;
}

function flower([x, y, z]: readonly [number, number, number]): Solid[] {
  const petals = Array.from({ length: 7 }, (_, index): Solid => {
    const angle = (index / 7) * 2 * Math.PI;
    const place = [x + 0.1 * Math.cos(angle), y + 0.03, z + 0.1 * Math.sin(angle)] as const;
    const petal = placed(new SphereGeometry(0.1, 14, 10), [0, 0, 0], [0, 0, 24], [1.15, 0.32, 0.62]);
    return { material: PINK, geometry: placed(petal, place, [0, (-angle * 180) / Math.PI, 0]) };
  });
  return [
    ...petals,
    { material: YELLOW, geometry: placed(new SphereGeometry(0.065, 16, 12), [x, y + 0.06, z]) },
  ];
}
