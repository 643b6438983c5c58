import type { z } from "zod";
import { addGlow } from "../../draw/glow";
import type { Draw } from "../../draw/stage";
import type { bloomSettings } from "./index";

/** Adds the glow of bright places; intensity 0 returns the source untouched. */
export const drawBloom: Draw<z.output<typeof bloomSettings>> = (stage, { intensity, threshold, radius }) =>
  intensity === 0
    ? stage.source
    : addGlow(stage, stage.source, { intensity, threshold, radiusPx: radius * stage.scale });
