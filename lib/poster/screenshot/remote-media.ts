import type { ResolvedState } from "../schema/state";

const MEDIA_KEYS = new Set(["mediaUrl", "posterUrl", "modelUrl", "svgUrl"]);

/** Whether a picture of a state depends on files that somebody else may change: media addresses over http(s). */
export function hasRemoteMedia(state: ResolvedState): boolean {
  return namesRemote(state.layers);
}

function namesRemote(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(namesRemote);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, inner]) =>
    typeof inner === "string" ? MEDIA_KEYS.has(key) && /^https?:/i.test(inner.trim()) : namesRemote(inner),
  );
}
