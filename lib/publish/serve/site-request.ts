/** A request for a site, of whatever server. */
export interface SiteRequest {
  readonly method: string;
  /** As it was sent: path and query, or a whole address. */
  readonly target: string;
  /** Names in lower case. Cookies and credentials are not looked at. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** The answer, whole. */
export interface SiteAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Absent where there is none, as for HEAD. */
  readonly body?: Uint8Array;
}
