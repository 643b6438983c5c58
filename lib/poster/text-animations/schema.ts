import { z } from "zod";

/** Placeholder until the animation registry is in: replaced by it. */
export const textAnimation = z.looseObject({});
