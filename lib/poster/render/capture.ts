import type { ResolvedState } from "../schema/state";
import { createDevice, type Device, GraphicsUnavailableError } from "./gl/device";
import { createRenderer, type Renderer } from "./renderer";

/** What a picture is to be; sizes in px, quality 1 to 100 (ignored for PNG), time in seconds. */
export interface CaptureOptions {
  readonly format: "png" | "jpeg" | "webp";
  readonly widthPx: number;
  readonly heightPx: number;
  readonly quality: number;
  readonly timeSeconds: number;
  readonly seed?: number;
}

/** A finished picture and what could not be shown as meant. */
export interface Capture {
  readonly blob: Blob;
  readonly warnings: string[];
}

interface Studio {
  readonly canvas: HTMLCanvasElement;
  readonly device: Device;
  readonly renderer: Renderer;
}

let studio: Studio | null = null;
let queue: Promise<unknown> = Promise.resolve();

/** One context serves every picture of a page; a lost one is replaced. */
function openStudio(): Studio {
  if (studio && !studio.device.isLost) return studio;
  const canvas = document.createElement("canvas");
  const device = createDevice(canvas);
  studio = { canvas, device, renderer: createRenderer(device) };
  return studio;
}

/**
 * Takes a picture of a state: fonts, media and drawings are loaded and decoded before, videos stand at the time.
 * Pictures are taken one after another; the same state, options and browser give the same pixels.
 * @throws GraphicsUnavailableError where there is no WebGL2, or the picture is larger than the graphics can hold.
 */
export function capturePoster(state: ResolvedState, options: CaptureOptions): Promise<Capture> {
  const taken = queue.then(() => take(state, options));
  queue = taken.catch(() => undefined);
  return taken;
}

async function take(state: ResolvedState, options: CaptureOptions): Promise<Capture> {
  const { canvas, device, renderer } = openStudio();
  if (Math.max(options.widthPx, options.heightPx) > device.maxTextureSizePx) {
    throw new GraphicsUnavailableError(
      `The graphics of this browser draw at most ${device.maxTextureSizePx} px`,
    );
  }
  await renderer.load(state);
  await renderer.seek(options.timeSeconds);
  canvas.width = options.widthPx;
  canvas.height = options.heightPx;
  const { widthPx, heightPx, timeSeconds } = options;
  await renderer.draw({ widthPx, heightPx, timeSeconds, seed: options.seed ?? 1, playing: false });
  if (device.isLost) throw new GraphicsUnavailableError("The graphics context was lost while drawing");
  const blob = await encode(canvas, options);
  return { blob, warnings: [...renderer.warnings] };
}

function encode(canvas: HTMLCanvasElement, { format, quality }: CaptureOptions): Promise<Blob> {
  const type = `image/${format}`;
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob?.type === type) resolve(blob);
        else reject(new GraphicsUnavailableError(`This browser cannot write ${format} pictures`));
      },
      type,
      quality / 100,
    );
  });
}
