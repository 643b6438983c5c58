import { entryFolder } from "@/lib/schema/entry-folder";
import type { Drawing } from "../draw/define-drawing";
import type { EffectLetters } from "../draw/effect-letters";
import type { Draw } from "../draw/stage";
import type { Layer } from "../schema/layers/layer";
import type { TextLayer } from "../schema/layers/text";
import type { ResolvedState } from "../schema/state";
import {
  type AnyMotion,
  loadMotion,
  movingAnimation,
  type TextMotion,
  withParameters,
} from "../text-animations/motion";

/** What has a drawing of its own. */
export type DrawingKind = "effect" | "post" | "shader";

/** The loaded drawings of a state: effects, post-processes and shaders by id, and the motions of its texts. */
export interface Drawings {
  get(kind: DrawingKind, id: string): Draw<never> | undefined;
  /** How a text moves; null when it stands still. */
  motionOf(layer: TextLayer): TextMotion | null;
  /** What the effect draws with a font. */
  readonly letters: readonly EffectLetters[];
  /** Whether any of them moves by itself. */
  readonly animated: boolean;
}

/** Settings were parsed by the entry's schema when the state was resolved, so a drawing may take them as they are. */
interface Use {
  readonly kind: DrawingKind;
  readonly id: string;
  readonly settings: Readonly<Record<string, unknown>>;
  readonly animated: boolean;
}

/**
 * Loads what a state draws with, each entry from its own folder when it is first used, without the schemas: a resolved
 * state names registered entries only.
 */
export async function loadDrawings(state: ResolvedState): Promise<Drawings> {
  const uses = usesOf(state);
  const moving = visibleLayers(state.layers).flatMap((layer) =>
    layer.type === "text" ? (movingAnimation(layer.animation)?.type ?? []) : [],
  );
  const [drawings, motions] = await Promise.all([
    Promise.all(uses.map(async (use) => ({ ...use, drawing: await importDrawing(use) }))),
    Promise.all([...new Set(moving)].map(async (type) => [type, await loadMotion(type)] as const)),
  ]);
  const draws = new Map(drawings.map(({ kind, id, drawing }) => [`${kind} ${id}`, drawing.draw]));
  const motionByType = new Map<string, AnyMotion>(motions);
  return {
    get: (kind, id) => draws.get(`${kind} ${id}`),
    motionOf(layer) {
      const animation = movingAnimation(layer.animation);
      const motion = animation && motionByType.get(animation.type);
      return motion ? withParameters(motion, animation) : null;
    },
    letters: drawings.flatMap(({ drawing, settings }) => drawing.letters?.(settings as never) ?? []),
    animated: motions.length > 0 || uses.some(({ animated }) => animated),
  };
}

async function importDrawing({ kind, id }: Use): Promise<Drawing<never>> {
  // Three literal patterns, so that bundlers see which files are meant. A registered id is a folder's name.
  const module = (await (kind === "effect"
    ? import(`../effects/${id}/draw.ts`)
    : kind === "post"
      ? import(`../post/${id}/draw.ts`)
      : import(`../shaders/${entryFolder(id)}/draw.ts`))) as { default: Drawing<never> };
  return module.default;
}

function usesOf({ effect, postProcesses, layers }: ResolvedState): Use[] {
  const uses: Use[] = postProcesses.map(({ type, ...rest }) => ({ kind: "post", id: type, ...rest }));
  if (effect) uses.push({ kind: "effect", id: effect.effectId, ...effect });
  for (const layer of visibleLayers(layers)) {
    if (layer.type !== "background" || layer.contentType !== "shader" || !layer.shader) continue;
    const { shaderType, settings } = layer.shader;
    uses.push({ kind: "shader", id: shaderType, settings: settings as Use["settings"], animated: true });
  }
  return uses;
}

function visibleLayers(layers: readonly Layer[]): Layer[] {
  return layers
    .filter((layer) => layer.visible)
    .flatMap((layer) => (layer.type === "group" ? visibleLayers(layer.children) : [layer]));
}
