/** What pictures are looked for, as GET /images/search takes it. */
export interface ImageSearch {
  readonly query?: string;
  readonly orientation?: string;
  readonly type?: string;
  readonly luminance?: string;
  readonly limit?: number;
  readonly page?: number;
}

/** One page of pictures, as GET /images/search answers it. */
export interface ImagePage {
  readonly total: number;
  readonly images: readonly Readonly<Record<string, unknown>>[];
  /** What to know of this answer, where there is something. */
  readonly note?: string;
}

/** What icons are looked for, as GET /icons/search takes it. */
export interface IconSearch {
  readonly q: string;
  readonly library?: string;
  readonly limit?: number;
}

/** Icons that fit, as GET /icons/search answers them. */
export interface IconAnswer {
  readonly query: string;
  readonly library: string;
  readonly count: number;
  readonly results: readonly string[];
  readonly items: readonly Readonly<Record<string, unknown>>[];
  readonly libraries: readonly Readonly<Record<string, unknown>>[];
}
