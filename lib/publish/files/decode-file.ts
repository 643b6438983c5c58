import { AppError } from "../../http/app-error";

/** How the data of a file may be written. */
export const ENCODINGS = ["utf-8", "base64"] as const;

/** A file as it is sent. */
export interface SentFile {
  readonly file: string;
  readonly data: string;
  readonly encoding: (typeof ENCODINGS)[number];
}

/** Bytes that the data stands for, counted without decoding it. */
export function decodedSize({ data, encoding }: SentFile): number {
  if (encoding === "utf-8") return Buffer.byteLength(data);
  const padding = data.endsWith("==") ? 2 : data.endsWith("=") ? 1 : 0;
  return Math.floor((data.length * 3) / 4) - padding;
}

/**
 * The bytes of a file.
 * @throws AppError INVALID_REQUEST for base64 that is not exactly that, and for text with half characters, which have no
 *   bytes in UTF-8: what is stored is what was sent.
 */
export function decodeFile({ data, encoding }: SentFile, field: string): Uint8Array {
  if (encoding === "utf-8") {
    const bytes = Buffer.from(data, "utf8");
    if (bytes.toString("utf8") === data) return bytes;
    throw new AppError(
      "INVALID_REQUEST",
      `${field}: holds half a character (a lone surrogate), which UTF-8 cannot write`,
    );
  }
  const bytes = Buffer.from(data, "base64");
  if (bytes.toString("base64") === data) return bytes;
  const hint = data.startsWith("data:") ? "; leave out the beginning up to and with the comma" : "";
  throw new AppError(
    "INVALID_REQUEST",
    `${field}: is not valid base64 (A–Z a–z 0–9 + / with = at the end)${hint}`,
  );
}
