import type { z } from "zod";
import { defineDrawing } from "../../draw/define-drawing";
import { loopPhase } from "../loop";
import type { pulsarSettings } from "./index";
import { PULSAR_LOOP_SECONDS } from "./limits";
import { drawSignal } from "./signal";
import { drawStar } from "./star";

/** Draws the star or its signal. */
export default defineDrawing<z.output<typeof pulsarSettings>>({
  draw: (stage, settings) => {
    const phase = loopPhase(stage.timeSeconds, settings.speed, PULSAR_LOOP_SECONDS);
    return settings.view === "star"
      ? drawStar(stage, { ...settings, phase })
      : drawSignal(stage, { ...settings, phase });
  },
});
