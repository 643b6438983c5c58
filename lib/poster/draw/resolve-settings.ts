import type { EffectDefinition } from "./define-effect";
import type { PostProcessDefinition } from "./define-post-process";

/** Settings with all defaults, and whether they make the picture change with time. */
export interface ResolvedSettings {
  readonly settings: Readonly<Record<string, unknown>>;
  readonly animated: boolean;
}

/**
 * Completes the settings that a state gives to an effect or post-process; none stand for all defaults.
 * @throws ZodError for settings that do not fit the entry's schema.
 */
export function resolveSettings(
  { schema, animated }: Pick<EffectDefinition | PostProcessDefinition, "schema" | "animated">,
  given: unknown,
): ResolvedSettings {
  const settings = schema.parse(given ?? {}) as ResolvedSettings["settings"];
  return { settings, animated: typeof animated === "function" ? animated(settings) : animated };
}
