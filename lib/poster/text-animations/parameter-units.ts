import { z } from "zod";

/**
 * Units of parameters, for lists and controls. Kept beside the schemas and not in them, because an unknown keyword
 * makes strict JSON Schema validators refuse the whole schema.
 */
export const parameterUnits = z.registry<{ readonly unit: "ms" | "em" | "percent" | "Hz" }>();
