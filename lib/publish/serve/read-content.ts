import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { LRUCache } from "lru-cache";
import { storage } from "../../media/storage/storage";

/** How bytes are written for a visitor who takes that. */
export type Coding = "br" | "gzip";

/** Contents that are remembered, in bytes together. */
const MAX_REMEMBERED_BYTES = 64 * 1024 * 1024;

const compress: Record<Coding, (bytes: Uint8Array) => Promise<Uint8Array>> = {
  // Quality 5: close to the best at a tenth of its time.
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Uint8Array, Buffer>(gzip),
};

/** By hash and coding; contents never change. Those who ask for the same at the same time wait for one reading. */
const contents: LRUCache<string, Uint8Array> = new LRUCache<string, Uint8Array>({
  maxSize: MAX_REMEMBERED_BYTES,
  sizeCalculation: ({ byteLength }, key) => byteLength + key.length,
  async fetchMethod(key) {
    const [sha256 = "", coding] = key.split(" ");
    if (!coding) return (await storage("sites").get(sha256))?.bytes;
    const plain = await contents.fetch(sha256);
    return plain && compress[coding as Coding](plain);
  },
});

/** The bytes of a published file, as they were sent or in a coding; undefined when storage has them no more. */
export const readContent = (sha256: string, coding: Coding | null): Promise<Uint8Array | undefined> =>
  contents.fetch(coding ? `${sha256} ${coding}` : sha256);
