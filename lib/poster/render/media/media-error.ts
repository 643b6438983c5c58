/** Media that cannot be shown; the message is a plain sentence without the address. */
export class MediaError extends Error {
  override readonly name = "MediaError";
}
