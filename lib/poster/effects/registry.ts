import { defineRegistry } from "@/lib/schema/define-registry";
import type { EffectDefinition } from "../draw/define-effect";

/** Every effect. */
export const effects = defineRegistry<EffectDefinition>("effect", [] as EffectDefinition[]);
