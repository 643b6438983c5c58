import { z } from "zod";
import { EditError } from "../document/edit-error";
import { backgroundLayer } from "../schema/layers/background";
import { textLayer } from "../schema/layers/text";
import { shaderIdSchema } from "../shaders/schema";
import { firstOf, problemsOf } from "./check-call";

const settings = z.record(z.string().max(60), z.unknown());

/** A field whose schema would fill a model's prompt: it is published in short, and checked against the whole. */
interface BriefField {
  readonly brief: z.ZodType;
  readonly whole: z.ZodType;
}

const fields: Readonly<Record<string, BriefField>> = {
  animation: {
    brief: settings.describe(
      "Text layers: {mode, animation: {type, enabled, …parameters}} as in the state; list_text_animations has examples. The flat fields are shorter.",
    ),
    whole: textLayer.shape.animation,
  },
  shader: {
    brief: z
      .strictObject({
        shaderType: shaderIdSchema,
        settings: settings.optional().describe("Its settings; list_shaders tells them."),
      })
      .describe("Procedural picture when contentType is shader."),
    whole: backgroundLayer.shape.shader,
  },
};

/** The short schema of a field that has one. */
export const briefOf = (name: string): z.ZodType | undefined =>
  Object.hasOwn(fields, name) ? fields[name]?.brief : undefined;

/** Checks such a field against its whole schema. @throws EditError with what is wrong, and where. */
export function checkBrief(name: string, value: unknown): void {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  const problems = field ? problemsOf(field.whole, value, ["input", name]) : [];
  if (problems.length > 0) throw new EditError(firstOf(problems));
}
