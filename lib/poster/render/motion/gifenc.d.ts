/** The parts of gifenc that are used; the package brings no types. */
declare module "gifenc" {
  /** Colours as [red, green, blue], 0 to 255 each. */
  export type GifPalette = number[][];
  export interface GifStream {
    writeFrame(
      index: Uint8Array,
      width: number,
      height: number,
      options: { palette?: GifPalette; delay: number; repeat?: number; dispose?: number },
    ): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }
  export function GIFEncoder(): GifStream;
  export function quantize(
    rgba: Uint8Array | Uint8ClampedArray,
    maxColors: number,
    options?: { format?: "rgb565" | "rgb444" | "rgba4444" },
  ): GifPalette;
  export function applyPalette(
    rgba: Uint8Array | Uint8ClampedArray,
    palette: GifPalette,
    format?: "rgb565" | "rgb444" | "rgba4444",
  ): Uint8Array;
}
