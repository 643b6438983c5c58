import { dictionaryV1 } from "./v1";

/** A preset dictionary. Its id is the Adler-32 of its bytes, as zlib writes it into a stream. */
export interface LinkDictionary {
  readonly id: number;
  readonly bytes: Buffer;
}

/** Adler-32 checksum (RFC 1950). */
function adler32(bytes: Uint8Array): number {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
}

const define = (text: string): LinkDictionary => {
  const bytes = Buffer.from(text, "utf8");
  return { id: adler32(bytes), bytes };
};

/** What new links are written with. */
export const newestDictionary = define(dictionaryV1);

/** Every dictionary that a link was ever written with. Append only: a change to one breaks the links made with it. */
export const dictionaries: readonly LinkDictionary[] = [newestDictionary];
