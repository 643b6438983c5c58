import { z } from "zod";
import { counted } from "../../counted";
import { nodeAnimation } from "../animations/node-animation";
import { animationPresets } from "../animations/registry";
import { OperationError } from "../document/operation-error";
import { defineTool } from "./define-tool";
import { needNode, nodeId } from "./inputs";

/** A node holds so many; records refuse more. */
const MAX_ANIMATIONS = 20;

/** Makes things move. */
export const applyAnimationPlan = defineTool({
  kind: "write",
  name: "apply_animation_plan",
  label: "Animate",
  description:
    "Gives nodes animations, as one step: all of it, or nothing when one node is not there. Animate few things, and those alike: fade-up for headings, stagger-fade-up for a grid of cards.",
  input: z.strictObject({
    mode: z
      .enum(["replace", "append"])
      .default("replace")
      .describe("replace takes away what the named nodes had; append keeps it."),
    animations: z
      .array(nodeAnimation.extend({ nodeId }).strict())
      .min(1)
      .max(500)
      .describe("Which node moves how; a node may come more than once."),
  }),
  examples: [
    {
      when: "a hero and a grid",
      input: {
        mode: "replace",
        animations: [
          { nodeId: "n2", preset: "fade-up", trigger: "load" },
          { nodeId: "n9", preset: "stagger-fade-up", staggerMs: 100 },
        ],
      },
    },
  ],
  run(draft, { mode, animations }) {
    const plans = new Map<string, object[]>();
    for (const { nodeId: id, ...animation } of animations) {
      const before = mode === "append" ? (needNode(draft, id).animations ?? []) : [];
      const { type } = needNode(draft, id);
      const staggerMs =
        animation.staggerMs ?? animationPresets.get(animation.preset)?.defaults.staggerMs ?? 0;
      if (staggerMs > 0 && draft.childrenOf(id).length === 0)
        throw new OperationError(
          "not-possible",
          `"${id}" is a ${type} without children, so nothing in it comes one after the other; use fade-up, or name its parent.`,
          { id },
        );
      plans.set(id, [...(plans.get(id) ?? before), animation]);
    }
    for (const [id, plan] of plans) {
      if (plan.length > MAX_ANIMATIONS)
        throw new OperationError(
          "limit",
          `"${id}" would have ${plan.length} animations; ${MAX_ANIMATIONS} is the most.`,
          {
            id,
          },
        );
      draft.update(id, { animations: plan });
    }
    return { message: `Animated ${counted(plans.size, "node")}.`, data: { nodeIds: [...plans.keys()] } };
  },
});
