import { z } from "zod";
import { EditError } from "../document/edit-error";
import { type Fields, isFields, mergeFields } from "../document/merge-fields";
import { commonParameters } from "../text-animations/common-parameters";
import { textAnimations } from "../text-animations/registry";

/** What stops an animation, as a type. */
const NONE = "none";

const PREFIX = "animation";

/** `speed` → `animationSpeed`. */
const flatName = (parameter: string): string =>
  `${PREFIX}${parameter.slice(0, 1).toUpperCase()}${parameter.slice(1)}`;

const parameterOf = new Map(Object.keys(commonParameters).map((name) => [flatName(name), name]));

type FlatFields = {
  readonly [Name in `${typeof PREFIX}${Capitalize<keyof typeof commonParameters>}`]: z.ZodOptional<z.ZodType>;
};

/** The animation of a text layer in flat fields, as agents send it: animationType, animationSpeed, animationStaggerDelay… */
export const motionFields = {
  animationType: z
    .enum([...textAnimations.ids, ...Object.keys(textAnimations.aliases), NONE])
    .optional()
    .describe("Text layers: how the letters move, a type of list_text_animations; none stops them."),
  ...(Object.fromEntries(
    Object.entries<z.ZodDefault>(commonParameters).map(([name, field]) => [
      flatName(name),
      (field.unwrap() as z.ZodType)
        .optional()
        .describe(`Text layers, with animationType: ${field.description ?? ""}`),
    ]),
  ) as FlatFields),
};

/** Whether a field is one of the flat ones of an animation. */
export const isAnimationField = (name: string): boolean => Object.hasOwn(motionFields, name);

/**
 * The `animation` of a text layer, with flat fields laid over it.
 * @returns undefined where it has none, or has none any more.
 * @throws EditError for parameters without a type.
 */
export function withMotion(before: unknown, flat: Fields): unknown {
  const { animationType: type, ...others } = flat;
  if (type === undefined && Object.keys(others).length === 0) return before;
  if (type === NONE) return undefined;
  const old = isFields(before) ? before : {};
  const motion = isFields(old.animation) ? old.animation : typeof old.type === "string" ? old : null;
  if (type === undefined && !motion) {
    const [name = ""] = Object.keys(others);
    throw new EditError(
      `input.${name}: there is no animation yet; give animationType too, one of ${textAnimations.ids.join(", ")}.`,
    );
  }
  const parameters = Object.fromEntries(
    Object.entries(others).map(([name, value]) => [parameterOf.get(name) ?? name, value]),
  );
  const change = { ...(type === undefined ? {} : { type, enabled: true }), ...parameters };
  if (!motion || motion === old) return mergeFields(old, change);
  return { ...old, mode: "animated", animation: mergeFields(motion, change) };
}
