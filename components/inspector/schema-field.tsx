"use client";

import { PanelField } from "@/components/design/panel-field";
import { type Field, stepOf, wordsOf } from "@/lib/schema/fields";
import { ChoiceField } from "./choice-field";
import { ColorField } from "./color-field";
import { ColorsField } from "./colors-field";
import { NumberField } from "./number-field";
import { SwitchField } from "./switch-field";

/** How a field is shown, where its schema does not say. */
export interface FieldHint {
  readonly label?: string;
  /** The useful part of a wide range. */
  readonly slider?: readonly [from: number, to: number];
  readonly step?: number;
  readonly lines?: number;
}

/** Widest range that is a slider without being told so: in a wider one a pixel of it is a leap. */
const SLIDER_RANGE = 120;

/** What is shown for a colour that is not set. */
const NO_COLOR = "#000000";

/** The control of a field, chosen by its kind; nothing for one that has none. */
export function SchemaField(props: {
  readonly field: Field;
  readonly value: unknown;
  readonly hint?: FieldHint | undefined;
  readonly swatches?: readonly string[] | undefined;
  readonly disabled?: boolean | undefined;
  readonly onChange: (value: unknown) => void;
  readonly onLive?: ((value: unknown) => void) | undefined;
  readonly onSettle?: (() => void) | undefined;
}) {
  const { field, hint = {}, disabled, onChange, onLive, onSettle, swatches } = props;
  const value = props.value ?? field.default;
  const shared = {
    label: hint.label ?? field.label,
    description: field.description,
    disabled,
    onChange,
    onLive,
    onSettle,
  };
  switch (field.kind) {
    case "number": {
      const { min, max } = field;
      const slider = hint.slider ?? (max - min <= SLIDER_RANGE ? ([min, max] as const) : undefined);
      const fallback = typeof field.default === "number" ? field.default : undefined;
      const now = typeof value === "number" ? value : (fallback ?? Math.max(min, 0));
      const step = hint.step ?? (slider && field.step !== 1 ? stepOf(...slider) : field.step);
      return <NumberField {...shared} {...{ min, max, step, slider, fallback }} value={now} />;
    }
    case "choice": {
      const options = field.values.map((each) => ({ value: each, label: wordsOf(each) }));
      const isSet = typeof value === "string" && field.values.includes(value);
      const none = isSet ? [] : [{ value: "", label: "Default" }];
      return (
        <ChoiceField
          {...shared}
          value={isSet ? value : ""}
          options={[...none, ...options]}
          onChange={(next) => next && onChange(next)}
        />
      );
    }
    case "switch":
      return <SwitchField {...shared} value={value === true} />;
    case "color": {
      const fallback = typeof field.default === "string" ? field.default : undefined;
      const now = typeof value === "string" ? value : (fallback ?? NO_COLOR);
      return <ColorField {...shared} {...(swatches ? { swatches } : {})} value={now} fallback={fallback} />;
    }
    case "colors":
      return (
        <ColorsField
          {...shared}
          value={Array.isArray(value) ? value.map(String) : []}
          min={field.min}
          max={field.max}
        />
      );
    case "text": {
      const lines = hint.lines ?? 1;
      return (
        <PanelField
          label={shared.label}
          value={String(value ?? "")}
          disabled={disabled ?? false}
          lines={lines}
          multiline={lines > 1}
          onCommit={onChange}
        />
      );
    }
    default:
      return null;
  }
}
