import { z } from "zod";
import type { EffectDefinition } from "../draw/define-effect";
import { effects } from "../effects/registry";
import { entryTag, registryId } from "./registry-id";
import { taggedUnion } from "./tagged-union";

const ID = "An effect of /effects.";
const enabled = z.boolean().default(true).describe("Whether the effect is drawn.");

/** Effects that share a settings key and its schema; most families are one group. */
interface Group {
  readonly settingsType: string;
  readonly settings: z.ZodType;
  readonly entries: readonly EffectDefinition[];
}

const groups: readonly Group[] = [...new Set(effects.entries.map((entry) => entry.schema))].map((schema) => {
  const entries = effects.entries.filter((entry) => entry.schema === schema);
  const settingsType = entries[0]?.settingsType ?? "";
  const isFamily = effects.entries.every(
    (entry) => entry.settingsType !== settingsType || entry.schema === schema,
  );
  const name = pascal(isFamily ? settingsType : (entries[0]?.id ?? ""));
  // Named, so that the published schema refers to settings instead of repeating them.
  return { settingsType, entries, settings: schema.meta({ ...schema.meta(), id: `${name}Settings` }) };
});

function pascal(id: string): string {
  return id.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** What is known of each settings key before an effect is chosen: its schema, or that it is an object where effects differ. */
const anySettings: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  groups.map(({ settingsType }) => {
    const [only, other] = groups.filter((group) => group.settingsType === settingsType);
    return [settingsType, (only && !other ? only.settings : z.looseObject({})).optional()];
  }),
);

/** The one effect over the poster. Its settings stand under the key that its entry of /effects names as settingsType. */
export const effect = taggedUnion(
  "effectId",
  groups.map(({ entries, settingsType, settings }) =>
    z.looseObject({
      effectId: entryTag(effects, entries).describe(ID),
      enabled,
      ...anySettings,
      [settingsType]: settings.optional(),
    }),
  ),
  z.looseObject({ effectId: registryId(effects, "effect ID").describe(ID), enabled, ...anySettings }),
);
