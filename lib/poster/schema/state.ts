import { z } from "zod";
import type { ResolvedSettings } from "../draw/resolve-settings";
import { canvas } from "./canvas";
import { effect } from "./effect";
import { type Layer, layer } from "./layers/layer";
import { STATE_LIMITS } from "./limits";
import { postProcess } from "./post-process";

/** The layers of a state; the limit counts those inside groups too. */
export const layerList = z
  .array(layer)
  .max(STATE_LIMITS.layers)
  .describe("Layers, lowest first; a background layer is expected at index 0.");

/** The whole poster state, as published. Checking goes through `validate.ts`, which reports every problem at once. */
export const posterState = z.looseObject({
  canvas: canvas.describe("Shape and ground of the poster."),
  layers: layerList,
  effect: effect.optional().describe("One effect over the whole poster."),
  postProcesses: z
    .array(postProcess)
    .max(STATE_LIMITS.postProcesses)
    .optional()
    .describe("Passes over the finished picture, in order."),
});

/** A valid state as somebody sent it: unknown keys kept, defaults not filled in. The type says only what is certain. */
export interface PosterState {
  readonly canvas: {
    readonly aspectRatio: z.output<typeof canvas>["aspectRatio"];
    readonly backgroundColor: string;
  };
  readonly layers: readonly Readonly<Record<string, unknown>>[];
  readonly effect?: Readonly<Record<string, unknown>>;
  readonly postProcesses?: readonly Readonly<Record<string, unknown>>[];
  readonly [key: string]: unknown;
}

/** A state with every default filled in and every shorthand expanded: what the renderer draws. Plain JSON. */
export interface ResolvedState {
  readonly canvas: z.output<typeof canvas>;
  readonly layers: readonly Layer[];
  /** The enabled effect, or null. Settings are complete. */
  readonly effect: ({ readonly effectId: string } & ResolvedSettings) | null;
  /** The enabled post-processes in order. Settings are complete. */
  readonly postProcesses: readonly ({ readonly type: string } & ResolvedSettings)[];
}
