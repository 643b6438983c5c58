import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import type { FragmentProgram } from "../../draw/stage";
import { DOT_SHAPES, keptThresholds } from "../families/halftone/spot";
import { thresholdPicture } from "../families/halftone/thresholds";
import { GLARE, pressOf } from "../families/print/press";
import { PROCESS_INKS, processSeparation } from "../families/print/process-separation";
import { SCREEN_GLSL, turnOf } from "../families/print/screen-glsl";
import { makePlates } from "../families/print/separate-pass";
import { keptTable, separationTable } from "../families/print/separation-table";
import type { halftoneCmykSettings } from "./index";

/** Degrees that each screen is turned by, in the order of the inks: thirty apart, and yellow, which hardly shows, between. */
const SCREEN_ANGLES = [15, 75, 0, 45] as const;

/** Which way each plate slips when it is out of register, on the unit circle; black is what the others are laid to. */
const SLIPS = [
  [-0.8, 0.45],
  [0.9, 0.3],
  [0.1, -0.95],
  [0, 0],
] as const;

/** Plates hold three tones along a dot, or more where dots are so large that type would not be legible. */
const stepOf = (cellSize: number) => Math.min(cellSize / 3, Math.max(1.6, cellSize / 6));

/** The print; plates that are in register are read once for all inks. */
const printing = (inRegister: boolean): FragmentProgram => ({
  id: `halftone/cmyk${inRegister ? "" : "/slipped"}`,
  source: /* glsl */ `
uniform sampler2D uPlates;
uniform float uPitchPx;
uniform vec2 uTurns[4];
uniform vec2 uSlips[4];
uniform vec3 uInks[4];
uniform vec3 uPaper;
uniform int uShape;
uniform float uGain;
${SCREEN_GLSL}
vec3 inked(vec2 px, float plate, vec2 turn, vec3 ink) {
  float share = clamp(plate, 0.0, 1.0);
  share += 4.0 * uGain * share * (1.0 - share);
  vec2 cell = vec2(turn.x * px.x + turn.y * px.y, turn.x * px.y - turn.y * px.x) / uPitchPx;
  return 1.0 - printedShare(uShape, cell, share, uPitchPx) * (1.0 - ink);
}
vec4 shade(vec2 uv) {
  // Screens turn about the middle of the poster, so that every size has the same dots.
  vec2 px = (uv - 0.5) * uResolution;
  vec3 through = vec3(1.0 - ${GLARE});
  ${inRegister ? "vec4 plates = texture(uPlates, uv);" : ""}
  ${PROCESS_INKS.map((_, ink) => {
    const plate = inRegister ? "plates" : `texture(uPlates, uv - uSlips[${ink}] / uResolution)`;
    const place = inRegister ? "px" : `px - uSlips[${ink}]`;
    return `through *= inked(${place}, ${plate}[${ink}], uTurns[${ink}], uInks[${ink}]);`;
  }).join("\n  ")}
  return premultiply(toSrgb(uPaper * (${GLARE} + through)), texture(uSource, uv).a);
}`,
});
const IN_REGISTER = printing(true);
const SLIPPED = printing(false);

/** Prints the picture in cyan, magenta, yellow and black. */
export default defineDrawing<z.output<typeof halftoneCmykSettings>>({
  draw: (stage, settings) => {
    const { paper, blackGeneration, contrast } = settings;
    const inks = PROCESS_INKS.map((ink) => settings[ink]);
    const press = pressOf(paper, inks);
    const table = keptTable(["process", paper, ...inks, blackGeneration].join(), () =>
      separationTable(processSeparation(press, blackGeneration)),
    );
    const pitchPx = settings.cellSize * stage.scale;
    const uPlates = makePlates(stage, table, { stepPx: stepOf(settings.cellSize) * stage.scale, contrast });
    const slipPx = settings.misregistration * stage.scale;
    return stage.pass(slipPx > 0 ? SLIPPED : IN_REGISTER, {
      uPlates,
      uPitchPx: pitchPx,
      uTurns: SCREEN_ANGLES.flatMap(turnOf),
      uSlips: SLIPS.flatMap(([x, y]) => [x * slipPx, y * slipPx]),
      uInks: { vec3s: press.inks },
      uPaper: press.paper,
      uShape: { ints: [DOT_SHAPES.indexOf(settings.shape)] },
      uThresholds: thresholdPicture(stage, keptThresholds(settings.shape)),
      uGain: settings.dotGain,
    });
  },
});
