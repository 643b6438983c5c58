import type { PictureRatio, PictureWords, PosterPicture } from "../picture";
import { drawingSize } from "./draw";

/** A layer as a state has it. */
export type Piece = Readonly<Record<string, unknown>>;

type Settings = Readonly<Record<string, unknown>>;

const WHOLE = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };

const layer = (type: string, more: Settings, transform: Settings = {}): Piece => ({
  name: type,
  visible: true,
  locked: false,
  type,
  ...more,
  transform: { ...WHOLE, ...transform },
});

/** A procedural ground. */
export const ground = (shaderType: string, settings: Settings): Piece =>
  layer("background", {
    contentType: "shader",
    shader: { shaderType, settings: { speed: 0.5, ...settings } },
  });

/** A ground from one colour to another: radial round a point, or straight at an angle in degrees. */
export const fade = (
  from: string,
  to: string,
  how: { x?: number; y?: number; radius?: number; angle?: number } = {},
) =>
  layer("background", {
    contentType: "solid",
    fill: {
      ...(how.angle === undefined
        ? { type: "radial", center: { x: how.x ?? 0.5, y: how.y ?? 0.5 }, radius: how.radius ?? 0.8 }
        : { type: "linear", angle: how.angle }),
      stops: [
        { color: from, position: 0 },
        { color: to, position: 1 },
      ],
    },
  });

/** A picture of the set as the ground, for prints of it. */
export const print = (id: string, more: Settings = {}): Piece =>
  layer("background", {
    contentType: "image",
    inputMedia: { mediaUrl: `/media/${id}.webp`, mediaType: "image", objectFit: "cover", ...more },
  });

/** An SVG over the whole canvas; its units are those of drawingSize. */
export function drawing(ratio: PictureRatio, body: string, more: Settings = {}): Piece {
  const { width, height } = drawingSize(ratio);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
  return layer("image", {
    mediaUrl: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    objectFit: "cover",
    ...more,
  });
}

/** A solid body, standing still. */
export const body = (settings: Settings, transform: Settings = {}): Piece =>
  layer("3d", { settings: { autoRotate: false, ...settings } }, transform);

/** A soft shadow on the ground; size and place in the scale of a transform. */
export const shadow = (
  x: number,
  y: number,
  width: number,
  height: number,
  color = "#000000",
  opacity = 0.45,
) =>
  layer(
    "shape",
    {
      shape: "ellipse",
      shapeWidth: width,
      shapeHeight: height,
      blendMode: "multiply",
      style: {
        fill: {
          type: "radial",
          radius: 0.5,
          stops: [
            { color, opacity, position: 0 },
            { color, opacity: opacity * 0.45, position: 0.5 },
            { color, opacity: 0, position: 1 },
          ],
        },
      },
    },
    { x, y },
  );

/** A pass over the finished picture. */
export const pass = (type: string, settings: Settings) => ({ type, settings });

/** Puts a picture together. */
export function picture(
  words: PictureWords & { readonly ratio: PictureRatio; readonly time?: number },
  pieces: readonly Piece[],
  more: { readonly effect?: Settings; readonly passes?: readonly Settings[] } = {},
): PosterPicture {
  const layers = pieces.map((piece, index) => ({ id: `piece-${index}`, ...piece }));
  const postProcesses = (more.passes ?? []).map((each, index) => ({
    id: `pass-${index}`,
    enabled: true,
    ...each,
  }));
  const canvas = { aspectRatio: words.ratio, backgroundColor: "#000000" };
  return { ...words, state: { canvas, layers, ...(more.effect && { effect: more.effect }), postProcesses } };
}
