import type { PlacedLayer } from "../layout/arrange";
import type { ResolvedState } from "../schema/state";
import { createDevice, type Device } from "./gl/device";
import { createRenderer } from "./renderer";

/** A living poster on a canvas. */
export interface PosterHandle {
  /** Shows another state; resolves when it is complete on the canvas. */
  setState(state: ResolvedState): Promise<void>;
  /** Sets the canvas to a size in device px and draws. */
  resize(widthPx: number, heightPx: number): void;
  /** Goes to a time and draws. */
  seek(timeSeconds: number): void;
  play(): void;
  pause(): void;
  readonly playing: boolean;
  /** Where the visible layers of the shown state stand, lowest first, in px of the reference canvas. */
  place(): readonly PlacedLayer[];
  /** Whether the poster changes with time; a still one is drawn once and costs nothing after. */
  readonly animated: boolean;
  readonly timeSeconds: number;
  /** What could not be shown as meant, in plain sentences. */
  readonly warnings: readonly string[];
  dispose(): void;
}

/** How a poster is mounted; sizes in device px, time in seconds. */
export interface MountOptions {
  readonly state: ResolvedState;
  readonly widthPx: number;
  readonly heightPx: number;
  readonly seed?: number;
  readonly timeSeconds?: number;
  /** Called when fonts that were late have been drawn; `warnings` may be fewer now. */
  readonly onFontsArrived?: () => void;
}

/**
 * Puts a poster on a canvas, complete at its start time and paused. `dispose` undoes everything, at any moment.
 * @throws GraphicsUnavailableError where there is no WebGL2.
 */
export async function mountPoster(canvas: HTMLCanvasElement, options: MountOptions): Promise<PosterHandle> {
  canvas.width = options.widthPx;
  canvas.height = options.heightPx;
  const device: Device = createDevice(canvas);
  const renderer = createRenderer(device, () => void draw().then(options.onFontsArrived));
  const seed = options.seed ?? 1;
  let timeSeconds = options.timeSeconds ?? 0;
  let playing = false;
  let requested: number | null = null;
  let lastTick: number | null = null;
  let disposed = false;
  let drawing = Promise.resolve();
  let isWaiting = false;

  const drawNow = async () => {
    isWaiting = false;
    if (disposed) return;
    const { width: widthPx, height: heightPx } = canvas;
    try {
      await renderer.draw({ widthPx, heightPx, timeSeconds, seed, playing });
    } catch (error) {
      // What was cut off by giving the graphics back is nobody's fault.
      if (!disposed) throw error;
    }
  };
  /** One drawing after another; what is asked for meanwhile is one more, which shows the latest. */
  const draw = (): Promise<void> => {
    if (!isWaiting) drawing = drawing.catch(() => undefined).then(drawNow);
    isWaiting = true;
    return drawing;
  };
  const request = () => {
    requested = requestAnimationFrame((now) => void tick(now));
  };
  const tick = async (now: number) => {
    const mine = requested;
    if (disposed || !playing) return;
    // A tab that slept does not jump: at most a tenth of a second passes between two frames.
    timeSeconds += lastTick === null ? 0 : Math.min(0.1, (now - lastTick) / 1000);
    lastTick = now;
    await draw();
    // Whoever paused and played meanwhile has asked for a frame of their own.
    if (playing && requested === mine) request();
  };
  const handle: PosterHandle = {
    async setState(state) {
      await renderer.load(state);
      if (!disposed) await renderer.seek(timeSeconds);
      await draw();
      if (playing && !renderer.animated) handle.pause();
    },
    resize(widthPx, heightPx) {
      if (canvas.width === widthPx && canvas.height === heightPx) return;
      canvas.width = widthPx;
      canvas.height = heightPx;
      void draw();
    },
    seek(wantedSeconds) {
      timeSeconds = wantedSeconds;
      void draw();
      void renderer.seek(wantedSeconds).then(draw);
    },
    play() {
      if (disposed || playing || !renderer.animated) return;
      playing = true;
      lastTick = null;
      request();
    },
    pause() {
      if (requested !== null) cancelAnimationFrame(requested);
      requested = null;
      playing = false;
    },
    get playing() {
      return playing;
    },
    place: () => renderer.place({ widthPx: canvas.width, heightPx: canvas.height }),
    get animated() {
      return renderer.animated;
    },
    get timeSeconds() {
      return timeSeconds;
    },
    get warnings() {
      return renderer.warnings;
    },
    dispose() {
      if (disposed) return;
      handle.pause();
      disposed = true;
      renderer.dispose();
      device.dispose();
    },
  };
  try {
    await handle.setState(options.state);
  } catch (error) {
    handle.dispose();
    throw error;
  }
  return handle;
}
