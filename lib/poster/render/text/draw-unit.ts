import type { UnitMotion } from "../../text-animations/unit-motion";
import { SET_SIZE_PX } from "./measure";
import type { TextUnit } from "./units";

/** Where a unit stands when it rests, in px of the set size, and the text's colour. */
export interface UnitPlace {
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  readonly color: string;
}

/** Half the height of capitals, in em: what a unit turns about lies so far above its baseline. */
const CENTRE_EM = 0.35;
/** Reach of a full glow, in em. */
const GLOW_EM = 0.4;
const CARET = { widthEm: 0.06, gapEm: 0.06, topEm: -0.8, heightEm: 1 } as const;

/** Draws one unit as its motion says; the context is prepared by the type setter and left as it was. */
export function drawUnit(
  context: CanvasRenderingContext2D,
  unit: TextUnit,
  place: UnitPlace,
  motion: UnitMotion,
): void {
  if (motion.visible && motion.opacity > 0 && motion.scale > 0) {
    context.save();
    context.direction = unit.direction;
    context.globalAlpha = motion.opacity;
    moveAboutCentre(context, unit, place, motion);
    if (motion.splitEm !== 0) drawSplit(context, unit, place, motion.splitEm * SET_SIZE_PX);
    if (motion.glow > 0) setGlow(context, place.color, motion.glow);
    context.fillText(unit.text, place.x, place.y);
    context.restore();
  }
  if (motion.caret) drawCaret(context, unit, place);
}

function moveAboutCentre(
  context: CanvasRenderingContext2D,
  unit: TextUnit,
  place: UnitPlace,
  { dxEm, dyEm, rotationDeg, scale }: UnitMotion,
): void {
  // At rest nothing may be multiplied through, or rounding moves the glyph by a part of a pixel.
  if (dxEm === 0 && dyEm === 0 && rotationDeg === 0 && scale === 1) return;
  const centreX = place.x + unit.width / 2;
  const centreY = place.y - CENTRE_EM * SET_SIZE_PX;
  context.translate(centreX + dxEm * SET_SIZE_PX, centreY + dyEm * SET_SIZE_PX);
  context.rotate((rotationDeg * Math.PI) / 180);
  context.scale(scale, scale);
  context.translate(-centreX, -centreY);
}

/** A red copy to the left and a cyan one to the right, below the unit itself; where they meet they are white. */
function drawSplit(
  context: CanvasRenderingContext2D,
  unit: TextUnit,
  place: UnitPlace,
  distance: number,
): void {
  context.save();
  context.globalCompositeOperation = "screen";
  context.fillStyle = "#ff0000";
  context.fillText(unit.text, place.x - distance, place.y);
  context.fillStyle = "#00ffff";
  context.fillText(unit.text, place.x + distance, place.y);
  context.restore();
}

/** Shadows are measured in px of the canvas whatever its transform, so their reach is scaled here. */
function setGlow(context: CanvasRenderingContext2D, color: string, glow: number): void {
  const { a, b, c, d } = context.getTransform();
  const deviceScale = Math.sqrt(Math.abs(a * d - b * c));
  context.shadowColor = `${color}${Math.round(Math.min(1, glow) * 255)
    .toString(16)
    .padStart(2, "0")}`;
  context.shadowBlur = GLOW_EM * SET_SIZE_PX * deviceScale;
}

function drawCaret(context: CanvasRenderingContext2D, unit: TextUnit, place: UnitPlace): void {
  const em = SET_SIZE_PX;
  const x =
    unit.direction === "ltr"
      ? place.x + unit.width + CARET.gapEm * em
      : place.x - (CARET.gapEm + CARET.widthEm) * em;
  context.fillRect(x, place.y + CARET.topEm * em, CARET.widthEm * em, CARET.heightEm * em);
}
