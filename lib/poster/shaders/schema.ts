import { z } from "zod";
import { shaders } from "./registry";

/** Id of a procedural shader. Published as an enum; checked against the registry so that the message can suggest one. */
export const shaderIdSchema = z.string().max(100).meta({ enum: shaders.ids });
