/** Where in its loop a shader stands, 0 to 1, when its loop lasts `periodSeconds` at speed 1. */
export function loopPhase(timeSeconds: number, speed: number, periodSeconds: number): number {
  const turns = (timeSeconds * speed) / periodSeconds;
  return turns - Math.floor(turns);
}

/** `loopSeconds` of a shader whose loop lasts `periodSeconds` at speed 1; null when it stands still. */
export const loopOf =
  (periodSeconds: number) =>
  ({ speed }: { readonly speed: number }): number | null =>
    speed > 0 ? periodSeconds / speed : null;
