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

/** The mean of a window of texels around each pixel of a smaller picture. */
const REDUCE: FragmentProgram = {
  id: "art/reduce",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform vec2 uPicturePx;
uniform vec2 uWindowPx;
vec4 shade(vec2 uv) {
  vec2 corner = uv * uPicturePx - 0.5 * uWindowPx;
  // Each tap lies between texels and so stands for two by two of them.
  ivec2 n = ivec2(clamp(ceil(uWindowPx * 0.5), 1.0, 12.0));
  vec4 sum = vec4(0.0);
  for (int y = 0; y < n.y; y++) for (int x = 0; x < n.x; x++) {
    sum += texture(uPicture, (corner + (vec2(x, y) + 0.5) / vec2(n) * uWindowPx) / uPicturePx);
  }
  return sum / float(n.x * n.y);
}`,
};

/** One direction of a Gaussian of `uSigma` texels, nine taps. */
const BLUR: FragmentProgram = {
  id: "art/blur",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform vec2 uDirection;
uniform float uSigma;
vec4 shade(vec2 uv) {
  vec4 sum = vec4(0.0);
  float total = 0.0;
  // Nine taps reach 2.2 sigma; a wide one is read between texels, a narrow one at each.
  float gap = max(1.0, uSigma / 1.8);
  for (int i = -4; i <= 4; i++) {
    float offset = float(i) * gap;
    float weight = exp(-0.5 * offset * offset / (uSigma * uSigma));
    sum += texture(uPicture, uv + uDirection * offset / uResolution) * weight;
    total += weight;
  }
  return sum / total;
}`,
};

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
  const uWindowPx = [
    ((widthPx / size.widthPx) * windowPx) / stepPx,
    ((heightPx / size.heightPx) * windowPx) / stepPx,
  ];
  return stage.pass(
    REDUCE,
    { uPicture: picture, uPicturePx: [widthPx, heightPx], uWindowPx },
    { ...size, sampling },
  );
}

/** A Gaussian blur of `sigma` texels of the picture, at the picture's own size. */
export function blurred(stage: Stage, picture: Picture, sigma: number): Picture {
  const rows = stage.pass(BLUR, { uPicture: picture, uDirection: [1, 0], uSigma: sigma }, picture);
  return stage.pass(BLUR, { uPicture: rows, uDirection: [0, 1], uSigma: sigma }, picture);
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
