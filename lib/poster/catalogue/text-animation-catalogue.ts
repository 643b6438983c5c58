import { commonParameters, STAGGER_MODES } from "../text-animations/common-parameters";
import { textAnimations } from "../text-animations/registry";
import { lazily } from "./catalogue";
import { parameterOf } from "./parameter";

/** Every text animation with its own parameters; those that all have stand once. `example` is a ready `animation` of a text layer. */
export const textAnimationCatalogue = lazily(() => ({
  commonParameters: Object.entries(commonParameters).map(([name, field]) => parameterOf(name, field)),
  staggerModes: STAGGER_MODES.map((mode) => ({ ...mode })),
  entries: textAnimations.entries.map((entry) => ({
    id: entry.id,
    name: entry.name,
    description: entry.description,
    parameters: Object.entries(entry.schema.shape)
      .filter(([name]) => !Object.hasOwn(commonParameters, name))
      .map(([name, field]) => parameterOf(name, field)),
    presets: entry.presets.map(({ id, name, settings }) => ({ id, name, settings })),
    example: {
      mode: "animated",
      animation: { type: entry.id, enabled: true, ...entry.presets[0]?.settings },
    },
  })),
}));
