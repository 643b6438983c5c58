import type { Affine } from "../layout/affine";
import type { Size } from "../layout/canvas-size";
import type { ResolvedState } from "../schema/state";
import type { Drawings } from "./drawings";
import type { Device } from "./gl/device";
import type { MediaStore } from "./media/media-store";
import type { SurfaceCache } from "./raster/surface-cache";
import type { TextStore } from "./raster/text-surface";
import type { SceneStore } from "./three/scene-store";

/** Everything that drawing one frame needs: the poster's own pixels, without what surrounds it. */
export interface Frame {
  readonly device: Device;
  readonly state: ResolvedState;
  /** Size of the poster in device px. */
  readonly size: Size;
  /** The reference canvas in px. */
  readonly reference: Size;
  /** Reference px → device px. */
  readonly toDevice: Affine;
  /** Device px per reference px. */
  readonly scale: number;
  readonly timeSeconds: number;
  readonly seed: number;
  /** Whether time runs by itself; videos then play rather than being sought. */
  readonly playing: boolean;
  readonly media: MediaStore;
  readonly scenes: SceneStore;
  readonly surfaces: SurfaceCache;
  readonly texts: TextStore;
  readonly drawings: Drawings;
  /** Notes what a person should know; each sentence is kept once. */
  readonly warn: (warning: string) => void;
}
