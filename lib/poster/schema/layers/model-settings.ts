import { z } from "zod";
import { materials } from "../../materials/registry";
import { registryId } from "../registry-id";
import { finite, hexColor, mediaUrl, text } from "../values";

/** What a 3D layer, or a 3D background, shows. */
export const modelSettings = z
  .looseObject({
    inputType: z.enum(["model", "shape", "svg"]).default("shape").describe("Where the geometry comes from."),
    modelUrl: mediaUrl.optional().describe("Address of a GLB or glTF model."),
    svgUrl: mediaUrl.optional().describe("Address of an SVG to extrude."),
    svg: text.optional().describe("SVG markup to extrude."),
    shape: z
      .enum([
        "box",
        "sphere",
        "torus",
        "torusKnot",
        "cone",
        "cylinder",
        "icosahedron",
        "octahedron",
        "tetrahedron",
        "dodecahedron",
        "capsule",
        "plane",
      ])
      .default("torusKnot")
      .describe("Geometry when inputType is shape."),
    materialType: registryId(materials, "material ID")
      .default("standard")
      .describe("A material of /materials."),
    color: hexColor.default("#cccccc").describe("Base colour of the material."),
    scale: z.number().min(0.01).max(20).default(1).describe("1 fits the box."),
    autoRotate: z.boolean().default(true).describe("Turns about its vertical axis."),
    autoRotateSpeed: z.number().min(-20).max(20).default(1).describe("1 is one turn in 30 seconds."),
    rotationX: finite.default(0).describe("Degrees."),
    rotationY: finite.default(0).describe("Degrees."),
    rotationZ: finite.default(0).describe("Degrees."),
    envMapIntensity: z.number().min(0).max(10).default(1).describe("Strength of the surrounding light."),
    wireframe: z.boolean().default(false).describe("Draws edges only."),
  })
  .meta({ id: "ModelSettings" });

/** 3D settings with every default filled in. */
export type ModelSettings = z.output<typeof modelSettings>;
