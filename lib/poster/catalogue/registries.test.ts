import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import type { z } from "zod";
import type { Registry, RegistryEntry } from "@/lib/schema/define-registry";
import { entryFolder } from "@/lib/schema/entry-folder";
import type { Preset } from "../draw/define-effect";
import { effects } from "../effects/registry";
import { fonts } from "../fonts/registry";
import { materials } from "../materials/registry";
import { palettes } from "../palettes/registry";
import { postProcesses } from "../post/registry";
import { shaders } from "../shaders/registry";
import { textAnimations } from "../text-animations/registry";
import { settingsSchema } from "./settings-schema";

/** An entry with settings, as far as these tests look at it. */
interface Configurable extends RegistryEntry {
  readonly schema: z.ZodType;
  readonly presets: readonly Preset<unknown>[];
}

/** Every registry of the poster; `folder` where each entry has a file or folder of its own. */
const registries: readonly {
  readonly registry: Registry<RegistryEntry>;
  readonly folder?: string;
  readonly minPresets?: number;
}[] = [
  { registry: effects, folder: "effects", minPresets: 3 },
  { registry: postProcesses, folder: "post", minPresets: 3 },
  { registry: shaders, folder: "shaders", minPresets: 3 },
  { registry: textAnimations, folder: "text-animations", minPresets: 3 },
  { registry: fonts, folder: "fonts" },
  { registry: palettes, folder: "palettes" },
  { registry: materials },
];

/** Files and folders that define an entry: folders with an index.ts, and files whose default export is a definition. */
async function entriesOnDisk(folder: string): Promise<string[]> {
  const root = fileURLToPath(new URL(`../${folder}/`, import.meta.url));
  const found: string[] = [];
  for (const item of readdirSync(root, { withFileTypes: true })) {
    if (item.isDirectory()) {
      if (readdirSync(`${root}${item.name}`).includes("index.ts")) found.push(item.name);
    } else if (item.name.endsWith(".ts") && !/\.(?:test|gen)\.ts$/.test(item.name)) {
      const module: { default?: { id?: unknown } } = await import(`${root}${item.name}`);
      if (typeof module.default?.id === "string") found.push(item.name.slice(0, -3));
    }
  }
  return found.sort();
}

const configurable = (entry: RegistryEntry): entry is Configurable => "schema" in entry && "presets" in entry;

describe.each(registries)("the registry of $registry.kind", ({ registry, folder, minPresets }) => {
  it("has unique ids, and describes every entry", () => {
    expect(registry.entries.length).toBeGreaterThan(0);
    expect(new Set(registry.ids).size).toBe(registry.entries.length);
    for (const entry of registry.entries) {
      expect(entry.id).toMatch(/^[a-z][A-Za-z0-9-]*$/);
      expect(entry.name.trim()).not.toBe("");
      expect(entry.description, entry.id).toMatch(/^.{10,}$/s);
    }
    expect(registry.get("constructor")).toBeUndefined();
    expect(registry.has("__proto__")).toBe(false);
  });

  it.runIf(folder !== undefined)("lists what is on disk", async () => {
    expect(registry.ids.map(entryFolder).sort()).toEqual(await entriesOnDisk(folder ?? ""));
  });

  it.runIf(minPresets !== undefined)("finds the drawing of every entry in its folder", async () => {
    const file = folder === "text-animations" ? "move" : "draw";
    for (const id of registry.ids) {
      const { default: drawing } = await import(`../${folder}/${entryFolder(id)}/${file}.ts`);
      expect(typeof (file === "move" ? drawing : drawing.draw), id).toBe("function");
    }
  });

  it.runIf(minPresets !== undefined)("has presets that parse, enough of them, each unlike the others", () => {
    for (const entry of registry.entries) {
      if (!configurable(entry)) throw new Error(`${entry.id} has no settings`);
      expect(entry.presets.length, entry.id).toBeGreaterThanOrEqual(minPresets ?? 0);
      expect(new Set(entry.presets.map((preset) => preset.id)).size).toBe(entry.presets.length);
      const looks = entry.presets.map((preset) => JSON.stringify(entry.schema.parse(preset.settings)));
      expect(new Set(looks).size, `presets of ${entry.id} that look the same`).toBe(looks.length);
    }
  });

  it.runIf(minPresets !== undefined)(
    "fills every setting from nothing, and publishes range, default and description",
    () => {
      for (const entry of registry.entries) {
        if (!configurable(entry)) throw new Error(`${entry.id} has no settings`);
        const defaults = entry.schema.parse({}) as Record<string, unknown>;
        expect(JSON.parse(JSON.stringify(defaults))).toEqual(defaults);
        const { properties = {}, required = [] } = settingsSchema(entry.schema) as {
          properties?: Record<
            string,
            { description?: string; type?: string; minimum?: number; maximum?: number }
          >;
          required?: string[];
        };
        expect(required).toEqual([]);
        for (const [name, field] of Object.entries(properties)) {
          expect(field.description, `${entry.id}.${name}`).toBeTruthy();
          if (field.type !== "number" && field.type !== "integer") continue;
          expect(field.minimum, `${entry.id}.${name} has a least value`).toBeTypeOf("number");
          expect(field.maximum, `${entry.id}.${name} has a greatest value`).toBeTypeOf("number");
        }
      }
    },
  );
});
