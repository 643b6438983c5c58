import { seededRandom } from "../seeded-random";
import { dot, type Stroke } from "../strokes/stroke";
import { fallAt, reachAt, riseAt } from "./flight";
import { SHELL_FORMS, type ShellForm, type ShellKind } from "./kinds";
import { ROUND_SHELLS } from "./limits";

/** Seconds from the launch of a shell to its burst. */
const RISE_SECONDS = 1.15;

type Color = Stroke["color"];
type Point = readonly [x: number, y: number];

/** What is fired; lengths in px of the reference canvas, colours in linear light. */
export interface Show {
  readonly shellsPerSecond: number;
  readonly colors: readonly Color[];
  readonly kinds: readonly ShellKind[];
  readonly radius: number;
  /** px per second². */
  readonly gravity: number;
  /** Length of trails, 1 as usual. */
  readonly trail: number;
  readonly canvas: { readonly widthPx: number; readonly heightPx: number };
  /** Share of the canvas, from the bottom, over which shells do not burst. */
  readonly ground: number;
  readonly seed: number;
}

interface Shell {
  readonly burst: Point;
  readonly launch: Point;
  readonly radius: number;
  readonly form: ShellForm;
  readonly kind: ShellKind;
  readonly color: Color;
  readonly second: Color;
  readonly random: () => number;
}

/** Everything that glows at a time: rising shells, their bursts and what falls from them. */
export function strokesAt(show: Show, timeSeconds: number): Stroke[] {
  const roundSeconds = ROUND_SHELLS / show.shellsPerSecond;
  const strokes: Stroke[] = [];
  for (let index = 0; index < ROUND_SHELLS; index++) {
    const late = seededRandom(show.seed, index, 1)();
    const burstAt = (index + 0.7 * late) / show.shellsPerSecond;
    const since = timeSeconds - burstAt + RISE_SECONDS;
    const age = since - roundSeconds * Math.floor(since / roundSeconds) - RISE_SECONDS;
    const shell = shellOf(show, index);
    if (age < 0) strokes.push(...rising(shell, age));
    else if (age < shell.form.lifeSeconds) strokes.push(...bursting(show, shell, age));
  }
  return strokes;
}

function shellOf(show: Show, index: number): Shell {
  const random = seededRandom(show.seed, index, 2);
  const pick = <Item>(items: readonly Item[], fallback: Item) =>
    items[Math.floor(random() * items.length)] ?? fallback;
  const { widthPx, heightPx } = show.canvas;
  // Golden steps: neighbours in time burst far apart, and no place is favoured.
  const golden = index * 0.618034 + seededRandom(show.seed, 5)();
  const x = (golden - Math.floor(golden) - 0.5) * 0.8 * widthPx;
  const y = (-0.42 + (0.52 - 0.6 * show.ground) * random()) * heightPx;
  const kind = pick(show.kinds, "peony");
  return {
    burst: [x, y],
    launch: [x * 0.6 + (random() - 0.5) * 60, (0.5 - show.ground) * heightPx + 10],
    radius: show.radius * (0.7 + 0.55 * random()),
    kind,
    form: SHELL_FORMS[kind],
    color: pick(show.colors, [1, 1, 1]),
    second: pick(show.colors, [1, 1, 1]),
    random,
  };
}

const WARM: Color = [1, 0.62, 0.28];
const WHITE: Color = [1, 0.97, 0.9];

/** A rising shell and the sparks it sheds; `age` is negative, 0 at the burst. */
function rising({ launch, burst, random }: Shell, age: number): Stroke[] {
  const share = 1 + age / RISE_SECONDS;
  const at = (part: number): Point => {
    const way = riseAt(Math.max(0, part));
    return [launch[0] + (burst[0] - launch[0]) * way, launch[1] + (burst[1] - launch[1]) * way];
  };
  const fade = Math.min(1, (1 - share) * 4 + 0.15);
  const strokes: Stroke[] = [dot(at(share), 1.8, WARM, 4 * fade, 1)];
  for (let piece = 0; piece < 8; piece++) {
    const [near, far] = [piece / 8, (piece + 1) / 8];
    const light = (part: number) => 1.6 * fade * (1 - part) ** 2;
    strokes.push({
      from: at(share - 0.22 * near),
      to: at(share - 0.22 * far),
      radius: 1.3,
      color: WARM,
      lightFrom: light(near),
      lightTo: light(far),
      softness: 1,
    });
  }
  for (let crumb = 0; crumb < 14; crumb++) {
    const [back, side, drop] = [random(), random() - 0.5, random()];
    const [x, y] = at(share - 0.35 * back);
    strokes.push(dot([x + side * 9 * back, y + drop * 14 * back], 0.8, WARM, 1.8 * fade * (1 - back), 1));
  }
  return strokes;
}

function bursting(show: Show, shell: Shell, age: number): Stroke[] {
  const { burst, radius, form, color, kind, random } = shell;
  const strokes: Stroke[] = [
    dot(burst, radius * 0.7, mix(WHITE, color, 0.5), 1.1 * Math.exp(-10 * age), 1),
    dot(burst, radius * 1.5, color, 0.07 * Math.exp(-1.4 * age) * Math.min(1, age * 6), 1),
    dot(burst, 9, WHITE, 9 * Math.exp(-14 * age), 1),
  ];
  const tilt: Point = [Math.PI * random(), 0.1 + 0.28 * random()];
  const hasCore = (kind === "peony" || kind === "crackle") && random() < 0.6;
  for (let spark = 0; spark < form.sparks; spark++) {
    const direction = directionOf(kind, spark, form.sparks, tilt, random);
    const inner = hasCore && spark % 3 === 0;
    const speed = (inner ? 0.5 : 1) * (kind === "ring" ? 1 : 0.9 + 0.16 * random());
    const lifeSeconds = form.lifeSeconds * (0.78 + 0.22 * random());
    const flicker = seededRandom(show.seed, spark, Math.floor(age * 22))();
    const hue = inner ? shell.second : color;
    if (age < lifeSeconds) {
      strokes.push(...flying(show, shell, { direction, speed, lifeSeconds, flicker, color: hue }, age));
    }
  }
  return strokes;
}

interface Spark {
  readonly direction: readonly [number, number, number];
  readonly speed: number;
  readonly lifeSeconds: number;
  /** 0 to 1, new every few hundredths of a second. */
  readonly flicker: number;
  readonly color: Color;
}

function flying(show: Show, shell: Shell, spark: Spark, age: number): Stroke[] {
  const { form, burst, radius, kind } = shell;
  const [x, y, z] = spark.direction;
  const depth = (1 + 0.14 * z) * spark.speed * radius;
  const gravity = show.gravity * form.weight;
  const at = (seconds: number): Point => {
    const reach = reachAt(form.drag, seconds) * depth;
    return [burst[0] + x * reach, burst[1] + y * reach + fallAt(form.drag, gravity, seconds)];
  };
  const share = age / spark.lifeSeconds;
  const dies = share > form.flickersFrom ? (spark.flicker < 0.45 ? 0.15 : 1.25) : 1;
  const light = form.light * boostOf(spark.color) * (0.75 + 0.25 * z) * (1 - share) ** 1.3 * dies;
  const hot = Math.max(0, 1 - age / 0.22);
  const color = mix(spark.color, WHITE, hot * 0.8);
  const strokes = [dot(at(age), form.radius * (1.5 - 0.6 * share), mix(color, WHITE, 0.35), light, 1)];
  if (kind === "crackle" && share > 0.55 && spark.flicker > 0.8) {
    strokes.push(dot(at(age), 7 * spark.flicker, WHITE, 6 * (1 - share), 1));
  }
  const trailSeconds = Math.min(age, form.trailSeconds * show.trail);
  const ember = mix(color, WARM, 0.45);
  for (let piece = 0; piece < form.pieces && trailSeconds > 0.01; piece++) {
    const [near, far] = [piece / form.pieces, (piece + 1) / form.pieces];
    const glow = (part: number) => 0.42 * light * (1 - part) ** 1.4;
    strokes.push({
      from: at(age - trailSeconds * near),
      to: at(age - trailSeconds * far),
      radius: form.radius * (1 - 0.55 * near),
      color: mix(color, ember, near),
      lightFrom: glow(near),
      lightTo: glow(far),
      softness: 1,
    });
  }
  return strokes;
}

/** Deep colours carry less light to the eye; they burn brighter for it. */
const boostOf = ([red, green, blue]: Color) => 2.2 / (0.4 + 0.2126 * red + 0.7152 * green + 0.0722 * blue);

/** Where a spark is thrown: evenly over a sphere, or over a tilted circle. z is towards the viewer. */
function directionOf(
  kind: ShellKind,
  index: number,
  count: number,
  [turn, tilt]: Point,
  random: () => number,
): [number, number, number] {
  if (kind === "ring") {
    const angle = (2 * Math.PI * index) / count;
    const [x, y] = [Math.cos(angle), Math.sin(angle) * Math.cos(tilt * Math.PI)];
    return [
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
      Math.sin(angle) * Math.sin(tilt * Math.PI),
    ];
  }
  const z = 1 - (2 * (index + 0.5)) / count;
  const angle = index * 2.399963 + (random() - 0.5) * 0.5;
  const flat = Math.sqrt(1 - z * z);
  const upward = kind === "palm" ? 0.25 : 0;
  return [flat * Math.cos(angle), flat * Math.sin(angle) - upward, z];
}

function mix(a: Color, b: Color, share: number): Color {
  const at = (index: 0 | 1 | 2) => a[index] + (b[index] - a[index]) * share;
  return [at(0), at(1), at(2)];
}
