/** Shells of one round; then the same ones are fired again. */
export const ROUND_SHELLS = 20;
