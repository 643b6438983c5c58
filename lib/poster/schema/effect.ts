import { z } from "zod";
import type { EffectDefinition } from "../draw/define-effect";
import { effects } from "../effects/registry";
import { entryTag, registryId } from "./registry-id";
import { taggedUnion } from "./tagged-union";

const ID = "An effect of /effects.";
const enabled = z.boolean().default(true).describe("Whether the effect is drawn.");

/** Effects by the schema of their settings; most families share one. */
const groups = new Map<z.ZodType, EffectDefinition[]>();
for (const entry of effects.entries) groups.set(entry.schema, [...(groups.get(entry.schema) ?? []), entry]);

/** Names make the published schema refer to settings instead of repeating them. */
const named = new Map(
  [...groups].map(([schema, [first]]) => [
    schema,
    schema.meta({ ...schema.meta(), id: `${pascal(first?.id ?? "")}Settings` }) as z.ZodType,
  ]),
);

function pascal(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What is known of a settings key before an effect is chosen: its schema, or that it is an object where effects differ. */
const anySettings: Record<string, z.ZodType> = {};
for (const { settingsType } of effects.entries) {
  const schemas = new Set(
    effects.entries.filter((entry) => entry.settingsType === settingsType).map((entry) => entry.schema),
  );
  const [only] = schemas;
  const known = schemas.size === 1 && only ? named.get(only) : undefined;
  anySettings[settingsType] = (known ?? z.looseObject({})).optional();
}

const options = [...groups].map(([schema, entries]) =>
  z.looseObject({
    effectId: entryTag(effects, entries).describe(ID),
    enabled,
    ...anySettings,
    [entries[0]?.settingsType ?? ""]: (named.get(schema) ?? schema).optional(),
  }),
);

/** The one effect over the poster. Its settings stand under the key that its entry of /effects names as settingsType. */
export const effect = taggedUnion(
  "effectId",
  options,
  z.looseObject({ effectId: registryId(effects, "effect ID").describe(ID), enabled, ...anySettings }),
);
