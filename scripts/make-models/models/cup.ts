import { type BufferGeometry, CatmullRomCurve3, TubeGeometry, Vector3 } from "three";
import { arc, paint, placed, type Solid, turned } from "../solid";

const CERAMIC = paint("ceramic", "#f6f1e7", 0.18);
const GLAZE = paint("glaze", "#e4572e", 0.16);
const COFFEE = paint("coffee", "#2b1409", 0.08);
const CREMA = paint("crema", "#b9743a", 0.5);

/** A cup of coffee on its saucer. */
export function cup(): Solid[] {
  return [
    { material: GLAZE, geometry: saucer() },
    { material: CERAMIC, geometry: bowl() },
    { material: CERAMIC, geometry: handle() },
    {
      material: COFFEE,
      geometry: placed(
        turned(
          [
            [0.505, 0],
            [0.3, 0.001],
            [0, 0.001],
          ],
          56,
        ),
        [0, 0.29, 0],
      ),
    },
    {
      material: CREMA,
      geometry: placed(
        turned(
          [
            [0.516, 0.002],
            [0.485, 0.008],
            [0.44, 0],
          ],
          56,
        ),
        [0, 0.291, 0],
      ),
    },
  ];
}

function bowl(): BufferGeometry {
  const wall = Array.from({ length: 12 }, (_, step): [number, number] => {
    const height = step / 11;
    return [0.26 + 0.33 * Math.sin(height * 1.45) ** 0.8, -0.36 + height * 0.83];
  });
  const inner = wall
    .slice(3)
    .map(([radius, height]): [number, number] => [radius - 0.05, height + 0.01])
    .reverse();
  const [lipRadius, lipHeight] = wall.at(-1) ?? [0.58, 0.47];
  return turned(
    [
      [0, -0.38],
      [0.2, -0.38],
      [0.2, -0.38],
      ...arc([0.22, -0.4], 0.02, 180, 270, 3),
      ...arc([0.24, -0.4], 0.02, -90, 0, 3),
      ...wall,
      ...arc([lipRadius - 0.025, lipHeight + 0.005], 0.025, 0, 180, 6),
      ...inner,
      [0.15, -0.16],
      [0, -0.17],
    ],
    64,
  );
}

function handle(): BufferGeometry {
  const line = [
    [0.5, 0.3],
    [0.72, 0.34],
    [0.9, 0.22],
    [0.88, 0.0],
    [0.7, -0.14],
    [0.32, -0.18],
  ];
  const curve = new CatmullRomCurve3(line.map(([x = 0, y = 0]) => new Vector3(x, y, 0)));
  return placed(new TubeGeometry(curve, 36, 0.052, 14, false), [0, 0, 0], [0, 0, 0], [1, 1, 1.5]);
}

function saucer(): BufferGeometry {
  return turned(
    [
      [0, -0.47],
      [0.38, -0.47],
      ...arc([0.38, -0.455], 0.015, -90, -30, 3),
      [0.7, -0.4],
      [0.95, -0.3],
      ...arc([0.955, -0.283], 0.02, -60, 120, 6),
      [0.7, -0.36],
      [0.42, -0.415],
      [0.34, -0.42],
      [0.3, -0.425],
      [0, -0.425],
    ],
    72,
  );
}
