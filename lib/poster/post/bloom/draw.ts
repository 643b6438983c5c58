import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import { addGlow } from "../../draw/glow";
import type { bloomSettings } from "./index";

/** Adds the glow of bright places; intensity 0 returns the source untouched. */
export default defineDrawing<z.output<typeof bloomSettings>>({
  draw: (stage, { intensity, threshold, radius }) =>
    intensity === 0
      ? stage.source
      : addGlow(stage, stage.source, { intensity, threshold, radiusPx: radius * stage.scale }),
});
