"use client";

import { ChoiceField } from "@/components/inspector/choice-field";
import { FONT_CATEGORIES } from "@/lib/poster/fonts/define-font";
import { fontFacts } from "@/lib/poster/fonts/font-facts";
import { fonts } from "@/lib/poster/fonts/registry";
import type { SpecialProps } from "./special-fields";

const FAMILIES = FONT_CATEGORIES.filter(({ id }) => id !== "fallback").flatMap(({ id, label: group }) =>
  fonts.entries
    .filter(({ category }) => category === id)
    .map(({ name }) => ({ value: name, label: name, group })),
);

const WEIGHTS: Readonly<Record<string, string>> = {
  100: "Thin",
  200: "Extra light",
  300: "Light",
  400: "Normal",
  500: "Medium",
  600: "Semibold",
  700: "Bold",
  800: "Extra bold",
  900: "Black",
};

const NAMED: Readonly<Record<string, string>> = {
  normal: "400",
  medium: "500",
  semibold: "600",
  bold: "700",
};

/** The family of a text. */
export function FontField({ field, value, change, disabled }: SpecialProps) {
  const family = String(value ?? field.default);
  const isKnown = FAMILIES.some((option) => option.value === family);
  return (
    <ChoiceField
      label="Font"
      description={field.description}
      value={family}
      disabled={disabled}
      options={isKnown ? FAMILIES : [{ value: family, label: `${family} (not here)` }, ...FAMILIES]}
      onChange={(fontFamily) => change.set({ fontFamily })}
    />
  );
}

/** The weight of a text: those that its family has, or is drawn in between. */
export function WeightField({ field, layer, value, change, disabled }: SpecialProps) {
  const given = String(value ?? field.default);
  const weight = NAMED[given] ?? given;
  const entry = fonts.entries.find(({ name }) => name === (layer.fontFamily ?? "DM Sans"));
  const facts = entry ? fontFacts(entry.id) : undefined;
  const [least = 100, most = 900] = facts ? [Math.min(...facts.weights), Math.max(...facts.weights)] : [];
  const has = (each: number) =>
    facts?.variable ? each >= least && each <= most : (facts?.weights.includes(each) ?? true);
  const options = Object.entries(WEIGHTS)
    .filter(([each]) => has(Number(each)) || each === weight)
    .map(([each, label]) => ({ value: each, label }));
  const isNamed = options.some((option) => option.value === weight);
  return (
    <ChoiceField
      label="Weight"
      description={field.description}
      value={weight}
      disabled={disabled}
      options={isNamed ? options : [{ value: weight, label: weight }, ...options]}
      onChange={(fontWeight) => change.set({ fontWeight })}
    />
  );
}
