import { expect, it } from "vitest";
import { createRecordingStage } from "../../../draw/recording-stage";
import type { Picture } from "../../../draw/stage";
import { DOT_SHAPES, spotThresholds } from "./spot";
import { thresholdPicture } from "./thresholds";

it.each(DOT_SHAPES)("holds the thresholds of the %s dot to a thousandth", (shape) => {
  const table = spotThresholds(shape);
  const { stage } = createRecordingStage();
  let bytes = new Uint8Array();
  const picture = thresholdPicture(
    {
      ...stage,
      fromBytes: (given, widthPx, heightPx): Picture => {
        bytes = given.slice();
        return { widthPx, heightPx };
      },
    },
    table,
  );
  expect(picture).toEqual({ widthPx: bytes.length / 4, heightPx: 1 });
  const last = picture.widthPx - 1;
  for (const [index, threshold] of table.entries()) {
    const entry = Math.round((index / (table.length - 1)) * last) * 4;
    const read = (((bytes[entry] ?? 0) * 256 + (bytes[entry + 1] ?? 0)) / 65535) * 1.004 - 0.002;
    // The nearest entry lies up to half an entry beside, where the table may be steep.
    const steepest = Math.max(
      Math.abs((table[index + 1] ?? threshold) - threshold),
      Math.abs(threshold - (table[index - 1] ?? threshold)),
    );
    expect(Math.abs(read - threshold)).toBeLessThan(0.001 + (steepest * (table.length - 1)) / last / 2);
  }
});
