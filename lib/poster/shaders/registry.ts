import { defineRegistry } from "@/lib/schema/define-registry";
import blackHole from "./black-hole";
import chrome from "./chrome";
import type { ShaderDefinition } from "./define-shader";
import dotGrid from "./dot-grid";
import fireworks from "./fireworks";
import glass from "./glass";
import liquidMetal from "./liquid-metal";
import meshGradient from "./mesh-gradient";
import particles from "./particles";
import pulsar from "./pulsar";
import spiral from "./spiral";
import voronoi from "./voronoi";

/** Every procedural shader. */
export const shaders = defineRegistry<ShaderDefinition>("shader", [
  meshGradient,
  dotGrid,
  voronoi,
  spiral,
  liquidMetal,
  chrome,
  glass,
  pulsar,
  blackHole,
  particles,
  fireworks,
] as ShaderDefinition[]);
