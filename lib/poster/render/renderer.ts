import { hexToSrgb } from "@/lib/color";
import { scaling } from "../layout/affine";
import { arrange, type PlacedLayer } from "../layout/arrange";
import { containCanvas, referenceSize, type Size } from "../layout/canvas-size";
import type { Layer } from "../schema/layers/layer";
import type { ResolvedState } from "../schema/state";
import { composeLayers } from "./compose/compose-layers";
import { present } from "./compose/present";
import { clearTarget } from "./compose/quad";
import { runEffects } from "./compose/run-stage";
import { type Drawings, loadDrawings } from "./drawings";
import type { Frame } from "./frame";
import type { Device } from "./gl/device";
import { collectMedia } from "./media/media-requests";
import { createMediaStore } from "./media/media-store";
import { createSurfaceCache } from "./raster/surface-cache";
import { createTextStore, type TextStore } from "./raster/text-surface";
import { loadFonts } from "./text/fonts";
import { createSceneStore } from "./three/scene-store";

/** One moment of a poster at one output size. */
export interface DrawOptions extends Size {
  readonly timeSeconds: number;
  readonly seed: number;
  readonly playing: boolean;
}

/** Draws states with one device. Nothing is drawn that was not loaded and decoded before. */
export interface Renderer {
  /** Loads fonts, media and drawings of a state; when it resolves, the next draw is complete. */
  load(state: ResolvedState): Promise<void>;
  /** Brings videos to exactly a time, for pictures. */
  seek(timeSeconds: number): Promise<void>;
  /**
   * Draws the loaded state onto the device's canvas, which has the given size; resolves when it is there, mostly before
   * the next task. Does nothing before the first load. The caller begins no other drawing meanwhile.
   */
  draw(options: DrawOptions): Promise<void>;
  /** Where the visible layers of the loaded state stand on its reference canvas; none before the first load. */
  place(output: Size): PlacedLayer[];
  /** Whether the loaded state changes with time. */
  readonly animated: boolean;
  /** Plain sentences about what could not be shown as meant, of the loaded state. */
  readonly warnings: readonly string[];
  dispose(): void;
}

interface Loaded {
  readonly state: ResolvedState;
  readonly drawings: Drawings;
  readonly texts: TextStore;
  /** What drawing has to say. */
  readonly warnings: Set<string>;
  /** What loading the fonts has to say. */
  readonly fontWarnings: readonly string[];
}

/**
 * Makes a renderer on a device; the caller owns the device.
 * @param onFontsArrived called when fonts that were late are there: the same state now looks as it should.
 */
export function createRenderer(device: Device, onFontsArrived?: () => void): Renderer {
  const media = createMediaStore(device);
  const scenes = createSceneStore(device);
  const surfaces = createSurfaceCache(device);
  let loaded: Loaded | null = null;
  let loading = new AbortController();

  const frameOf = ({ state, drawings, texts, warnings }: Loaded, size: Size, options: DrawOptions): Frame => {
    const reference = referenceSize(state.canvas.aspectRatio, options);
    const scaleX = size.widthPx / reference.widthPx;
    const scaleY = size.heightPx / reference.heightPx;
    return {
      device,
      state,
      size,
      reference,
      toDevice: scaling(scaleX, scaleY),
      scale: Math.min(scaleX, scaleY),
      timeSeconds: options.timeSeconds,
      seed: options.seed,
      playing: options.playing,
      media,
      scenes,
      surfaces,
      texts,
      drawings,
      warn: (warning) => warnings.add(warning),
    };
  };

  const placeLayers = ({ state, texts }: Loaded, canvas: Size): PlacedLayer[] =>
    arrange(state.layers, {
      canvas,
      measureText: (layer, canvasWidthPx) => texts.layout(layer, canvasWidthPx),
    });

  return {
    async load(state) {
      loading.abort();
      const mine = new AbortController();
      loading = mine;
      const drawing = loadDrawings(state);
      const [drawings, fonts] = await Promise.all([
        drawing,
        drawing.then(({ letters }) => loadFonts(state, letters)),
        media.load(collectMedia(state.layers), mine.signal),
        scenes.load(state.layers, mine.signal),
      ]);
      if (mine.signal.aborted) return;
      const show = (fontWarnings: readonly string[]) => {
        const texts = createTextStore(drawings.motionOf);
        loaded = { state, drawings, texts, warnings: new Set(), fontWarnings };
      };
      show(fonts.warnings);
      surfaces.keepOnly(new Set(everyLayer(state.layers)));
      void fonts.late?.then((fontWarnings) => {
        if (mine.signal.aborted) return;
        show(fontWarnings);
        // Every text was set in the stand-in.
        surfaces.keepOnly(new Set());
        onFontsArrived?.();
      });
    },
    seek: (timeSeconds) => media.seek(timeSeconds),
    async draw(options) {
      if (!loaded || device.isLost) return;
      const { state } = loaded;
      const box = containCanvas(referenceSize(state.canvas.aspectRatio, options), options);
      const size = { widthPx: box.width, heightPx: box.height };
      const frame = frameOf(loaded, size, options);
      const placed = placeLayers(loaded, frame.reference);
      const ground = device.pool.acquire(size.widthPx, size.heightPx);
      clearTarget(device, ground, [...hexToSrgb(state.canvas.backgroundColor), 1]);
      const picture = await runEffects(frame, await composeLayers(frame, placed, ground));
      present(device, picture, options, box, state.canvas.backgroundColor);
      device.pool.release(picture);
      device.pool.trim();
    },
    place: (output) =>
      loaded ? placeLayers(loaded, referenceSize(loaded.state.canvas.aspectRatio, output)) : [],
    get animated() {
      return loaded !== null && (loaded.drawings.animated || media.animated || scenes.animated);
    },
    get warnings() {
      return loaded ? [...loaded.fontWarnings, ...loaded.warnings] : [];
    },
    dispose() {
      loading.abort();
      loaded = null;
      surfaces.dispose();
      scenes.dispose();
      media.dispose();
    },
  };
}

const everyLayer = (layers: readonly Layer[]): Layer[] =>
  layers.flatMap((layer) => (layer.type === "group" ? [layer, ...everyLayer(layer.children)] : [layer]));
