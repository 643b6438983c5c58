import type { FragmentProgram } from "./stage";

/** One direction of a Gaussian blur. */
export interface Gaussian {
  /** Reads `uPicture`, weighs it with `uWeights`, and steps by `uStep`, in fractions of the picture. */
  readonly program: FragmentProgram;
  /** The middle tap's weight, then those of one side; all taps together weigh 1. */
  readonly uWeights: readonly number[];
  /** Texels from tap to tap. Above 1, the picture is to be read between its texels. */
  readonly gap: number;
}

/** Taps to either side that a blur has at most, and those of one that is read between texels. */
const MOST_TAPS = 6;
const WIDE_TAPS = 4;

/** Sigmas that are covered: what lies beyond is a hundredth of the whole. */
const REACH = 2.4;

/** Written out tap by tap: without a GPU a loop takes longer than what is in it. */
const programs = Array.from({ length: MOST_TAPS + 1 }, (_, taps): FragmentProgram => {
  const sides = Array.from({ length: taps }, (_, side) => {
    const far = `uStep * ${side + 1}.0`;
    return `sum += (texture(uPicture, uv + ${far}) + texture(uPicture, uv - ${far})) * uWeights[${side + 1}];`;
  });
  return {
    id: `gaussian/${taps}`,
    source: /* glsl */ `
uniform sampler2D uPicture;
uniform vec2 uStep;
uniform float uWeights[${taps + 1}];
vec4 shade(vec2 uv) {
  vec4 sum = texture(uPicture, uv) * uWeights[0];
  ${sides.join("\n  ")}
  return sum;
}`,
  };
});

/** A Gaussian of `sigma` texels: a tap at each texel where it is narrow, a few between them where it is wide. */
export function gaussianOf(sigma: number): Gaussian {
  const wanted = Math.max(1, Math.ceil(REACH * sigma));
  const isWide = wanted > MOST_TAPS;
  const taps = isWide ? WIDE_TAPS : wanted;
  const gap = isWide ? sigma / 1.8 : 1;
  const raw = Array.from({ length: taps + 1 }, (_, tap) => Math.exp(-0.5 * ((tap * gap) / sigma) ** 2));
  const total = raw.reduce((sum, weight, tap) => sum + (tap === 0 ? weight : 2 * weight), 0);
  const program = programs[taps];
  if (!program) throw new RangeError(`No Gaussian has ${taps} taps`);
  return { program, uWeights: raw.map((weight) => weight / total), gap };
}
