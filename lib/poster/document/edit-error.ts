/** Something that cannot be done to a poster; nothing has changed. The message names the layer, what was wrong, and what would be right. */
export class EditError extends Error {
  override readonly name = "EditError";
  constructor(
    message: string,
    /** What a program may want to know: the id of a layer. */
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
