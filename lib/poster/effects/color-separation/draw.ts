import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { thresholdRows } from "../families/halftone/spot";
import { GRAIN_GLSL, grainTile } from "../families/print/grain";
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

/** The print with a number of inks, on flat or uneven films. */
const printing = (screen: Screen, count: number, isUneven: boolean): FragmentProgram => ({
  id: `print/color-separation/${screen}/${count}${isUneven ? "/uneven" : ""}`,
  source: /* glsl */ `
uniform sampler2D uPlates;
uniform float uCellPx;
uniform vec2 uTurns[${count}];
uniform vec2 uSkews[${count}];
uniform vec2 uSlips[${count}];
uniform vec3 uDensities[${count}];
uniform vec3 uPaper;
uniform float uUnevenness;
${SCREEN_GLSL}
${GRAIN_GLSL}
vec2 turned(vec2 turn, vec2 p) { return vec2(turn.x * p.x + turn.y * p.y, turn.x * p.y - turn.y * p.x); }
float grainShare(vec2 cell, float coverage) {
  if (coverage <= 0.0 || coverage >= 1.0) return coverage;
  float height = grainAt(cell).r, e = 0.5 / uCellPx;
  vec2 slope = vec2(grainAt(cell + vec2(e, 0.0)).r - height, grainAt(cell + vec2(0.0, e)).r - height) * 2.0;
  float edge = (thresholdOf(coverage) - height) / max(length(slope), 0.25 / uCellPx);
  return mix(coverage, clamp(edge + 0.5, 0.0, 1.0), smoothstep(0.4, 1.2, uCellPx));
}
/** How thick the film of ink is, and how much of the paper took ink at all: clouds of the drum, a fine tooth, and specks. */
vec2 filmAt(vec2 p) {
  vec2 fine = grainAt(turned(vec2(0.8, 0.6), p) / 1.15);
  float clouds = grainAt(turned(vec2(0.8, 0.6), p) / 83.0).g * 0.45 + grainAt(turned(vec2(0.28, 0.96), p) / 29.0).g * 0.3;
  return 1.0 - uUnevenness * vec2(0.8 * (clouds + fine.g * 0.25 - 0.5), smoothstep(0.78, 0.98, fine.r));
}
/** What one ink lets through. The plate with all that is on it, its screen too, lies a little beside its place. */
vec3 inked(vec2 on, float share, vec2 turn, float shift, vec3 density) {
  float printed = ${PRINTED[screen]};
  if (printed <= 0.0) return vec3(1.0);
  ${isUneven ? "vec2 film = filmAt(on / uScale + shift * vec2(7.9, 2.8) + uSeed * 37.7);" : "vec2 film = vec2(1.0);"}
  return 1.0 - printed * film.y * (1.0 - exp2(-density * film.x));
}
vec4 shade(vec2 uv) {
  vec2 px = (uv - 0.5) * uResolution, on;
  vec3 through = vec3(1.0 - ${GLARE});
  ${[0, 1, 2, 3]
    .slice(0, count)
    .map(
      (ink) => `on = turned(uSkews[${ink}], px - uSlips[${ink}]);
  through *= inked(on, clamp(texture(uPlates, on / uResolution + 0.5)[${ink}], 0.0, 1.0), uTurns[${ink}], ${ink + 1}.0 * 21.7, uDensities[${ink}]);`,
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
    return stage.pass(printing(screen, inks.length, settings.unevenness > 0), {
      uPlates,
      uGrain: stage.fromBytes(grain.bytes, grain.sidePx, grain.sidePx, "linear"),
      uThresholds: { vec4s: screen === "grain" ? grain.thresholds : thresholdRows("round") },
      uCellPx: settings.cellSize * stage.scale,
      uTurns: moves.flatMap(({ screenAngle }) => turnOf(screenAngle)),
      uSkews: moves.flatMap(({ skew }) => [Math.cos(skew), Math.sin(skew)]),
      uSlips: moves.flatMap(({ slip: [x, y] }) => [x * stage.scale, y * stage.scale]),
      uDensities: { vec3s: press.inks.map(densityOf) },
      uPaper: press.paper,
      uUnevenness: settings.unevenness,
    });
  },
});
