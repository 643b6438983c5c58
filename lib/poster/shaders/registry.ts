import { defineRegistry } from "@/lib/schema/define-registry";
import type { ShaderDefinition } from "./define-shader";
import dotGrid from "./dot-grid";
import meshGradient from "./mesh-gradient";

/** Every procedural shader. */
export const shaders = defineRegistry<ShaderDefinition>("shader", [
  meshGradient,
  dotGrid,
] as ShaderDefinition[]);
