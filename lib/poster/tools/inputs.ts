import { z } from "zod";
import { layerId as storedId } from "../schema/layers/base";

/** The id of a layer. */
export const layerId = storedId.describe("Id of a layer, as list_layers answers it.");

/** Ids of layers. */
export const layerIds = z
  .array(storedId)
  .min(1)
  .max(200)
  .describe("Ids of layers, as list_layers answers them.");

/** Where a layer goes: a group, or the top. */
export const parentId = storedId.nullable().describe("Id of the group that it goes into; null for none.");

/** A place among siblings. */
export const index = z
  .int()
  .min(0)
  .max(200)
  .describe("Place among its siblings, 0 lowest; on top when absent.");

/** Words that a list is searched for. */
export const listWords = z
  .string()
  .max(100)
  .describe("Words that must all occur in its id, name or description.");

/** The name of a preset. */
export const presetName = z.string().max(100);
