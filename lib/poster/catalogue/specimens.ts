import { lazily } from "./catalogue";
import { effectCatalogue } from "./effect-catalogue";
import { exampleLayer } from "./example-layer";
import { materialCatalogue } from "./material-catalogue";
import { paletteCatalogue } from "./palette-catalogue";
import { postProcessCatalogue } from "./post-process-catalogue";
import { POST_PROCESS_PRESETS } from "./post-process-presets";
import { shaderCatalogue } from "./shader-catalogue";
import type { Specimen, SpecimenGroup } from "./specimen-state";
import { textAnimationCatalogue } from "./text-animation-catalogue";

const MATERIAL_GROUND = exampleLayer("background", "background", {
  contentType: "solid",
  fill: {
    type: "radial",
    center: { x: 0.5, y: 0.42 },
    radius: 0.75,
    stops: [
      { color: "#3a3f4d", opacity: 1, position: 0 },
      { color: "#121318", opacity: 1, position: 1 },
    ],
  },
});

const WORDS_GROUND = exampleLayer("background", "background", {
  contentType: "solid",
  solidColor: "#16161a",
});

/** Every entry of the catalogues as something to be drawn, one group per kind. Each preset is a specimen's variant. */
export const specimenGroups = lazily((): SpecimenGroup[] => [
  { id: "effects", label: "Effects", specimens: effectSpecimens() },
  { id: "post-processes", label: "Post-processes", specimens: postSpecimens() },
  { id: "stacks", label: "Stacks of post-processes", specimens: stackSpecimens() },
  { id: "shaders", label: "Shaders", specimens: shaderSpecimens() },
  { id: "materials", label: "Materials", specimens: materialSpecimens() },
  { id: "text-animations", label: "Text animations", specimens: textSpecimens() },
  { id: "palettes", label: "Palettes", specimens: paletteSpecimens() },
]);

const effectSpecimens = (): Specimen[] =>
  effectCatalogue().entries.map((entry) => ({
    ...headOf(entry),
    variants: entry.presets.map((preset) => ({
      id: preset.id,
      name: preset.name,
      part: { effect: { effectId: entry.id, enabled: true, [entry.settingsType]: preset.settings } },
    })),
  }));

const postSpecimens = (): Specimen[] =>
  postProcessCatalogue().entries.map((entry) => ({
    ...headOf(entry),
    variants: entry.presets.map((preset) => ({
      id: preset.id,
      name: preset.name,
      part: { postProcesses: [{ id: "pass-1", type: entry.id, enabled: true, settings: preset.settings }] },
    })),
  }));

const stackSpecimens = (): Specimen[] =>
  POST_PROCESS_PRESETS.map(({ id, name, description, postProcesses }) => ({
    id,
    name,
    description,
    variants: [{ id, name, part: { postProcesses } }],
  }));

const shaderSpecimens = (): Specimen[] =>
  shaderCatalogue().entries.map((entry) => ({
    ...headOf(entry),
    variants: entry.presets.map((preset) => ({
      id: preset.id,
      name: preset.name,
      part: {
        background: exampleLayer("background", "background", {
          contentType: "shader",
          shader: { shaderType: entry.id, settings: preset.settings },
        }),
      },
    })),
  }));

const materialSpecimens = (): Specimen[] =>
  materialCatalogue().entries.map((entry) => ({
    ...headOf(entry),
    variants: [
      {
        id: entry.id,
        name: entry.name,
        part: { background: MATERIAL_GROUND, layers: [entry.example] },
      },
    ],
  }));

const textSpecimens = (): Specimen[] =>
  textAnimationCatalogue().entries.map((entry) => ({
    ...headOf(entry),
    variants: entry.presets.map((preset) => ({
      id: preset.id,
      name: preset.name,
      part: {
        background: WORDS_GROUND,
        layers: [
          exampleLayer("text", "words", {
            content: "In\nmotion",
            fontFamily: "Archivo Black",
            fontSize: 110,
            lineHeight: 1,
            animation: {
              mode: "animated",
              animation: { type: entry.id, enabled: true, ...preset.settings },
            },
          }),
        ],
      },
    })),
  }));

const paletteSpecimens = (): Specimen[] =>
  paletteCatalogue().entries.map((entry) => ({
    ...headOf(entry),
    variants: ["nearest", "ramp"].map((mapping) => ({
      id: mapping,
      name: mapping === "ramp" ? "Along the palette" : "Nearest colours",
      part: {
        effect: {
          effectId: "dither-floyd-steinberg",
          enabled: true,
          dither: { palette: entry.id, mapping },
        },
      },
    })),
  }));

const headOf = ({ id, name, description }: Pick<Specimen, "id" | "name" | "description">) => ({
  id,
  name,
  description,
});
