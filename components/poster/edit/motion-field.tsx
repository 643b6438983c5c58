"use client";

import { ChoiceField } from "@/components/inspector/choice-field";
import { isFields } from "@/lib/poster/document/merge-fields";
import { textAnimations } from "@/lib/poster/text-animations/registry";
import { NestedFields } from "./nested-fields";
import type { SpecialProps } from "./special-fields";

const OPTIONS = [
  { value: "", label: "None" },
  ...textAnimations.entries.map(({ id, name }) => ({ value: id, label: name })),
];

/** How the letters of a text move. */
export function MotionField({ value, change, disabled }: SpecialProps) {
  const given = isFields(value) ? value : {};
  const isNested = isFields(given.animation);
  const motion = isFields(given.animation) ? given.animation : given;
  const entry = typeof motion.type === "string" ? textAnimations.get(motion.type) : undefined;
  /** The change where the motion stands: side by side with the mode, or inside. */
  const placed = (fields: Readonly<Record<string, unknown>>) => {
    const whole = { ...motion, ...fields };
    return { animation: isNested ? { ...given, animation: whole } : whole };
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ChoiceField
        label="Animation"
        value={entry && given.mode !== "static" && motion.enabled !== false ? entry.id : ""}
        disabled={disabled}
        options={OPTIONS}
        onChange={(type) => change.set({ animationType: type || "none" })}
      />
      {entry && (
        <NestedFields
          schema={entry.schema}
          value={motion}
          disabled={disabled}
          onChange={(fields) => change.set(placed(fields))}
          onLive={(fields) => change.live(placed(fields))}
          onSettle={change.settle}
        />
      )}
    </div>
  );
}
