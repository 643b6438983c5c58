import { z } from "zod";
import { entryTag, registryId } from "../schema/registry-id";
import { taggedUnion } from "../schema/tagged-union";
import { shaders } from "./registry";

const TYPE = "A shader of /shaders.";
const SETTINGS = "Settings of that shader; what is left out has its default.";

/** Id of a procedural shader. */
export const shaderIdSchema = registryId(shaders, "shader ID").describe(TYPE);

/** A shader and its settings, complete. */
export interface ShaderInput {
  readonly shaderType: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A procedural picture as a background refers to it. */
export const shaderInput = taggedUnion(
  "shaderType",
  shaders.entries.map((entry) =>
    z.looseObject({
      shaderType: entryTag(shaders, [entry]).describe(TYPE),
      settings: entry.schema.prefault({}).describe(SETTINGS),
    }),
  ),
  z.looseObject({ shaderType: shaderIdSchema, settings: z.looseObject({}).prefault({}).describe(SETTINGS) }),
) as z.ZodType as z.ZodType<ShaderInput>;
