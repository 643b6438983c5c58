import { defineRegistry } from "@/lib/schema/define-registry";
import type { ShaderDefinition } from "./define-shader";

/** Every procedural shader. */
export const shaders = defineRegistry<ShaderDefinition>("shader", []);
