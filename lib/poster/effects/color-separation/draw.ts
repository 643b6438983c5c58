import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram, Picture, Stage, UniformValue } from "../../draw/stage";
import { keptThresholds } from "../families/halftone/spot";
import { thresholdPicture } from "../families/halftone/thresholds";
import { GRAIN_GLSL, GRAIN_SIDE, grainTile } from "../families/print/grain";
import { plateMoves } from "../families/print/plate-moves";
import { GLARE, type Light, pressOf } from "../families/print/press";
import { SCREEN_GLSL, turnOf } from "../families/print/screen-glsl";
import { makePlates } from "../families/print/separate-pass";
import { keptTable, separationTable } from "../families/print/separation-table";
import { colorSeparation } from "../families/print/spot-separation";
import { toneSeparation } from "../families/print/tone-separation";
import type { colorSeparationSettings } from "./index";
import type { SCREENS } from "./screens";

type Screen = (typeof SCREENS)[number];

/** How much of this px an ink covers that is to cover `share` of the place. */
const PRINTED: Readonly<Record<Screen, string>> = {
  grain: "grainShare(turned(turn, on) / uCellPx + shift, share)",
  halftone: "printedShare(0, turned(turn, on) / uCellPx, share, uCellPx)",
  stencil: "clamp((share - 0.5) / max(length(vec2(dFdx(share), dFdy(share))), 1e-4) + 0.5, 0.0, 1.0)",
};

const TURNED_GLSL =
  "vec2 turned(vec2 turn, vec2 p) { return vec2(turn.x * p.x + turn.y * p.y, turn.x * p.y - turn.y * p.x); }";

/** Each ink takes its grain and film from a place of its own. */
const shiftOf = (ink: number) => `${((ink + 1) * 21.7).toFixed(1)}`;

/** Where on its film an ink is, px of the reference canvas. */
const FILM_PLACE = "on / uScale + shift * vec2(7.9, 2.8) + uSeed * 37.7";

/** Texels of the picture of slopes, four to a grain, and the first once more at the end. */
const SLOPES_PX = GRAIN_SIDE * 4 + 1;

/** How much the height of the grain changes from px to px, worked out once for all inks. */
const SLOPES: FragmentProgram = {
  id: "print/color-separation/slopes",
  source: /* glsl */ `
uniform float uCellPx;
${GRAIN_GLSL}
vec4 shade(vec2 uv) {
  vec2 cell = floor(uv * uResolution) * 0.25;
  float height = grainAt(cell).r, e = 0.5 / uCellPx;
  vec2 slope = vec2(grainAt(cell + vec2(e, 0.0)).r, grainAt(cell + vec2(0.0, e)).r) - height;
  return vec4(2.0 * length(slope), 0.0, 0.0, 1.0);
}`,
};

/** Clouds change slowly, so that they are worked out once for so many px of the reference canvas. */
const CLOUD_STEP_PX = 4;

/** The clouds in the film of each ink, one to a channel. */
const CLOUDS: FragmentProgram = {
  id: "print/color-separation/clouds",
  source: /* glsl */ `
uniform vec2 uWholePx;
uniform vec2 uSkews[4];
uniform vec2 uSlips[4];
${GRAIN_GLSL}
${TURNED_GLSL}
float cloudsAt(vec2 on, float shift) {
  vec2 p = ${FILM_PLACE};
  return grainAt(turned(vec2(0.8, 0.6), p) / 83.0).g * 0.45 + grainAt(turned(vec2(0.28, 0.96), p) / 29.0).g * 0.3;
}
vec4 shade(vec2 uv) {
  vec2 px = (uv - 0.5) * uWholePx;
  return vec4(${[0, 1, 2, 3].map((ink) => `cloudsAt(turned(uSkews[${ink}], px - uSlips[${ink}]), ${shiftOf(ink)})`).join(", ")});
}`,
};

/** The print with a number of inks, on flat or uneven films. */
const printing = (screen: Screen, count: number, isUneven: boolean): FragmentProgram => ({
  id: `print/color-separation/${screen}/${count}${isUneven ? "/uneven" : ""}`,
  source: /* glsl */ `
uniform sampler2D uPlates;
uniform sampler2D uClouds;
uniform sampler2D uSlopes;
uniform float uCellPx;
uniform float uSharp;
uniform vec2 uTurns[${count}];
uniform vec2 uSkews[${count}];
uniform vec2 uSlips[${count}];
uniform vec3 uDensities[${count}];
uniform vec3 uPaper;
uniform float uUnevenness;
${SCREEN_GLSL}
${GRAIN_GLSL}
${TURNED_GLSL}
float slopeAt(vec2 cell) {
  return texture(uSlopes, fract(cell * ${(1 / GRAIN_SIDE).toFixed(9)}) * ${((SLOPES_PX - 1) / SLOPES_PX).toFixed(9)} + ${(0.5 / SLOPES_PX).toFixed(9)}).r;
}
float grainShare(vec2 cell, float coverage) {
  float edge = (thresholdOf(coverage) - grainAt(cell).r) / max(slopeAt(cell), 0.25 / uCellPx);
  float printed = mix(coverage, clamp(edge + 0.5, 0.0, 1.0), uSharp);
  return coverage <= 0.0 || coverage >= 1.0 ? coverage : printed;
}
/** How thick the film of ink is, and how much of the paper took ink at all: clouds of the drum, a fine tooth, and specks. */
vec2 filmAt(vec2 p, float clouds) {
  vec2 fine = grainAt(turned(vec2(0.8, 0.6), p) / 1.15);
  return 1.0 - uUnevenness * vec2(0.8 * (clouds + fine.g * 0.25 - 0.5), smoothstep(0.78, 0.98, fine.r));
}
/** What one ink lets through. The plate with all that is on it, its screen too, lies a little beside its place. */
vec3 inked(vec2 on, float share, vec2 turn, float shift, vec3 density, float clouds) {
  float printed = ${PRINTED[screen]};
  ${isUneven ? `vec2 film = filmAt(${FILM_PLACE}, clouds);` : "vec2 film = vec2(1.0);"}
  return 1.0 - printed * film.y * (1.0 - exp2(-density * film.x));
}
vec4 shade(vec2 uv) {
  vec2 px = (uv - 0.5) * uResolution, on;
  vec3 through = vec3(1.0 - ${GLARE});
  ${isUneven ? "vec4 clouds = texture(uClouds, uv);" : "vec4 clouds = vec4(0.0);"}
  ${[0, 1, 2, 3]
    .slice(0, count)
    .map(
      (ink) => `on = turned(uSkews[${ink}], px - uSlips[${ink}]);
  through *= inked(on, clamp(texture(uPlates, on / uResolution + 0.5)[${ink}], 0.0, 1.0), uTurns[${ink}], ${shiftOf(ink)}, uDensities[${ink}], clouds[${ink}]);`,
    )
    .join("\n  ")}
  return premultiply(toSrgb(uPaper * (${GLARE} + through)), texture(uSource, uv).a);
}`,
});

/** Plates are this fine, in px of the reference canvas: type stays legible, and halftone dots are not torn. */
const PLATE_STEP_PX = { grain: 1, halftone: 1.6, stencil: 1 } as const;

/** How many times a solid ink halves the light. */
const densityOf = (through: Light): Light => {
  const density = (light: number) => -Math.log2(Math.max(light, 1e-6));
  return [density(through[0]), density(through[1]), density(through[2])];
};

function cloudsOf(stage: Stage, uniforms: Readonly<Record<string, UniformValue>>): Picture {
  const stepPx = CLOUD_STEP_PX * stage.scale;
  const size = {
    widthPx: Math.ceil(stage.widthPx / stepPx),
    heightPx: Math.ceil(stage.heightPx / stepPx),
  };
  return stage.pass(CLOUDS, { ...uniforms, uWholePx: [stage.widthPx, stage.heightPx] }, size);
}

/** How sharp grain is that is so large, in px: finer grain than px is printed as the tone itself. */
function sharpnessOf(cellPx: number): number {
  const share = Math.min(1, Math.max(0, (cellPx - 0.4) / 0.8));
  return share * share * (3 - 2 * share);
}

/** Prints the picture in two to four spot inks, one plate after another. */
export default defineDrawing<z.output<typeof colorSeparationSettings>>({
  draw: (stage, settings) => {
    const { paper, inks, separation, screen, contrast } = settings;
    const press = pressOf(paper, inks);
    const table = keptTable([separation, paper, ...inks].join(), () =>
      separationTable(separation === "tone" ? toneSeparation(press) : colorSeparation(press)),
    );
    const stepPx =
      screen === "halftone" ? Math.min(PLATE_STEP_PX.halftone, settings.cellSize / 3) : PLATE_STEP_PX[screen];
    const uPlates = makePlates(stage, table, { stepPx: stepPx * stage.scale, contrast });
    const moves = plateMoves(press, settings.misregistration, settings.seed * 8191 + stage.seed);
    const grain = grainTile();
    const uGrain = stage.fromBytes(grain.bytes, grain.sidePx, grain.sidePx, "linear");
    const lay = {
      uSkews: moves.flatMap(({ skew }) => [Math.cos(skew), Math.sin(skew)]),
      uSlips: moves.flatMap(({ slip: [x, y] }) => [x * stage.scale, y * stage.scale]),
    };
    const isUneven = settings.unevenness > 0;
    const cellPx = settings.cellSize * stage.scale;
    return stage.pass(printing(screen, inks.length, isUneven), {
      ...lay,
      uPlates,
      uGrain,
      uSlopes: stage.pass(SLOPES, { uGrain, uCellPx: cellPx }, { widthPx: SLOPES_PX, heightPx: SLOPES_PX }),
      uClouds: isUneven ? cloudsOf(stage, { ...lay, uGrain }) : uPlates,
      uThresholds: thresholdPicture(stage, screen === "grain" ? grain.thresholds : keptThresholds("round")),
      uCellPx: cellPx,
      uSharp: sharpnessOf(cellPx),
      uTurns: moves.flatMap(({ screenAngle }) => turnOf(screenAngle)),
      uDensities: { vec3s: press.inks.map(densityOf) },
      uPaper: press.paper,
      uUnevenness: settings.unevenness,
    });
  },
});
