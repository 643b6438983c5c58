/** The present, in epoch milliseconds; passed in wherever a result depends on it. */
export type Clock = () => number;

/** The real clock. */
export const systemClock: Clock = () => Date.now();
