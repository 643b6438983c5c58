"use client";

import type { z } from "zod";
import { SchemaField } from "@/components/inspector/schema-field";
import type { PosterLayer } from "@/lib/poster/document/layer-tree";
import { isFields } from "@/lib/poster/document/merge-fields";
import { baseLayerShape } from "@/lib/poster/schema/layers/base";
import { LAYER_SCHEMAS, type LayerType } from "@/lib/poster/schema/layers/layer";
import { typeOfKind } from "@/lib/poster/tools/layer-fields";
import { type Field, fieldOf, fieldsOf } from "@/lib/schema/fields";
import { colorsOf } from "./colors-of";
import { usePosterEditor } from "./editor-context";
import { FIELD_HINTS, SHOWN_WHEN } from "./field-hints";
import { Section } from "./section";
import { type LayerChange, SPECIAL_FIELDS } from "./special-fields";

const TITLES: Readonly<Record<LayerType, string>> = {
  text: "Text",
  image: "Picture",
  video: "Video",
  "3d": "3D object",
  shape: "Shape",
  background: "Background",
  group: "Group",
};

/** Fields of every layer that stand under a heading of their own, or in the list of layers. */
const LOOK = ["blendMode", "flipX", "flipY"] as const;
const TRANSFORM = fieldsOf(baseLayerShape.transform).filter(({ kind }) => kind === "number");
const LOOK_FIELDS = LOOK.map((name) => fieldOf(name, baseLayerShape[name]));

/** All fields of a layer that count for it, computed from the schema of its type. */
export function LayerFields({ layer }: { readonly layer: PosterLayer }) {
  const { store, edit, live, settle } = usePosterEditor();
  const layerId = String(layer.id);
  const kind = String(layer.type);
  const type = typeOfKind(kind);
  // A shape kind as a type says which shape it is.
  const shown: PosterLayer = type === kind ? layer : { ...layer, type, shape: kind };
  const shape: Readonly<Record<string, z.ZodType>> = LAYER_SCHEMAS[type].shape;
  const disabled = layer.locked === true;
  const swatches = colorsOf(store.state);
  const change: LayerChange = {
    set: (fields) => void edit("update_layer", { layerId, ...fields }),
    live: (fields) => live("Change layer", "update_layer", { layerId, ...fields }),
    settle,
  };
  const own = Object.keys(shape).filter(
    (name) =>
      !Object.hasOwn(baseLayerShape, name) &&
      name !== "children" &&
      (SHOWN_WHEN[type]?.[name]?.(shown) ?? true),
  );
  const plain = (field: Field, value: unknown) => (
    <SchemaField
      key={field.name}
      field={field}
      value={value}
      hint={FIELD_HINTS[field.name]}
      swatches={swatches}
      disabled={disabled}
      onChange={(next) => change.set({ [field.name]: next })}
      onLive={(next) => change.live({ [field.name]: next })}
      onSettle={settle}
    />
  );
  const transform = isFields(layer.transform) ? layer.transform : {};
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {disabled && (
        <p className="text-xs text-quiet">This layer is locked. Unlock it in the list to change it.</p>
      )}
      <Section title={TITLES[type]}>
        {own.map((name) => {
          const Special = Object.hasOwn(SPECIAL_FIELDS, name) ? SPECIAL_FIELDS[name] : undefined;
          const field = fieldOf(name, shape[name] as z.ZodType);
          if (!Special) return plain(field, shown[name]);
          return (
            <Special
              key={name}
              {...{ field, change, disabled, swatches }}
              layer={shown}
              value={shown[name]}
            />
          );
        })}
      </Section>
      {type !== "background" && (
        <Section title="Place">{TRANSFORM.map((field) => plain(field, transform[field.name]))}</Section>
      )}
      <Section title="Look">
        {type === "background" &&
          plain(fieldOf("opacity", baseLayerShape.transform.shape.opacity), transform.opacity)}
        {LOOK_FIELDS.map((field) => plain(field, layer[field.name]))}
      </Section>
    </div>
  );
}
