import { z } from "zod";
import { textAnimationCatalogue } from "../catalogue/text-animation-catalogue";
import { defineTool } from "./define-tool";

/** How letters can move. */
export const listTextAnimations = defineTool({
  kind: "read",
  name: "list_text_animations",
  description:
    "Answers the types of text animation with their parameters, and those that all have. add_layer and update_layer take animationType, animationSpeed, animationAmplitude, animationStaggerDelay, animationStaggerMode and animationLoop flat; a type's own parameters go into animation.animation.",
  input: z.strictObject({}),
  examples: [{ when: "before text is to move", input: {} }],
  run() {
    const { entries, commonParameters, staggerModes } = textAnimationCatalogue();
    const textAnimations = entries.map(({ id, description, parameters, example }) => ({
      type: id,
      description,
      parameters,
      example,
    }));
    return {
      message: `${entries.length} animations.`,
      data: { commonParameters, textAnimations, staggerModes },
    };
  },
});
