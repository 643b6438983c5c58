"use client";

import type { z } from "zod";
import { ChoiceField } from "@/components/inspector/choice-field";
import { isFields } from "@/lib/poster/document/merge-fields";
import { modelSettings } from "@/lib/poster/schema/layers/model-settings";
import { shapeLayer } from "@/lib/poster/schema/layers/shape";
import { shaders } from "@/lib/poster/shaders/registry";
import { objectOf } from "@/lib/schema/fields";
import { FillField } from "./fill-field";
import { NestedFields } from "./nested-fields";
import { PresetChips } from "./preset-chips";
import type { SpecialProps } from "./special-fields";

const STYLE = objectOf(shapeLayer.shape.style);

/** Fill and outline of a shape. */
export function StyleField(props: SpecialProps) {
  const { value, change, disabled, swatches, layer } = props;
  const style = isFields(value) ? value : {};
  const inside = {
    set: (fields: object) => change.set({ style: fields }),
    live: (fields: object) => change.live({ style: fields }),
    settle: change.settle,
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {layer.shape !== "line" && <FillField {...props} value={style.fill} change={inside} mayBeNone />}
      {STYLE && (
        <NestedFields
          schema={STYLE}
          value={style}
          skip={["fill", "strokeDash"]}
          disabled={disabled}
          swatches={swatches}
          onChange={inside.set}
          onLive={inside.live}
          onSettle={change.settle}
        />
      )}
    </div>
  );
}

/** Fields of a 3D object that count for what it is made of. */
const SOURCES: Readonly<Record<string, string>> = {
  modelUrl: "model",
  svgUrl: "svg",
  svg: "svg",
  shape: "shape",
};

/** A 3D object. */
export function ModelField({ value, change, disabled, swatches }: SpecialProps) {
  const settings = isFields(value) ? value : {};
  const source = String(settings.inputType ?? "shape");
  return (
    <NestedFields
      schema={modelSettings}
      value={settings}
      skip={Object.keys(SOURCES).filter((name) => SOURCES[name] !== source)}
      disabled={disabled}
      swatches={swatches}
      onChange={(fields) => change.set({ settings: fields })}
      onLive={(fields) => change.live({ settings: fields })}
      onSettle={change.settle}
    />
  );
}

const SHADERS = shaders.entries.map(({ id, name }) => ({ value: id, label: name }));

/** A procedural background. */
export function ShaderField({ value, change, disabled, swatches }: SpecialProps) {
  const given = isFields(value) ? value : {};
  const entry = shaders.get(String(given.shaderType)) ?? shaders.entries[0];
  if (!entry) return null;
  const input = (settings: unknown) => ({ shader: { shaderType: entry.id, settings } });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <ChoiceField
        label="Shader"
        value={entry.id}
        disabled={disabled}
        options={SHADERS}
        onChange={(shaderType) => change.set({ shader: { shaderType, settings: {} } })}
      />
      <PresetChips
        label={`Presets of ${entry.name}`}
        presets={entry.presets}
        onTake={(wanted) => {
          const preset = entry.presets.find(({ id }) => id === wanted);
          if (preset && !disabled) change.set(input(preset.settings));
        }}
      />
      <NestedFields
        schema={entry.schema as z.ZodObject}
        value={given.settings}
        disabled={disabled}
        swatches={swatches}
        onChange={(fields) => change.set(input(fields))}
        onLive={(fields) => change.live(input(fields))}
        onSettle={change.settle}
      />
    </div>
  );
}
