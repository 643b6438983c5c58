import { seededRandom } from "../seeded-random";
import type { Stroke } from "../strokes/stroke";

/** What floats; lengths in px of the reference canvas, colours in linear light. */
export interface Swarm {
  readonly count: number;
  readonly colors: readonly Stroke["color"][];
  /** Diameter of a particle in focus, half way between the nearest and the furthest. */
  readonly size: number;
  /** 0 all are sharp, 1 those that are near or far are wide discs of light. */
  readonly blur: number;
  /** 0 soft dots, 1 discs with an edge. */
  readonly crispness: number;
  /** Radians clockwise that they move in; 0 is to the right. */
  readonly direction: number;
  /** How far they are blown off their way, in px. */
  readonly turbulence: number;
  /** 0 steady, 1 they go out and light up. */
  readonly twinkle: number;
  /** Length of a streak behind the nearest, in px. */
  readonly streak: number;
  readonly light: number;
  readonly canvas: { readonly widthPx: number; readonly heightPx: number };
  readonly seed: number;
}

/** Depth that is in focus, 0 far to 1 near. */
const FOCUS = 0.5;

/**
 * All particles at a moment of their loop, 0 to 1. Each crosses the canvas a whole number of times in a loop, near ones
 * more often, sways and twinkles in whole turns: the end of the loop is its start.
 */
export function swarmAt(swarm: Swarm, phase: number): Stroke[] {
  const { canvas, direction } = swarm;
  const [along, across] = [
    [Math.cos(direction), Math.sin(direction)],
    [-Math.sin(direction), Math.cos(direction)],
  ] as const;
  // The box that they cross covers the canvas, however it is turned, and what reaches in from outside.
  const margin = 40 + swarm.streak + swarm.size * (1 + 3 * swarm.blur) + swarm.turbulence;
  const span = ([x, y]: readonly [number, number]) =>
    Math.abs(x) * canvas.widthPx + Math.abs(y) * canvas.heightPx + 2 * margin;
  const [length, width] = [span(along), span(across)];
  const strokes: Stroke[] = [];
  for (let index = 0; index < swarm.count; index++) {
    const random = seededRandom(swarm.seed, index, 17);
    const [start, side, jitter, hue] = [random(), random(), random(), random()];
    // Depths are spread evenly; the far ones come first, the near ones lie over them.
    const depth = (index + jitter) / swarm.count;
    const crossings = 1 + Math.floor(depth * 2.999);
    const turns = [random(), random(), random()] as const;
    const sway = (swing: number, times: number) => Math.sin(2 * Math.PI * (times * phase + swing));
    const u = (fraction(start + crossings * phase) - 0.5) * length;
    const v = (side - 0.5) * width + swarm.turbulence * (0.7 * sway(turns[0], 2) + 0.3 * sway(turns[1], 5));
    const w = u + 0.5 * swarm.turbulence * sway(turns[2], 3);
    const at = [along[0] * w + across[0] * v, along[1] * w + across[1] * v] as const;
    const near = 0.45 + 1.1 * depth;
    const defocus = swarm.blur * Math.abs(depth - FOCUS) * 2;
    const grown = 1 + 5 * defocus * defocus;
    const dims = 1 - swarm.twinkle * (0.5 + 0.5 * sway(turns[1], 4 + Math.floor(9 * hue)));
    const light = (swarm.light * dims) / grown ** 1.35;
    const tail = swarm.streak * near;
    strokes.push({
      from: at,
      to: [at[0] - along[0] * tail, at[1] - along[1] * tail],
      radius: 0.5 * swarm.size * near * grown * (0.7 + 0.6 * random()),
      color: swarm.colors[Math.floor(hue * swarm.colors.length)] ?? [1, 1, 1],
      lightFrom: light,
      lightTo: tail > 0 ? 0 : light,
      softness: 1 - swarm.crispness,
    });
  }
  return strokes;
}

const fraction = (value: number) => value - Math.floor(value);
