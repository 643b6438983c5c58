import type { NodeRecord } from "@/lib/design/schema/records";
import { effects } from "@/lib/poster/effects/registry";
import { resolveState } from "@/lib/poster/schema/resolve";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";
import { validateState } from "@/lib/poster/schema/validate";
import { shaders } from "@/lib/poster/shaders/registry";

/**
 * The poster that a shader node shows: one background that fills its box, under its effect and post-processes.
 * @throws Error that names the first thing that does not fit.
 */
export function shaderState(record: NodeRecord): ResolvedState {
  const state = posterOf(record);
  const [problem] = validateState(state);
  if (problem) throw new Error(problem);
  return resolveState(state);
}

function posterOf({
  effectId,
  effectSettings,
  effectEnabled,
  postProcesses,
  ...record
}: NodeRecord): PosterState {
  const effect = typeof effectId === "string" ? effects.get(effectId) : undefined;
  return {
    canvas: { aspectRatio: "full", backgroundColor: String(record.fillColor ?? "#000000") },
    layers: [
      {
        id: "shader",
        name: "Shader",
        type: "background",
        visible: true,
        locked: false,
        transform: {},
        ...contentOf(record),
      },
    ],
    ...(effect && effectEnabled !== false
      ? { effect: { effectId: effect.id, enabled: true, [effect.settingsType]: effectSettings ?? {} } }
      : {}),
    ...(Array.isArray(postProcesses) ? { postProcesses } : {}),
  };
}

function contentOf({
  inputType = "shader",
  ...record
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const solidColor = record.fillColor ?? "#000000";
  if (inputType === "shader")
    return {
      contentType: "shader",
      shader: { shaderType: record.shaderType ?? shaders.ids[0], settings: record.shaderSettings ?? {} },
    };
  if (inputType === "fill") return { contentType: "solid", solidColor };
  return {
    contentType: inputType,
    solidColor,
    inputMedia: { mediaUrl: record.mediaInput ?? "", mediaType: inputType },
  };
}
