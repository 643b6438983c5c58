/**
 * Links of the older, single-model format (`?v=1`). Each parameter and what becomes of it:
 *
 * | parameter | meaning | becomes |
 * |---|---|---|
 * | in | what is shown: model, svg, shape, image, video | the kind of the main layer |
 * | model, svg, media | its address (svg: address or markup) | modelUrl, svgUrl or svg, mediaUrl |
 * | mt | material | settings.materialType |
 * | fit | cover, contain, fill | objectFit |
 * | col, bg | colours, with or without `#` | settings.color; canvas.backgroundColor |
 * | rs | turning speed, 0 stands still | settings.autoRotateSpeed, autoRotate |
 * | eid | effect id | effect.effectId |
 * | dx | dither pixelation, px | effect.dither.pixelation |
 * | db, dc, dth | dither brightness, contrast, threshold | effect.dither.brightness, contrast, threshold |
 * | dpal, dcol | palette id; colours separated by `,` | effect.dither.palette, colors |
 * | dbe, dbi, dbr | dither bloom: 1 or 0, intensity, radius px | effect.dither.bloom |
 * | ac | ASCII cell size, px | effect.ascii.cellSize |
 * | pp | `code:enabled:value,value…` joined by `\|` | postProcesses; values in the order of the pass's settings |
 *
 * Whatever the link says, the state is valid: a value that the format of today refuses is left out.
 */
import { z } from "zod";
import { effects } from "../effects/registry";
import { postProcesses } from "../post/registry";
import { effect as effectSchema } from "../schema/effect";
import { modelSettings } from "../schema/layers/model-settings";
import type { PosterState } from "../schema/state";
import { readingsOf } from "./readable";

type Query = ReadonlyMap<string, string>;

/** Converts the parameters of a legacy link to the layers of today. */
export function decodeLegacy(query: Query): PosterState {
  const value = (name: string): string | undefined => {
    const raw = query.get(name);
    return raw === undefined ? undefined : (readingsOf(raw).at(-1) ?? "").trim().slice(0, 20_000);
  };
  const backgroundColor = hexOf(value("bg")) ?? "#000000";
  const effect = legacyEffect(value);
  const passes = legacyPasses(value("pp") ?? "");
  return {
    canvas: { aspectRatio: "full", backgroundColor },
    layers: [
      { ...base("background", "Background"), contentType: "solid", solidColor: backgroundColor },
      mainLayer(value),
    ],
    ...(effect ? { effect } : {}),
    ...(passes.length > 0 ? { postProcesses: passes } : {}),
  };
}

type Value = (name: string) => string | undefined;

const base = (type: string, name: string) => ({
  id: type,
  name,
  type,
  visible: true,
  locked: false,
  transform: { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 },
});

function mainLayer(value: Value): Record<string, unknown> {
  const kind = value("in") ?? (value("media") ? "image" : "model");
  if (kind === "image" || kind === "video") {
    const mediaUrl = addressOf(value("media")) ?? "";
    const objectFit = z.enum(["cover", "contain", "fill"]).safeParse(value("fit")).data;
    return { ...base(kind, "Media"), mediaUrl, ...(objectFit ? { objectFit } : {}) };
  }
  const speed = numberOf(value("rs"));
  const svg = value("svg");
  const settings = keepValid(modelSettings, {
    inputType: kind === "svg" || kind === "shape" ? kind : value("model") ? "model" : "shape",
    modelUrl: addressOf(value("model")),
    svgUrl: addressOf(svg),
    svg: svg?.startsWith("<") ? svg : undefined,
    materialType: value("mt"),
    color: hexOf(value("col")),
    autoRotate: speed === undefined ? undefined : speed !== 0,
    autoRotateSpeed: speed,
  });
  return { ...base("3d", "Model"), settings };
}

function legacyEffect(value: Value): Record<string, unknown> | undefined {
  const definition = effects.get(value("eid") ?? "");
  if (!definition) return undefined;
  const colors = value("dcol")
    ?.split(",")
    .map(hexOf)
    .filter((color) => color !== undefined);
  const given: Record<string, Record<string, unknown>> = {
    ascii: { cellSize: numberOf(value("ac")) },
    dither: {
      pixelation: numberOf(value("dx")),
      brightness: numberOf(value("db")),
      contrast: numberOf(value("dc")),
      threshold: numberOf(value("dth")),
      palette: value("dpal"),
      colors: colors && colors.length > 0 ? colors : undefined,
      bloom: keepDefined({
        enabled: value("dbe") === undefined ? undefined : value("dbe") === "1" || value("dbe") === "true",
        intensity: numberOf(value("dbi")),
        radius: numberOf(value("dbr")),
      }),
    },
  };
  const settings = keepValid(definition.schema, given[definition.settingsType] ?? {});
  const effect = { effectId: definition.id, enabled: true, [definition.settingsType]: settings };
  return effectSchema.safeParse(effect).success ? effect : { effectId: definition.id, enabled: true };
}

function legacyPasses(text: string): Record<string, unknown>[] {
  return text
    .split("|")
    .slice(0, 20)
    .flatMap((part, index) => {
      const [code = "", enabled = "1", ...rest] = part.split(":");
      const definition = postProcesses.get(code);
      if (!definition) return [];
      const names = Object.keys(definition.schema instanceof z.ZodObject ? definition.schema.shape : {});
      const values = rest.join(":").split(/[,;:]/).map(numberOf);
      const given = Object.fromEntries(names.map((name, position) => [name, values[position]]));
      const settings = keepValid(definition.schema, given);
      return [
        { id: `${code}-${index}`, type: code, enabled: enabled !== "0" && enabled !== "false", settings },
      ];
    });
}

/** The given fields that a schema accepts, each judged by itself. */
function keepValid(schema: z.ZodType, given: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(keepDefined(given)).filter(
    ([name, value]) => schema.safeParse({ [name]: value }).success,
  );
  return Object.fromEntries(entries);
}

const keepDefined = (given: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));

function numberOf(text: string | undefined): number | undefined {
  const number = text === undefined || text.trim() === "" ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
}

function hexOf(text: string | undefined): string | undefined {
  const match = /^#?([0-9a-fA-F]{6}|[0-9a-fA-F]{3})$/.exec(text?.trim() ?? "")?.[1];
  if (!match) return undefined;
  return `#${match.length === 3 ? [...match].map((digit) => digit + digit).join("") : match}`;
}

const addressOf = (text: string | undefined): string | undefined =>
  text && /^(?:https?:\/\/|\/(?!\/)|data:image\/)/i.test(text) ? text : undefined;
