import { effects } from "@/lib/poster/effects/registry";
import { layer, poster } from "./capture-state";

/** Sizes to draw at: each twice the one before. */
export const SMALL = { widthPx: 270, heightPx: 480 };
export const LARGE = { widthPx: 540, heightPx: 960 };
export const HUGE = { widthPx: 1080, heightPx: 1920 };

/** A background of one colour. */
export const plain = (color: string) => layer("bg", "background", { solidColor: color });

/** A background that goes from one colour at the left to another at the right. */
export const gradient = (from: string, to: string) =>
  layer("bg", "background", {
    fill: {
      type: "linear",
      angle: 90,
      stops: [
        { color: from, position: 0 },
        { color: to, position: 1 },
      ],
    },
  });

/** A background of all greys, black at the left. */
export const greys = gradient("#000000", "#ffffff");

/** Layers with what a poster usually has: soft colours, a light shape with an edge, dark words. */
export const scene = [
  layer("bg", "background", {
    fill: {
      type: "radial",
      radius: 0.7,
      stops: [
        { color: "#ffd9a0", position: 0 },
        { color: "#a03050", position: 0.5 },
        { color: "#101030", position: 1 },
      ],
    },
  }),
  layer("disc", "ellipse", {
    shapeWidth: 0.5,
    shapeHeight: 0.28,
    style: { fill: { type: "solid", color: "#f0f0f0" } },
  }),
  layer("title", "text", { content: "Affiche", fontSize: 96, fontFamily: "Archivo Black", color: "#111111" }),
];

/** A poster of these layers, with an effect that is set as its own schema says. */
export function withEffect(
  effectId: string,
  settings: Readonly<Record<string, unknown>>,
  layers: Record<string, unknown>[] = [greys],
) {
  const key = effects.get(effectId)?.settingsType ?? "";
  return poster(layers, { effect: { effectId, enabled: true, [key]: settings } });
}
