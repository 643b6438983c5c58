/** Stops, doublings of the light, that brightness 1 adds. */
const MAX_STOPS = 4;

/** How many times as much light a brightness of -1 to 1 gives to dark places. */
export const gainOf = (brightness: number) => 2 ** (MAX_STOPS * brightness);

/** Steepness of the contrast curve x^k / (x^k + (1 - x)^k) in the middle grey; 1 for a contrast of 0 and less. */
export const contrastSlope = (contrast: number) => 2 ** (2 * Math.max(0, contrast));
