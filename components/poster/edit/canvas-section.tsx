"use client";

import { SchemaField } from "@/components/inspector/schema-field";
import { canvas } from "@/lib/poster/schema/canvas";
import { fieldsOf } from "@/lib/schema/fields";
import { usePosterEditor } from "./editor-context";
import { FIELD_HINTS } from "./field-hints";
import { Section } from "./section";

const FIELDS = fieldsOf(canvas);

/** Shape and ground of the poster. */
export function CanvasSection() {
  const { store, edit, live, settle } = usePosterEditor();
  const values: Readonly<Record<string, unknown>> = store.state.canvas;
  return (
    <Section title="Canvas">
      {FIELDS.map((field) => (
        <SchemaField
          key={field.name}
          field={field}
          value={values[field.name]}
          hint={field.kind === "choice" ? { label: "Shape" } : FIELD_HINTS[field.name]}
          onChange={(value) => void edit("set_canvas", { [field.name]: value })}
          onLive={(value) => live("Change canvas", "set_canvas", { [field.name]: value })}
          onSettle={settle}
        />
      ))}
    </Section>
  );
}
