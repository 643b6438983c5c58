import { gaussianOf } from "../../../draw/gaussian";
import type { FragmentProgram, Picture, Sampling, Stage } from "../../../draw/stage";

/** Perceptual lightness (red) over paper of lightness `uPaperLight`, alpha (green), lightness as contours see it (blue). */
const LIGHT: FragmentProgram = {
  id: "art/light",
  source: /* glsl */ `
uniform float uPaperLight;
vec4 shade(vec2 uv) {
  vec4 c = texelFetch(uSource, ivec2(uv * uResolution), 0);
  vec3 s = unpremultiply(c);
  // Linear light to within 0.0014, without three powers; whole posters pass through here at every frame.
  vec3 linear = s * (0.018 + s * (0.668 + s * 0.314));
  float y = clamp(dot(linear, vec3(0.2126, 0.7152, 0.0722)), 0.0, 1.0);
  float seen = y <= 0.008856 ? y * 9.033 : 1.16 * pow(y, 1.0 / 3.0) - 0.16;
  // Colours count as darker than greys of their lightness: things part from their ground by colour too.
  float drawn = seen - 0.3 * (max(s.r, max(s.g, s.b)) - min(s.r, min(s.g, s.b)));
  return vec4(mix(uPaperLight, seen, c.a), c.a, mix(uPaperLight, drawn, c.a), 1.0);
}`,
};

/** Taps along a side up to which they are written out: without a GPU a loop takes longer than what is in it. */
const WRITTEN_OUT = 4;

/** The mean of a window of texels around each pixel of a smaller picture, by so many taps along a side. */
function reduceProgram(taps: number): FragmentProgram {
  const tap = (x: string, y: string) => `sum += texture(uPicture, corner + vec2(${x}, ${y}) * gap);`;
  const whole = Array.from({ length: taps }, (_, at) => `${at}.5`);
  const loops = "for (float y = 0.5; y < uTaps; y++) for (float x = 0.5; x < uTaps; x++) ";
  const isLong = taps > WRITTEN_OUT;
  return {
    id: `art/reduce/${isLong ? "long" : taps}`,
    source: /* glsl */ `
uniform sampler2D uPicture;
uniform vec2 uWindow;
uniform float uTaps;
vec4 shade(vec2 uv) {
  vec2 corner = uv - 0.5 * uWindow, gap = uWindow / uTaps;
  vec4 sum = vec4(0.0);
  ${isLong ? loops + tap("x", "y") : whole.flatMap((y) => whole.map((x) => tap(x, y))).join("\n  ")}
  return sum / (uTaps * uTaps);
}`,
  };
}

/**
 * Lightness of the source (red, 0 to 1, transparent places as light as paper), its alpha (green), and its lightness with
 * colours darkened (blue), for contours.
 */
export function lightOf(stage: Stage, paperLight: number): Picture {
  return stage.pass(LIGHT, { uPaperLight: paperLight });
}

/** A picture made smaller by `stepPx`, each pixel the mean of what it covers. A step of 1 or less is the picture itself. */
export function reduced(stage: Stage, picture: Picture, stepPx: number): Picture {
  return stepPx <= 1 ? picture : averaged(stage, picture, stepPx, stepPx, "linear");
}

/** The mean of a window of `windowPx` around every `stepPx` px of a picture. */
export function averaged(
  stage: Stage,
  picture: Picture,
  stepPx: number,
  windowPx: number,
  sampling: Sampling,
): Picture {
  const { widthPx, heightPx } = picture;
  const size = {
    widthPx: Math.max(1, Math.round(widthPx / stepPx)),
    heightPx: Math.max(1, Math.round(heightPx / stepPx)),
  };
  // Each tap lies between texels and so stands for two by two of them.
  const texels = Math.max(widthPx / size.widthPx, heightPx / size.heightPx) * (windowPx / stepPx);
  const uTaps = Math.min(12, Math.max(1, Math.ceil(texels / 2 - 0.05)));
  return stage.pass(
    reduceProgram(uTaps),
    {
      uPicture: picture,
      uWindow: [windowPx / stepPx / size.widthPx, windowPx / stepPx / size.heightPx],
      uTaps,
    },
    { ...size, sampling },
  );
}

/** A Gaussian blur of `sigma` texels of the picture, at the picture's own size. */
export function blurred(stage: Stage, picture: Picture, sigma: number): Picture {
  const { program, uWeights, gap } = gaussianOf(sigma);
  const pass = (from: Picture, uStep: readonly number[]) =>
    stage.pass(program, { uPicture: gap > 1 ? from : { texels: from }, uStep, uWeights }, picture);
  return pass(pass(picture, [gap / picture.widthPx, 0]), [0, gap / picture.heightPx]);
}

/**
 * A Gaussian blur of `sigmaPx` px of the stage, worked out on as coarse a grid as it allows. The answer is small; it is
 * meant to be read with linear sampling.
 */
export function softened(stage: Stage, picture: Picture, sigmaPx: number): Picture {
  // A sigma of two texels survives linear sampling without visible facets.
  const stepPx = Math.max(1, sigmaPx / 2);
  return blurred(stage, reduced(stage, picture, stepPx), sigmaPx / stepPx);
}
