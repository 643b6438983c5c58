import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { reduced, softened } from "../families/art/light";
import { momentAt, SIGNAL_GLSL, seedOf } from "../families/glitch/signal";
import { MELT_DIRECTIONS, MELT_SOURCES } from "./directions";
import type { glitchWeirdSettings } from "./index";

/** Half of how thick a thing must be to run, px of the reference canvas. */
const THIN_PX = 3;

/**
 * The picture at the size of the reference canvas, with how strongly each place runs in place of its alpha. What is thin
 * does not run: small type stays legible.
 */
const STRENGTH: FragmentProgram = {
  id: "melt/strength",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform sampler2D uAround;
uniform float uThreshold;
uniform vec2 uThin;
float strengthOf(vec3 c, vec3 around) {
#if FROM == 0
  vec3 away = c - around;
  return min(1.0, 1.25 * sqrt(dot(away * away, vec3(0.3, 0.5, 0.2))));
#elif FROM == 1
  return dot(c, vec3(0.2126, 0.7152, 0.0722));
#elif FROM == 2
  return 1.0 - dot(c, vec3(0.2126, 0.7152, 0.0722));
#else
  return max(c.r, max(c.g, c.b)) - min(c.r, min(c.g, c.b));
#endif
}
vec4 shade(vec2 uv) {
  vec3 own = texture(uPicture, uv).rgb, around = texture(uAround, uv).rgb;
  float strength = strengthOf(own, around);
  // As strong as the weakest of its neighbours some px away: strokes thinner than that have none to spare.
  strength = min(strength, strengthOf(texture(uPicture, uv - vec2(uThin.x, 0.0)).rgb, around));
  strength = min(strength, strengthOf(texture(uPicture, uv + vec2(uThin.x, 0.0)).rgb, around));
  strength = min(strength, strengthOf(texture(uPicture, uv - vec2(0.0, uThin.y)).rgb, around));
  strength = min(strength, strengthOf(texture(uPicture, uv + vec2(0.0, uThin.y)).rgb, around));
  return vec4(own, max(0.0, strength - uThreshold));
}`,
};

/** How much strength a streak of full length uses up. */
const LOSS = 0.55;

/** How far each lane may run, in texels of the picture: one texel for each of its rows or columns. */
const LANES: FragmentProgram = {
  id: "melt/lanes",
  source: /* glsl */ `
${SIGNAL_GLSL}
uniform float uPerPx;
uniform float uLength;
uniform float uGrain;
uniform float uGaps;
uniform float uBeat;
vec4 shade(vec2 uv) {
  // Lanes differ in length, in groups and one by one, and swell each at its own time.
  float lane = floor(uv.x * uResolution.x / (uPerPx * uGrain));
  vec3 r = chance(lane, 0.0, 1.0, 0.0);
  float group = valueNoise(vec2(lane * uGrain / 55.0, 5.0));
  float open = smoothstep(uGaps * 0.62, uGaps * 0.62 + 0.22, group);
  float swell = 0.8 + 0.2 * sin(6.2831853 * (uBeat + r.z));
  return vec4(uPerPx * uLength * open * (0.12 + 0.88 * r.x * r.x) * swell, 0.0, 0.0, 1.0);
}`,
};

/**
 * One round of running: each place takes the strongest of itself and three places up the stream, which weaken on the
 * way. Rounds with distances of 1, 4, 16 and 64 px carry each place as far as 255 px.
 */
const RUN: FragmentProgram = {
  id: "melt/run",
  source: /* glsl */ `
uniform sampler2D uPicture;
uniform sampler2D uLanes;
uniform vec2 uStep;
uniform float uLoss;
vec4 stronger(vec4 best, vec4 other, float loss) {
  other.a -= loss;
  return other.a > best.a ? other : best;
}
vec4 shade(vec2 uv) {
  float reach = texture(uLanes, vec2(uStep.x == 0.0 ? uv.x : uv.y, 0.5)).r, loss = uLoss / max(reach, 1e-3);
  vec4 best = stronger(texture(uPicture, uv), texture(uPicture, uv - uStep), loss);
  best = stronger(best, texture(uPicture, uv - 2.0 * uStep), 2.0 * loss);
  return stronger(best, texture(uPicture, uv - 3.0 * uStep), 3.0 * loss);
}`,
};

const SHOW: FragmentProgram = {
  id: "melt/show",
  source: /* glsl */ `
uniform sampler2D uRun;
uniform sampler2D uStill;
uniform float uPrism;
vec4 shade(vec2 uv) {
  vec4 own = texelFetch(uSource, ivec2(uv * uResolution), 0), ran = texture(uRun, uv);
  // What is left of a streak's strength tells how near its end is: red runs on longest, blue stops first.
  float lead = ran.a - texture(uStill, uv).a;
  vec3 shown = smoothstep(0.0, 0.05, lead - vec3(0.0, 0.5, 1.0) * min(uPrism, 0.5 * lead + 0.02));
  return vec4(mix(own.rgb, min(ran.rgb, own.a), shown), own.a);
}`,
};

/** Moments a second: streaks move as drawn animation does, on twos. */
const MOMENTS = 12;

/** Surroundings that places stand out from, px of the reference canvas. */
const AROUND_PX = 45;

/** Lets the picture run; the same seed and time give the same streaks. */
export default defineDrawing<z.output<typeof glitchWeirdSettings>>({
  draw: (stage, settings) => {
    if (settings.length === 0) return stage.source;
    const small = reduced(stage, stage.source, stage.scale);
    const stepsPerPx = (stage.scale * small.widthPx) / stage.widthPx;
    const nearest = { widthPx: small.widthPx, heightPx: small.heightPx, sampling: "nearest" as const };
    const thin = Math.round(THIN_PX * stepsPerPx);
    const still = stage.pass(
      variant(STRENGTH, { FROM: MELT_SOURCES.indexOf(settings.source) }),
      {
        uPicture: { texels: small },
        uAround: softened(stage, small, AROUND_PX * stepsPerPx),
        uThreshold: settings.threshold,
        uThin: [thin / small.widthPx, thin / small.heightPx],
      },
      nearest,
    );
    const [x, y] = MELT_DIRECTIONS[settings.direction];
    const lanes = stage.pass(
      LANES,
      {
        uPerPx: stepsPerPx,
        uLength: settings.length,
        uGrain: settings.grain,
        uGaps: settings.gaps,
        uSeed: seedOf(stage.seed, settings.seed),
        uBeat: (momentAt(stage.timeSeconds, MOMENTS) / MOMENTS) * settings.speed,
      },
      { widthPx: x === 0 ? small.widthPx : small.heightPx, heightPx: 1, sampling: "nearest" },
    );
    const ran = [1, 4, 16, 64].reduce(
      (picture, px) =>
        stage.pass(
          RUN,
          {
            uPicture: picture,
            uLanes: lanes,
            uStep: [(x * px) / small.widthPx, (y * px) / small.heightPx],
            uLoss: LOSS * px,
          },
          nearest,
        ),
      still,
    );
    return stage.pass(SHOW, {
      uRun: ran,
      uStill: still,
      uPrism: (settings.prism / settings.length) * LOSS,
    });
  },
});
