/** A message to one person. */
export interface Mail {
  /** One address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same for mail programs that show HTML. */
  readonly html?: string;
}
