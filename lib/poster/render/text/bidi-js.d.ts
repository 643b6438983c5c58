declare module "bidi-js" {
  interface EmbeddingLevels {
    /** One level per UTF-16 code unit. */
    readonly levels: Uint8Array;
    readonly paragraphs: readonly { readonly start: number; readonly end: number; readonly level: number }[];
  }

  interface Bidi {
    getEmbeddingLevels(text: string, baseDirection?: "ltr" | "rtl" | "auto"): EmbeddingLevels;
    /** The visual order as indices into the text. */
    getReorderedIndices(text: string, levels: EmbeddingLevels, start?: number, end?: number): number[];
    /** Bidi class of a character: `L`, `R`, `AL`, `EN`… */
    getBidiCharTypeName(character: string): string;
  }

  export default function bidiFactory(): Bidi;
}
