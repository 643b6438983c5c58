/** The image types that are taken, and how each is called. */
export const IMAGE_TYPES = {
  png: { label: "PNG", contentType: "image/png" },
  jpg: { label: "JPEG", contentType: "image/jpeg" },
  gif: { label: "GIF", contentType: "image/gif" },
  webp: { label: "WebP", contentType: "image/webp" },
  svg: { label: "SVG", contentType: "image/svg+xml" },
  avif: { label: "AVIF", contentType: "image/avif" },
} as const;

/** An image type by the extension of its stored files. */
export type ImageExtension = keyof typeof IMAGE_TYPES;

/** `PNG, JPEG, GIF, WebP, SVG or AVIF`, for messages. */
export const TAKEN_TYPES = Object.values(IMAGE_TYPES)
  .map(({ label }) => label)
  .join(", ")
  .replace(/, (\w+)$/, " or $1");
