import type { FragmentProgram, Picture, Stage } from "../../draw/stage";
import { MAX_LIGHT, packStrokes, RADIUS_STEPS, STROKE_TEXELS, TABLE_WIDTH, TILE_PX } from "./pack-strokes";
import type { Stroke } from "./stroke";

/**
 * The sum of all strokes at a pixel, in linear light that may be brighter than white. Pieces of one path join without a
 * bead: each covers exactly its length, measured in pixels.
 */
const STROKES: FragmentProgram = {
  id: "shader/strokes",
  source: /* glsl */ `
uniform sampler2D uTable;
uniform vec2 uTiles;
uniform float uExtent;
uniform vec2 uCanvas;
vec4 texel(int index) {
  return texelFetch(uTable, ivec2(index & ${TABLE_WIDTH - 1}, index / ${TABLE_WIDTH}), 0) * 255.0;
}
vec2 place(vec4 t) { return ((t.xz * 256.0 + t.yw) / 32767.0 - 1.0) * uExtent; }
vec4 shade(vec2 uv) {
  vec2 p = (uv - 0.5) * uCanvas;
  vec2 tile = floor((p + 0.5 * uCanvas) / ${TILE_PX}.0);
  ivec4 head = ivec4(texel(int(tile.y * uTiles.x + tile.x)) + 0.5);
  int start = (head.x << 12) | (head.y << 4) | (head.z >> 4), count = ((head.z & 15) << 8) | head.w;
  int at = int(uTiles.x * uTiles.y) + start * ${STROKE_TEXELS};
  float pixel = uCanvas.x / uResolution.x, perPixel = 1.0 / pixel;
  vec3 sum = vec3(0.0);
  for (int i = 0; i < count; i++, at += ${STROKE_TEXELS}) {
    vec2 a = place(texel(at)), way = place(texel(at + 1)) - a, from = p - a;
    vec4 form = texel(at + 2);
    float radius = (form.x * 256.0 + form.y) / ${RADIUS_STEPS}.0;
    float len = length(way);
    bool isDot = len * perPixel < 0.05;
    float along = isDot ? 0.0 : dot(from, way) / len;
    float across = isDot ? length(from) : abs(from.x * way.y - from.y * way.x) / len;
    // A line thinner than a pixel is drawn a pixel wide, with less light.
    float drawn = max(radius, pixel);
    if (across > drawn + pixel || along < -pixel || along > len + pixel) continue;
    vec4 look = texel(at + 3) / 255.0;
    vec2 lights = form.zw / 255.0;
    lights *= lights * ${MAX_LIGHT}.0;
    float away = across / drawn, soft = max(0.0, 1.0 - away);
    float light = soft * soft;
    if (look.a < 1.0) {
      // Bokeh is a little brighter at its rim.
      float disc = clamp((drawn - across) * perPixel + 0.5, 0.0, 1.0) * (0.8 + 0.35 * smoothstep(0.55, 1.0, away));
      light = mix(disc, light, look.a);
    }
    float thin = radius / drawn;
    if (isDot) light *= thin * thin * lights.x;
    else {
      light *= clamp(along * perPixel + 0.5, 0.0, 1.0) * clamp((len - along) * perPixel + 0.5, 0.0, 1.0);
      light *= thin * mix(lights.x, lights.y, clamp(along / len, 0.0, 1.0));
    }
    sum += look.rgb * look.rgb * light;
  }
  return vec4(sum, 1.0);
}`,
};

/**
 * Draws strokes into a new picture in linear light, brighter than white where many meet.
 * @param shrink how many times smaller than the stage the picture is; soft strokes lose nothing by it.
 */
export function drawStrokes(stage: Stage, strokes: readonly Stroke[], shrink = 1): Picture {
  const canvas = { widthPx: stage.widthPx / stage.scale, heightPx: stage.heightPx / stage.scale };
  const table = packStrokes(strokes, canvas, shrink / stage.scale);
  const size = {
    widthPx: Math.ceil(stage.widthPx / shrink),
    heightPx: Math.ceil(stage.heightPx / shrink),
  };
  return stage.pass(
    STROKES,
    {
      uTable: stage.fromBytes(table.bytes, TABLE_WIDTH, table.heightPx, "nearest"),
      uTiles: [table.columns, table.rows],
      uExtent: table.extent,
      uCanvas: [canvas.widthPx, canvas.heightPx],
    },
    size,
  );
}
