import type { z } from "zod";
import { hexToLight } from "@/lib/color";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { variant } from "../../draw/variant";
import { loopPhase } from "../loop";
import { dropsAt } from "./drops";
import type { chromeSettings } from "./index";
import { CHROME_LOOP_SECONDS } from "./limits";

/**
 * With x = (radius / distance)², drops are where the sum F of a x² + (1 - a) x over all of them is above 1. For one drop,
 * a height of radius · √(1 - 1/x) is exactly half a ball; where drops are near one another, their fields add up and they
 * melt, further the smaller a is. x is found back from F, and the slope from that of F, so that light is smooth over the
 * seam. A mirrored ray may hit another drop, which is a ball for that purpose and mirrors the world itself.
 */
function programFor(count: number): FragmentProgram {
  // Written out for each drop: loops over arrays are slow where there is no GPU.
  const forEachDrop = (glsl: (drop: number) => string) =>
    Array.from({ length: count }, (_, drop) => glsl(drop)).join("");
  return {
    id: `shader/chrome/${count}`,
    source: /* glsl */ `
uniform vec3 uDrops[${count}];
uniform float uMelt;
uniform float uDispersion;
uniform vec3 uSky;
uniform vec3 uHorizon;
uniform vec3 uGround;
uniform vec3 uTop;
uniform vec3 uBottom;
/** The world: a sky that pales to the horizon, a sharp edge, and a ground that lightens away from it; a sun above. */
vec3 world(vec3 r, float soft) {
  float up = -r.y + 0.05 * r.x - 0.04 * sin(6.0 * r.x + 0.6);
  vec3 sky = mix(uHorizon, uSky, sqrt(clamp(up, 0.0, 1.0)));
  vec3 ground = mix(uGround, mix(uGround, uHorizon, 0.45), smoothstep(-0.15, -1.0, up));
  vec3 light = mix(ground, sky, smoothstep(-soft, soft, up));
  float sun = max(dot(r, vec3(-0.42, -0.66, 0.62)), 0.0);
  float sun4 = sun * sun * sun * sun, sun16 = sun4 * sun4 * sun4 * sun4;
  return light + uHorizon * (2.2 * smoothstep(0.965 - soft, 0.965 + soft, sun) + 0.35 * sun16);
}
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uResolution / uScale;
  vec3 ground = mix(uTop, uBottom, uv.y * uv.y * (3.0 - 2.0 * uv.y));
  float a = mix(1.0, 0.08, uMelt * uMelt), field = 0.0, radius = 0.0, shadow = 0.0, inverse, x, f;
  vec2 gradient = vec2(0.0), away;
  ${forEachDrop(
    (drop) => `
  away = p - uDrops[${drop}].xy;
  inverse = 1.0 / max(dot(away, away), 1e-4);
  x = uDrops[${drop}].z * uDrops[${drop}].z * inverse;
  f = (a * x + 1.0 - a) * x;
  field += f;
  gradient -= 2.0 * x * inverse * (2.0 * a * x + 1.0 - a) * away;
  radius += f * uDrops[${drop}].z;
  away = p - uDrops[${drop}].xy * 0.97 - vec2(0.0, uDrops[${drop}].z * 0.55);
  f = 1.0 + 1.3 * dot(away, away) / (uDrops[${drop}].z * uDrops[${drop}].z + 1.0);
  shadow += 1.0 / (f * f);`,
  )}
  radius /= max(field, 1e-6);
  // In terms of the plain ball: G = 1 - 1/x = 1 - (distance / radius)².
  x = (sqrt((1.0 - a) * (1.0 - a) + 4.0 * a * field) - (1.0 - a)) / (2.0 * a);
  float g = 1.0 - 1.0 / max(x, 1e-6);
  vec2 slope = gradient / ((2.0 * a * x + 1.0 - a) * x * x);
  float edgePx = g / max(length(slope), 1e-6) * uScale;
  float inside = clamp(edgePx + 0.5, 0.0, 1.0);
  ground *= 1.0 - 0.35 * (1.0 - exp(-shadow));
  if (inside <= 0.0) return vec4(toSrgb(ground), 1.0);

  float rise = sqrt(max(g, 0.0));
  vec3 n = normalize(vec3(-0.5 * radius * slope, max(rise, 0.02)));
  vec3 r = reflect(vec3(0.0, 0.0, -1.0), n);
  vec3 from = vec3(p, radius * rise);
  // How much of the world one pixel shows.
  float soft = 0.008 + 1.2 / (radius * uScale * max(n.z, 0.12));
  vec3 light = world(r, soft);
#if DISPERSION
    vec3 apart = vec3(0.07 * uDispersion * n.xy, 0.0);
    light = vec3(world(normalize(r + apart), soft).r, light.g, world(normalize(r - apart), soft).b);
#endif
  // The nearest other drop that the mirrored ray hits.
  float nearest = 1e9, b, h, along;
  vec3 hit = vec3(0.0), to;
  ${forEachDrop(
    (drop) => `
  to = from - vec3(uDrops[${drop}].xy, 0.0);
  b = dot(to, r);
  h = b * b - dot(to, to) + uDrops[${drop}].z * uDrops[${drop}].z;
  along = -b - sqrt(max(h, 0.0));
  if (h > 0.0 && along > 0.12 * uDrops[${drop}].z && along < nearest) { nearest = along; hit = (to + r * along) / uDrops[${drop}].z; }`,
  )}
  if (nearest < 1e8) {
    vec3 second = world(reflect(r, hit), soft * 3.0) * 0.86;
    // A drop that is seen at its very rim fades into what is behind it.
    light = mix(light, second, smoothstep(0.0, 0.35, -dot(hit, r)));
  }
  float steep = 1.0 - n.z;
  light *= mix(0.9, 1.0, steep * steep);
  light += uHorizon * 0.25 * steep * steep * steep * steep;
  return vec4(toSrgb(clamp(mix(ground, light, inside), 0.0, 1.0)), 1.0);
}`,
  };
}

/** Draws the drops over their background. */
export default defineDrawing<z.output<typeof chromeSettings>>({
  draw: (stage, settings) => {
    const drops = dropsAt(
      {
        count: settings.count,
        size: settings.size,
        canvas: { widthPx: stage.widthPx / stage.scale, heightPx: stage.heightPx / stage.scale },
        seed: stage.seed,
      },
      loopPhase(stage.timeSeconds, settings.speed, CHROME_LOOP_SECONDS),
    );
    return stage.pass(variant(programFor(settings.count), { DISPERSION: settings.dispersion > 0 ? 1 : 0 }), {
      uDrops: { vec3s: drops },
      uMelt: settings.melt,
      uDispersion: settings.dispersion,
      uSky: hexToLight(settings.skyColor),
      uHorizon: hexToLight(settings.horizonColor),
      uGround: hexToLight(settings.groundColor),
      uTop: hexToLight(settings.topColor),
      uBottom: hexToLight(settings.bottomColor),
    });
  },
});
