import type { z } from "zod";
import type { RegistryEntry } from "@/lib/schema/define-registry";
import type { Preset } from "./define-effect";

/**
 * One post-process: a pass over the finished picture; several are stacked in order. Its id is `postProcesses[].type`.
 * It is drawn by `draw.ts` in its folder.
 */
export interface PostProcessDefinition<Schema extends z.ZodType = z.ZodType> extends RegistryEntry {
  readonly category: PostProcessCategory;
  readonly schema: Schema;
  readonly presets: readonly Preset<z.input<Schema>>[];
  /** Settings with which it changes no pixel: its drawing returns the source itself. */
  readonly neutral: z.input<Schema>;
  /** Whether the picture changes with time although the poster stands still. */
  readonly animated: boolean | ((settings: z.output<Schema>) => boolean);
}

/** Groups that post-processes are listed under. */
export const POST_PROCESS_CATEGORIES = [
  { id: "screen", label: "Screen" },
  { id: "light", label: "Light" },
  { id: "film", label: "Film" },
  { id: "color", label: "Colour" },
  { id: "distort", label: "Distort" },
] as const;

/** Id of a post-process category. */
export type PostProcessCategory = (typeof POST_PROCESS_CATEGORIES)[number]["id"];

/** Declares a post-process; exists so that presets are checked against the schema. */
export function definePostProcess<Schema extends z.ZodType>(
  definition: PostProcessDefinition<Schema>,
): PostProcessDefinition<Schema> {
  return definition;
}
