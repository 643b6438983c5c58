import { chooseFaces } from "../../fonts/choose-faces";
import { chooseFamilies } from "../../fonts/choose-families";
import type { FontDefinition } from "../../fonts/define-font";
import { weightNumber } from "../../fonts/font-weight";
import type { Layer } from "../../schema/layers/layer";
import type { TextLayer } from "../../schema/layers/text";
import type { ResolvedState } from "../../schema/state";
import { SOFT_HYPHEN } from "./break-opportunities";
import { loadFace, loadFaceList, loadLastResort } from "./face-store";
import { BREAK_HYPHEN } from "./wrap";

/** A picture waits this long for fonts, and no longer. */
const PATIENCE_MS = 3000;

/** Characters that are drawn in a family besides the text layers: by an effect, on a placeholder. */
export interface FontRequest {
  /** A family's name, as in states. */
  readonly fontFamily: string;
  readonly text: string;
  /** 100 to 900. */
  readonly weight: number;
  readonly style?: "normal" | "italic";
}

/** How the loading of fonts went. */
export interface FontLoad {
  /**
   * One sentence per family that did not arrive within 3 s or could not be loaded, and one for characters that no
   * family has.
   */
  readonly warnings: readonly string[];
  /** Where fonts are late: resolves with the warnings that are left when the last of them has arrived or failed. */
  readonly late: Promise<readonly string[]> | null;
}

/**
 * Loads the font files that a state's visible texts need, those and no others.
 * @param also what else is drawn with fonts.
 * @returns after 3 s at most. Never rejects: a text is then drawn with the fonts that are there.
 */
export const loadFonts = (state: ResolvedState, also: readonly FontRequest[] = []): Promise<FontLoad> =>
  loadFontsOf([...textLayers(state.layers).map(requestOf), ...also]);

/** Loads the font files that some characters need, as {@link loadFonts} does. */
export async function loadFontsOf(requests: readonly FontRequest[]): Promise<FontLoad> {
  const waiting = new Map<FontDefinition, number>();
  const failed = new Set<FontDefinition>();
  const missing = new Set<string>();

  const watch = async <Value>(font: FontDefinition, work: Promise<Value>): Promise<Value | null> => {
    waiting.set(font, (waiting.get(font) ?? 0) + 1);
    try {
      return await work;
    } catch {
      failed.add(font);
      return null;
    } finally {
      const left = (waiting.get(font) ?? 1) - 1;
      if (left > 0) waiting.set(font, left);
      else waiting.delete(font);
    }
  };

  const loadText = async ({ fontFamily, text, weight, style = "normal" }: FontRequest) => {
    const choice = await chooseFaces(
      { text, weight, style },
      chooseFamilies(fontFamily, text),
      async (font) => (await watch(font, loadFaceList(font))) ?? { faces: [] },
    );
    for (const sign of choice.missing) missing.add(sign);
    await Promise.all(choice.faces.map((needed) => watch(needed.font, loadFace(needed))));
  };

  const work = Promise.all([loadLastResort(), ...requests.map(loadText)]);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const patience = new Promise<"late">((resolve) => {
    timer = setTimeout(() => resolve("late"), PATIENCE_MS);
  });
  const outcome = await Promise.race([work, patience]);
  clearTimeout(timer);

  const warnings = () => [
    ...[...waiting.keys()].map(
      (font) =>
        `The font "${font.name}" did not arrive within ${PATIENCE_MS / 1000} seconds; another stands in for it.`,
    ),
    ...[...failed].map((font) => `The font "${font.name}" could not be loaded; another stands in for it.`),
    ...(missing.size > 0 ? [missingSentence([...missing])] : []),
  ];
  return { warnings: warnings(), late: outcome === "late" ? work.then(warnings) : null };
}

function requestOf(layer: TextLayer): FontRequest {
  return {
    fontFamily: layer.fontFamily,
    text: layer.content.includes(SOFT_HYPHEN) ? layer.content + BREAK_HYPHEN : layer.content,
    weight: weightNumber(layer.fontWeight),
    style: layer.fontStyle,
  };
}

function missingSentence(signs: readonly string[]): string {
  const shown = signs
    .slice(0, 10)
    .map((sign) => `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`);
  const more = signs.length > shown.length ? ` and ${signs.length - shown.length} more` : "";
  return `No font has a glyph for ${shown.join(", ")}${more}.`;
}

function textLayers(layers: readonly Layer[]): TextLayer[] {
  return layers.flatMap((layer) => {
    if (!layer.visible) return [];
    if (layer.type === "group") return textLayers(layer.children);
    return layer.type === "text" ? [layer] : [];
  });
}
