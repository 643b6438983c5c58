import { contentType } from "mime-types";

/** Types that are text although their names do not say so, and have no charset of their own. */
const TEXT = /^(?:text\/|application\/(?:.*\+)?(?:xml|json)$|image\/svg\+xml$|model\/gltf\+json$)/;

/** Extensions that the list of types does not know, or knows for something that no site means. */
const OWN: Readonly<Record<string, string>> = {
  cjs: "text/javascript; charset=utf-8",
  ico: "image/x-icon",
};

/** The Content-Type of a published file, by its name: text is UTF-8; what nobody knows is plain bytes. */
export function contentTypeOf(path: string): string {
  const extension = /\.([^./]+)$/.exec(path)?.[1]?.toLowerCase();
  if (!extension) return "application/octet-stream";
  const known = OWN[extension] ?? (contentType(extension) || "application/octet-stream");
  return !known.includes("charset") && TEXT.test(known) ? `${known}; charset=utf-8` : known;
}

/** Whether bytes of this type become smaller when they are compressed. */
export const isCompressible = (type: string): boolean =>
  type.includes("charset=utf-8") ||
  /^(?:application\/wasm|font\/(?:ttf|otf)|image\/(?:x-icon|bmp))$/.test(type);
