const ORIENTATION_TAG = 0x0112;
const SHORT = 3;

/**
 * The orientation that EXIF data tells.
 * @param exif a TIFF structure, without the `Exif\0\0` that JPEG puts before it.
 * @returns 1 to 8; 1 for data that tells none, or that cannot be read.
 */
export function exifOrientation(exif: Buffer): number {
  if (exif.length < 8) return 1;
  const order = exif.toString("latin1", 0, 2);
  if (order !== "II" && order !== "MM") return 1;
  const short = (at: number) => {
    if (at + 2 > exif.length) return 0;
    return order === "II" ? exif.readUInt16LE(at) : exif.readUInt16BE(at);
  };
  const directory = order === "II" ? exif.readUInt32LE(4) : exif.readUInt32BE(4);
  if (short(2) !== 42) return 1;
  const entries = short(directory);
  for (let index = 0; index < entries; index++) {
    const at = directory + 2 + index * 12;
    if (short(at) !== ORIENTATION_TAG) continue;
    const value = short(at + 8);
    return short(at + 2) === SHORT && value >= 1 && value <= 8 ? value : 1;
  }
  return 1;
}
