"use client";

import type { z } from "zod";
import { SchemaField } from "@/components/inspector/schema-field";
import { isFields } from "@/lib/poster/document/merge-fields";
import { fieldsOf, objectOf, wordsOf } from "@/lib/schema/fields";
import { FIELD_HINTS } from "./field-hints";

/** What fields of an object are given: each change is that of one field, with the objects around it. */
export interface NestedProps {
  readonly schema: z.ZodObject;
  readonly value: unknown;
  /** Names of fields that are shown otherwise, or not at all. */
  readonly skip?: readonly string[];
  readonly disabled?: boolean;
  readonly swatches?: readonly string[];
  readonly onChange: (change: Readonly<Record<string, unknown>>) => void;
  readonly onLive: (change: Readonly<Record<string, unknown>>) => void;
  readonly onSettle: () => void;
}

/** The fields of an object's schema; objects in it have a heading of their own. */
export function NestedFields(props: NestedProps) {
  const { schema, skip = [], onChange, onLive, onSettle } = props;
  const values = isFields(props.value) ? props.value : {};
  return fieldsOf(schema)
    .filter(({ name }) => !skip.includes(name))
    .map((field) => {
      const { name } = field;
      const inner = field.kind === "other" ? objectOf(schema.shape[name] as z.ZodType) : null;
      if (inner) {
        return (
          <fieldset key={name} className="grid grid-cols-[minmax(0,1fr)] gap-2 border-l border-line pl-2">
            <legend className="mb-1 text-xs">{wordsOf(name)}</legend>
            <NestedFields
              {...props}
              schema={inner}
              value={values[name]}
              skip={[]}
              onChange={(change) => onChange({ [name]: change })}
              onLive={(change) => onLive({ [name]: change })}
            />
          </fieldset>
        );
      }
      return (
        <SchemaField
          key={name}
          field={field}
          value={values[name]}
          hint={FIELD_HINTS[name]}
          disabled={props.disabled}
          swatches={props.swatches}
          onChange={(value) => onChange({ [name]: value })}
          onLive={(value) => onLive({ [name]: value })}
          onSettle={onSettle}
        />
      );
    });
}
