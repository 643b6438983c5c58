import { MOTION_FORMATS, type MotionFormat } from "../../motion/motion-options";
import { videoCodec } from "./video-sink";

/** The formats of moving pictures that this browser writes at a size in px. */
export async function writableFormats(size: {
  readonly width: number;
  readonly height: number;
}): Promise<ReadonlySet<MotionFormat>> {
  const answers = await Promise.all(
    MOTION_FORMATS.map(async ({ id, type, codecs }) =>
      codecs.length > 0 ? (await videoCodec(id, size)) !== null : id === "gif" || writesPictures(type),
    ),
  );
  return new Set(MOTION_FORMATS.filter((_, index) => answers[index]).map(({ id }) => id));
}

/** A canvas asked for a type that it does not know writes PNG instead. */
function writesPictures(type: string): boolean {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  return canvas.toDataURL(type).startsWith(`data:${type}`);
}
