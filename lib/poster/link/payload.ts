import type { PosterState } from "../schema/state";

/**
 * What of a state goes into a link's payload: everything but the two values that always stand in the clear. Keys of the
 * canvas that this version does not know travel under `canvas`; all others keep their places.
 */
export interface LinkPayload {
  readonly layers: unknown;
  readonly [key: string]: unknown;
}

/** Takes a state apart. Nothing is dropped: own keys like `__proto__` included. */
export function payloadOf(state: PosterState): LinkPayload {
  const { canvas, ...rest } = state;
  const {
    aspectRatio: _ratio,
    backgroundColor: _color,
    ...unknown
  } = canvas as Record<string, unknown> & typeof canvas;
  return Object.keys(unknown).length > 0 ? { ...rest, canvas: unknown } : rest;
}

/** Puts a state together again. */
export function stateOf(
  payload: Readonly<Record<string, unknown>>,
  aspectRatio: string,
  backgroundColor: string,
): PosterState {
  const { canvas: unknown, ...rest } = payload;
  const extra = typeof unknown === "object" && unknown !== null && !Array.isArray(unknown) ? unknown : {};
  return { canvas: { aspectRatio, backgroundColor, ...extra }, ...rest } as unknown as PosterState;
}
