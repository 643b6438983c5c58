import type { Drawing } from "../../../draw/define-drawing";
import type { Picture, Stage } from "../../../draw/stage";
import { drawLetters } from "./draw-letters";
import { drawBlocks, drawBraille, drawHatching } from "./draw-marks";
import { drawRain } from "./draw-rain";
import { lettersOfStyle } from "./glyph-sets";
import type { AsciiSettings } from "./settings";
import type { AsciiStyle } from "./styles";

const DRAWINGS: Readonly<Record<AsciiStyle, (stage: Stage, settings: AsciiSettings) => Picture>> = {
  standard: (stage, settings) => drawLetters(stage, settings, "standard"),
  dense: (stage, settings) => drawLetters(stage, settings, "dense"),
  minimal: (stage, settings) => drawLetters(stage, settings, "minimal"),
  technical: (stage, settings) => drawLetters(stage, settings, "technical"),
  blocks: drawBlocks,
  braille: drawBraille,
  hatching: drawHatching,
  matrix: drawRain,
};

/** The drawing of one ASCII effect; the setting `style` may ask for another look. */
export function asciiDrawing(ownStyle: AsciiStyle): Drawing<AsciiSettings> {
  return {
    letters: ({ style }) => lettersOfStyle(style ?? ownStyle),
    draw: (stage, settings) => DRAWINGS[settings.style ?? ownStyle](stage, settings),
  };
}
