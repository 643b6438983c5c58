import { z } from "zod";
import { type FoundImage, type ImageQuery, luminanceOf } from "../image-provider";
import { failed } from "./ask-provider";

/** An address on the web; what a provider names instead of one is not passed on. */
export const webAddress = z.url({ protocol: /^https?$/ });

/** Text that may be missing or null, as "" then; trimmed and cut to what an answer may hold. */
export const maybeText = z
  .string()
  .nullish()
  .transform((text) => text?.trim().slice(0, 500) ?? "");

/**
 * Reads a provider's answer by its schema.
 * @throws AppError UPSTREAM_FAILED when it has another shape.
 */
export function readPage<S extends z.ZodType>(name: string, schema: S, answer: unknown): z.output<S> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  throw failed(
    name,
    new Error(`${name} answered in another shape: ${parsed.error.issues[0]?.path.join(".")}`),
  );
}

/** Reads each entry by its schema, and leaves out those that are not whole: one bad picture does not spoil a page. */
export function readEntries<S extends z.ZodType>(schema: S, entries: readonly unknown[]): z.output<S>[] {
  return entries.flatMap((entry) => {
    const parsed = schema.safeParse(entry);
    return parsed.success ? [parsed.data] : [];
  });
}

/** How many pictures to ask for: more than are wanted where some will be left out for their brightness. */
export const askedFor = (query: ImageQuery, most: number): number => (query.luminance ? most : query.limit);

/** Keeps what is as bright as was asked, by the mean colour that the provider names, and no more than the limit. */
export function asBright(
  query: ImageQuery,
  found: readonly { readonly image: FoundImage; readonly color: string }[],
): FoundImage[] {
  return found
    .filter(({ color }) => !query.luminance || luminanceOf(lightness(color)) === query.luminance)
    .slice(0, query.limit)
    .map(({ image }) => image);
}

/** Rec. 709, 0 to 255, of `#rrggbb`; -1 counts as dark for what is no colour. */
function lightness(color: string): number {
  const [, red = "", green = "", blue = ""] = /^#(..)(..)(..)$/.exec(color) ?? [];
  const of = (hex: string) => Number.parseInt(hex, 16);
  return red ? 0.2126 * of(red) + 0.7152 * of(green) + 0.0722 * of(blue) : -1;
}
