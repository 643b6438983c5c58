/** What is shown, in the order in which the drawing counts it. */
export const PULSAR_VIEWS = ["star", "signal"] as const;

/** Seconds after which it repeats itself, at speed 1. */
export const PULSAR_LOOP_SECONDS = 12;

/** Turns of the star in a loop. */
export const PULSAR_TURNS = 6;

/** Height of the highest peak of the signal, in lines; the drawing looks at as many lines for each pixel. */
export const PEAK_LINES = 9;
