/**
 * Glass without a second rendering of the scene. Light is followed from the eye into the object, from face to face
 * inside it, and out again; there it meets the layers below, which hang behind the object as a picture, or the
 * studio. Flat solids are followed exactly (their faces are given), all others as if they were round there.
 */
export const GLASS_DECLARATIONS = /* glsl */ `
#ifdef POSTER_GLASS
uniform sampler2D uBelow;
/** Normalised coordinates of the tile to the picture below: scale and offset. */
uniform vec4 uBelowMap;
/** 1 where there is a picture below. */
uniform float uHasBelow;
uniform float uThickness;
uniform float uGlassIor;
uniform float uDispersion;
/** Share of the studio's light that comes out of the body wherever it is seen. */
uniform float uBody;
/** Absorbed on a way through the whole thickness, as exponents. */
uniform vec3 uAbsorption;
uniform mat4 uProjection;
#ifdef POSTER_FACETS
uniform vec4 uFacets[POSTER_FACETS];
#endif
const float BACKDROP = 1.35;

vec3 studioFrom(vec3 direction, float roughness) {
  vec3 world = transformDirectionByInverseViewMatrix(direction, viewMatrix);
  return textureLod(envMap, envMapRotation * world, roughnessToMip(roughness)).rgb * envMapIntensity;
}

// What a ray that leaves the object sees; point and direction in view space.
vec3 seenFrom(vec3 point, vec3 direction, float roughness) {
  // Beyond the poster, and along it, the studio shows: that gives glass its outline on a plain ground.
  float there = uHasBelow * smoothstep(0.2, 0.62, -direction.z);
  vec4 below = vec4(0.0);
  if (there > 0.0) {
    float way = (point.z + EYE_DISTANCE + BACKDROP) / -direction.z;
    vec4 clip = uProjection * vec4(point + direction * way, 1.0);
    vec2 uv = clip.xy / clip.w * uBelowMap.xy + uBelowMap.zw;
    vec2 outside = max(abs(uv - 0.5) - 0.5, 0.0);
    below = texture(uBelow, clamp(uv, 0.0, 1.0));
    there *= clamp(1.0 - max(outside.x, outside.y) * 4.0, 0.0, 1.0) * below.a;
  }
  // Both are dear to software graphics, and most rays need one alone.
  vec3 around = there < 1.0 ? studioFrom(direction, roughness) : vec3(0.0);
  if (there <= 0.0) return around;
  return mix(around, beyondWhite(linearOf(clamp(below.rgb / max(below.a, 1e-4), 0.0, 1.0))), there);
}

vec3 leave(vec3 direction, vec3 outward, float ior) {
  vec3 left = refract(direction, -outward, ior);
#ifdef POSTER_FACETS
  return dot(left, left) < 0.5 ? reflect(direction, outward) : left;
#else
  // In a round body light leaves as it came; where rounding says that it does not, it leaves along the surface.
  return dot(left, left) < 0.5 ? direction - outward * dot(direction, outward) : left;
#endif
}

vec3 throughGlass(vec3 point, vec3 normalIn, vec3 toEye, float roughness, mat3 objectToView) {
  mat3 toObject = mat3(uViewToObject);
  float size = length(toObject[0]);
  vec3 at = vObject;
  vec3 n = normalize(toObject * normalIn);
  vec3 d = refract(normalize(toObject * -toEye), n, 1.0 / uGlassIor);
  vec3 outward = n;
  float way = 0.0;
#ifdef POSTER_FACETS
  for (int bounce = 0; bounce < 4; bounce++) {
    float nearest = 1e3;
    for (int face = 0; face < POSTER_FACETS; face++) {
      float toward = dot(uFacets[face].xyz, d);
      if (toward < 1e-4) continue;
      float reach = (uFacets[face].w - dot(uFacets[face].xyz, at)) / toward;
      if (reach < nearest) { nearest = reach; outward = uFacets[face].xyz; }
    }
    nearest = max(nearest, 0.0);
    at += d * nearest;
    way += nearest;
    vec3 left = refract(d, -outward, uGlassIor);
    if (dot(left, left) > 0.5 || bounce == 3) break;
    d = reflect(d, outward);
  }
#else
  float chord = uThickness * max(dot(-n, d), 0.05);
  at += d * chord;
  way = chord;
  outward = normalize(n + 2.0 * max(dot(-n, d), 0.0) * d);
#endif
  vec3 exitPoint = point + objectToView * ((at - vObject) / size) ;
  vec3 light;
  if (uDispersion > 0.0) {
    float spread = (uGlassIor - 1.0) * 0.025 * uDispersion;
    light.r = seenFrom(exitPoint, normalize(objectToView * leave(d, outward, uGlassIor - spread)), roughness).r;
    light.g = seenFrom(exitPoint, normalize(objectToView * leave(d, outward, uGlassIor)), roughness).g;
    light.b = seenFrom(exitPoint, normalize(objectToView * leave(d, outward, uGlassIor + spread)), roughness).b;
  } else {
    light = seenFrom(exitPoint, normalize(objectToView * leave(d, outward, uGlassIor)), roughness);
  }
  // What lies behind is lit from the front alone; glass gathers light from all around as well.
  light += uBody * studioFrom(normalize(objectToView * d), 0.6);
  return light * exp(-uAbsorption * min(way / max(uThickness, 1e-3), 2.0));
}
#endif`;

/** In place of three.js's own transmission. */
export const GLASS_BODY = /* glsl */ `
#ifdef POSTER_GLASS
  {
    float fresnel = mix(pow((uGlassIor - 1.0) / (uGlassIor + 1.0), 2.0), 1.0, pow(1.0 - facing, 5.0));
    totalDiffuse = (1.0 - fresnel) * diffuseColor.rgb
      * throughGlass(-vViewPosition, normal, toEye, roughnessFactor, objectToView);
  }
#endif`;
