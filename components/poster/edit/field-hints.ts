import type { FieldHint } from "@/components/inspector/schema-field";

/** How fields of layers are shown, where their names and schemas do not say enough. Ranges are what posters use, not what is allowed. */
export const FIELD_HINTS: Readonly<Record<string, FieldHint>> = {
  x: { label: "X", slider: [-1, 1] },
  y: { label: "Y", slider: [-1, 1] },
  width: { slider: [0, 3] },
  height: { slider: [0, 3] },
  rotation: { label: "Rotation, °", slider: [-180, 180], step: 1 },
  content: { label: "Text", lines: 3 },
  fontSize: { label: "Size, px", slider: [8, 240], step: 1 },
  letterSpacing: { label: "Letter spacing, px", slider: [-10, 40], step: 0.5 },
  lineHeight: { slider: [0.6, 2.4] },
  frameWidthPx: { label: "Frame width, px", slider: [40, 960], step: 1 },
  frameHeightPx: { label: "Frame height, px", slider: [40, 960], step: 1 },
  shapeWidth: { label: "Shape width", slider: [0, 1.5] },
  shapeHeight: { label: "Shape height", slider: [0, 1.5] },
  radiusX: { label: "Radius across", slider: [0, 1] },
  radiusY: { label: "Radius down", slider: [0, 1] },
  strokeWidth: { label: "Outline, px", slider: [0, 60], step: 0.5 },
  strokeColor: { label: "Outline colour" },
  strokeOpacity: { label: "Outline opacity" },
  strokeCap: { label: "Line ends" },
  strokeJoin: { label: "Corners" },
  flipX: { label: "Mirror across" },
  flipY: { label: "Mirror down" },
  blendMode: { label: "Blend" },
  objectFit: { label: "Fit" },
  mediaUrl: { label: "Address", lines: 2 },
  alt: { label: "What it shows (alt)", lines: 2 },
  gap: { label: "Gap, px", slider: [0, 120], step: 1 },
  padding: { label: "Padding, px", slider: [0, 120], step: 1 },
  baseWidth: { slider: [0, 1.5] },
  baseHeight: { slider: [0, 1.5] },
  angle: { label: "Angle, °", slider: [0, 360], step: 1 },
  rotationX: { label: "Turn X, °", slider: [-180, 180], step: 1 },
  rotationY: { label: "Turn Y, °", slider: [-180, 180], step: 1 },
  rotationZ: { label: "Turn Z, °", slider: [-180, 180], step: 1 },
  staggerDelay: { label: "Delay, ms", slider: [0, 500], step: 10 },
  backgroundColor: { label: "Colour" },
  colors: { label: "Own colours" },
  aspectRatio: { label: "Shape" },
  x1: { label: "Start X", slider: [-1, 1] },
  y1: { label: "Start Y", slider: [-1, 1] },
  x2: { label: "End X", slider: [-1, 1] },
  y2: { label: "End Y", slider: [-1, 1] },
};

type Layer = Readonly<Record<string, unknown>>;

const ofShape =
  (...kinds: readonly string[]) =>
  (layer: Layer) =>
    kinds.includes(String(layer.shape ?? "rectangle"));
const isFrame = (layer: Layer) => layer.textType === "frame";
const showsContent =
  (...kinds: readonly string[]) =>
  (layer: Layer) =>
    kinds.includes(String(layer.contentType ?? "solid"));
const isLaidOut = (layer: Layer) => (layer.layoutMode ?? "none") !== "none";

/** Fields that only count for some layers of their type; they are shown for those. */
export const SHOWN_WHEN: Readonly<Record<string, Readonly<Record<string, (layer: Layer) => boolean>>>> = {
  text: { frameWidthPx: isFrame, frameHeightPx: isFrame, autoSize: isFrame, verticalAlign: isFrame },
  shape: {
    shapeWidth: ofShape("rectangle", "ellipse", "polygon", "star"),
    shapeHeight: ofShape("rectangle", "ellipse", "polygon", "star"),
    cornerRadius: ofShape("rectangle"),
    radiusX: (layer) => layer.radiusX !== undefined && layer.shape === "ellipse",
    radiusY: (layer) => layer.radiusY !== undefined && layer.shape === "ellipse",
    sides: ofShape("polygon"),
    points: ofShape("star"),
    innerRadius: ofShape("star"),
    x1: ofShape("line"),
    y1: ofShape("line"),
    x2: ofShape("line"),
    y2: ofShape("line"),
  },
  background: {
    fill: showsContent("solid"),
    solidColor: () => false,
    inputMedia: showsContent("image", "video"),
    settings: showsContent("3d"),
    shader: showsContent("shader"),
  },
  group: {
    gap: isLaidOut,
    padding: isLaidOut,
    justifyContent: isLaidOut,
    alignItems: isLaidOut,
    widthMode: isLaidOut,
    heightMode: isLaidOut,
    expanded: () => false,
  },
};
