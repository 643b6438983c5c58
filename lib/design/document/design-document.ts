import { z } from "zod";
import type { DesignRecord } from "../schema/records";
import { storedRecord } from "../schema/records";
import { type DesignTheme, designTheme } from "../schema/theme";
import { themePresets } from "../themes/registry";

/** What a design has beside its records. */
export interface DesignMeta {
  readonly name: string;
  readonly theme: DesignTheme;
}

/** What operations may ask a design. Children are in order; ids that are not there have none. */
export interface DesignReader {
  readonly meta: DesignMeta;
  get(id: string): DesignRecord | undefined;
  /** Ids of the records in a parent; of the artboards for null. */
  childrenOf(parentId: string | null): readonly string[];
  /** How many records there are. */
  readonly size: number;
}

/** A design as it is kept in a document's content. Fields that this version does not know are kept. */
export const storedDesign = z.looseObject({
  name: z.string().min(1).max(200),
  theme: designTheme,
  artboards: z.array(storedRecord).describe("The pages, in order."),
  nodes: z.record(z.string(), storedRecord).describe("Everything on them, by id."),
});

/** A design as it is kept. */
export type StoredDesign = z.output<typeof storedDesign>;

/** An empty design. */
export function emptyDesign(name = "Untitled"): StoredDesign {
  const preset = themePresets.get("default");
  if (!preset) throw new Error("there is no default theme");
  return { name, theme: preset.theme, artboards: [], nodes: {} };
}
