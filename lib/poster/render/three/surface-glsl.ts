/**
 * GLSL that is put into three.js's standard material: the poster's own output colours, and the surfaces that
 * standard parameters cannot express. `vObject` is the point in the object's own space, radius 1.
 */

/** Declarations of the vertex shader. */
export const VERTEX_DECLARATIONS = /* glsl */ `
uniform mat4 uViewToObject;
varying vec3 vObject;
#ifdef POSTER_WIRE
attribute vec3 edgeDistance;
varying vec3 vEdgeDistance;
#endif`;

/** After the point is known in view space. */
export const VERTEX_BODY = /* glsl */ `
vObject = (uViewToObject * mvPosition).xyz;
#ifdef POSTER_WIRE
vEdgeDistance = edgeDistance;
#endif`;

/** Declarations of the fragment shader. */
export const FRAGMENT_DECLARATIONS = /* glsl */ `
uniform mat4 uViewToObject;
uniform float uTime;
varying vec3 vObject;
#ifdef POSTER_WIRE
uniform float uLinePx;
varying vec3 vEdgeDistance;
#endif
#ifdef POSTER_SHEEN
/** Colour of the nap where it is seen from the side, and how much of it there is. */
uniform vec4 uSheen;
#endif
#ifdef POSTER_DENTS
uniform float uDents;
#endif
#ifdef POSTER_BANDS
uniform vec3 uBands[POSTER_BANDS];
#endif
#ifdef POSTER_MOTION
/** Turns of the colour circle, turns a second. */
uniform vec2 uMotion;
#endif

// Even steps of hue: OKLCh to linear sRGB (Ottosson).
vec3 spectrum(float turn, float lightness, float chroma) {
  vec2 ab = chroma * vec2(cos(6.2831853 * turn), sin(6.2831853 * turn));
  vec3 lms = lightness + mat2x3(vec3(0.3963378, -0.1055613, -0.0894842), vec3(0.2158038, -0.0638542, -1.2914855)) * ab;
  lms *= lms * lms;
  return max(mat3(
    vec3(4.0767417, -1.2684380, -0.0041961),
    vec3(-3.3077116, 2.6097574, -0.7034186),
    vec3(0.2309699, -0.3413194, 1.7076147)) * lms, 0.0);
}

// Something like the slope of an uneven surface; cheap, smooth and without a lattice.
vec3 unevenness(vec3 p) {
  return cos(p * 5.0 + 2.6 * sin(p.yzx * 3.1 + 1.7 * sin(p.zxy * 2.3))) + 0.2 * cos(p.zxy * 19.0 + 2.0 * sin(p * 11.0));
}

float streakHash(float n) { return fract(sin(n * 91.3458) * 47453.5453); }
float streaks(float at) {
  float cell = floor(at), along = fract(at);
  along = along * along * (3.0 - 2.0 * along);
  return mix(streakHash(cell), streakHash(cell + 1.0), along) - 0.5;
}

// Light beyond white is bent softly back under it, as Khronos's neutral tone mapper does; colours below stay.
vec3 withinWhite(vec3 c) {
  float peak = max(c.r, max(c.g, c.b));
  const float knee = 0.8;
  if (peak <= knee) return c;
  float bent = 1.0 - (1.0 - knee) * (1.0 - knee) / (peak + 1.0 - 2.0 * knee);
  float whiter = 1.0 - 1.0 / (0.15 * (peak - bent) + 1.0);
  return mix(c * (bent / peak), vec3(bent), whiter);
}
// What gives a colour of the poster back after that bend.
vec3 beyondWhite(vec3 c) {
  float peak = min(max(c.r, max(c.g, c.b)), 0.975);
  const float knee = 0.8;
  if (peak <= knee) return c;
  return c * (((1.0 - knee) * (1.0 - knee) / (1.0 - peak) - 1.0 + 2.0 * knee) / peak);
}
// sRGB to linear by a cubic, within half a step of 255; used for what is seen through glass.
vec3 linearOf(vec3 c) { return c * (c * (c * 0.3053 + 0.6822) + 0.0125); }
vec4 posterTexel(vec4 c) {
  vec3 light = clamp(withinWhite(max(c.rgb, 0.0)), 0.0, 1.0);
  vec3 srgb = mix(light * 12.92, 1.055 * pow(light, vec3(1.0 / 2.4)) - 0.055, step(0.0031308, light));
  // Eight bits follow: a fixed fine pattern keeps soft shading from stepping.
  float noise = fract(52.9829189 * fract(dot(floor(gl_FragCoord.xy), vec2(0.06711056, 0.00583715)))) - 0.5;
  return vec4(clamp(srgb + noise / 255.0, 0.0, 1.0), c.a);
}`;

/** Once normal, colour, roughness and metalness are known, before light is gathered. */
export const FRAGMENT_SURFACE = /* glsl */ `
#ifdef POSTER_WIRE
  vec3 edgePx = vEdgeDistance / max(fwidth(vEdgeDistance), vec3(1e-6));
  diffuseColor.a *= clamp(uLinePx - min(edgePx.x, min(edgePx.y, edgePx.z)) + 0.5, 0.0, 1.0);
  if (diffuseColor.a < 0.06) discard;
#endif
  vec3 toEye = normalize(vViewPosition);
  float facing = dot(normal, toEye);
  // At the very outline a normal may point away; then it would mirror what is behind the object.
  if (facing < 0.0) normal = normalize(normal - toEye * (facing - 1e-3));
  facing = clamp(facing, 0.0, 1.0);
  mat3 objectToView = transpose(mat3(uViewToObject));
#ifdef POSTER_DENTS
  normal = normalize(normal + uDents * (objectToView * unevenness(vObject * 1.5)));
#endif
#ifdef POSTER_SHEEN
  diffuseColor.rgb = diffuseColor.rgb * (1.0 - 0.62 * uSheen.a) + uSheen.rgb * uSheen.a * 2.6 * pow(1.0 - facing, 1.8);
#endif
#ifdef POSTER_BRUSHED
  {
    // Turned on a lathe: the brush runs around the object's own axis.
    vec3 axis = normalize(objectToView * vec3(0.0, 1.0, 0.0));
    vec3 around = cross(axis, normal);
    float turned = length(around);
    vec3 brush = turned > 0.02 ? around / turned : normalize(objectToView * vec3(1.0, 0.0, 0.0));
    vec3 across = cross(normal, brush);
    float at = turned > 0.35 ? vObject.y : length(vObject.xz);
    float fade = clamp(0.02 / max(fwidth(at), 1e-5), 0.0, 1.0);
    float grain = (streaks(at * 170.0) + 0.5 * streaks(at * 73.0) + 0.7 * streaks(at * 390.0)) * fade;
    vec3 bent = cross(cross(brush, toEye), brush);
    normal = normalize(mix(normal, normalize(bent), 0.42) + across * grain * 0.075);
    roughnessFactor = clamp(roughnessFactor + grain * 0.08, 0.05, 1.0);
    diffuseColor.rgb *= 1.0 + grain * 0.12;
  }
#endif
#ifdef POSTER_HUE_BY_VIEW
  {
    float turn = uMotion.x * facing + 0.18 * dot(vObject, vec3(0.6, 1.0, 0.3)) + uMotion.y * uTime;
    vec3 film = spectrum(turn, 0.78, 0.15);
    diffuseColor.rgb = mix(diffuseColor.rgb, film, 0.8);
  }
#endif
#ifdef POSTER_SPECTRUM
  diffuseColor.rgb = spectrum(uMotion.x * dot(vObject, vec3(0.25, 0.42, 0.12)) + 0.08 - uMotion.y * uTime, 0.72, 0.17);
#endif
#ifdef POSTER_BANDS
  {
    vec3 p = vObject;
    float t = 6.2831853 * uMotion.y * uTime;
    p += 0.35 * sin(p.yzx * 2.3 + vec3(t, 1.3 + t * 0.7, 2.1 - t * 0.6));
    float place = fract(0.5 + 0.34 * dot(p, vec3(0.45, 0.85, 0.3)) + 0.12 * sin(t + p.x * 2.0) + uMotion.y * uTime * 0.5);
    place *= float(POSTER_BANDS);
    int from = int(place);
    vec3 first = uBands[from], second = uBands[(from + 1) % POSTER_BANDS];
    diffuseColor.rgb = mix(first, second, smoothstep(0.12, 0.88, fract(place)));
  }
#endif
#ifdef POSTER_GLOW
  // A tube of gas: white where it is seen deepest, the colour at its rim.
  totalEmissiveRadiance = emissive * (0.32 + 0.68 * facing)
    + max(emissive.r, max(emissive.g, emissive.b)) * 0.55 * pow(facing, 6.0);
#endif`;

/** Once the material's light-gathering parameters are set. */
export const FRAGMENT_FILM = /* glsl */ `
#ifdef POSTER_FILM
  {
    // A soap film: it drains and swirls, and where it is thicker its colours follow each other faster.
    float t = 6.2831853 * uMotion.y * uTime;
    vec3 p = vObject * 1.6;
    p += 0.55 * sin(p.yzx * 1.9 + vec3(t, 2.0 - t, 4.0 + t));
    float thickness = 0.5 + 0.3 * sin(p.x * 1.7 + p.z + t) + 0.2 * sin(p.y * 2.6 - t);
    material.iridescenceThickness = mix(iridescenceThicknessMinimum, iridescenceThicknessMaximum, thickness);
  }
#endif`;

/** Last: a comic's three tones in place of smooth light. */
export const FRAGMENT_TONES = /* glsl */ `
#ifdef POSTER_TOON
  {
    float light = dot(outgoingLight, vec3(0.2126, 0.7152, 0.0722)) / max(dot(diffuseColor.rgb, vec3(0.2126, 0.7152, 0.0722)), 1e-3);
    float soft = max(fwidth(light), 1e-4);
    float tone = 0.34 + 0.38 * smoothstep(-soft, soft, light - 0.38) + 0.38 * smoothstep(-soft, soft, light - 0.72);
    float rim = smoothstep(-1.0, 1.0, (0.34 - facing) / max(fwidth(facing), 1e-4));
    outgoingLight = diffuseColor.rgb * tone * (1.0 - 0.8 * rim);
  }
#endif`;
