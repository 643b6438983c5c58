/**
 * Repeatable random numbers from 0 to 1 (mulberry32), the same for the same numbers given. Each call of the answered
 * function gives the next one.
 */
export function seededRandom(...parts: readonly number[]): () => number {
  let state = 0x9e3779b9;
  for (const part of parts) state = scramble(state ^ scramble(Math.round(part * 4096) | 0));
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return scramble(state) / 4294967296;
  };
}

function scramble(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
}
