/**
 * How far a spark has come after a time in air that brakes it (drag proportional to its speed).
 * @returns the share of the way that it would ever come, 0 to 1.
 */
export function reachAt(drag: number, seconds: number): number {
  return 1 - Math.exp(-drag * seconds);
}

/** How far it has fallen, in px: it starts at rest and nears the speed `gravity / drag`. Gravity in px per second². */
export function fallAt(drag: number, gravity: number, seconds: number): number {
  return (gravity / drag) * (seconds - reachAt(drag, seconds) / drag);
}

/** Height of a rising shell as a share of its way, 0 to 1, from the share of its time: it slows down to a stop. */
export const riseAt = (share: number): number => 1 - (1 - share) ** 2;
