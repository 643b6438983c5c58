import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { LAYER_TYPES } from "@/lib/poster/schema/layers/layer";

/** GET /schema: the poster state, or one layer type, as JSON Schema. */
export const getSchema = defineEndpoint({
  id: "get-schema",
  method: "GET",
  path: "/api/v1/schema",
  surface: "poster",
  summary: "The poster state as JSON Schema, draft 2020-12",
  description: "Without type the whole state, titled LayerAppState; with type the schema of that layer type.",
  rateClass: "discovery",
  query: z.object({ type: z.enum(LAYER_TYPES).optional().describe("Narrows the answer to one layer type.") }),
  replies: {
    200: {
      description: "A JSON Schema that holds everything it refers to.",
      schema: z.looseObject({
        $schema: z.literal("https://json-schema.org/draft/2020-12/schema").describe("The dialect."),
        title: z.string().describe("What it describes."),
        type: z.literal("object").describe("States and layers are objects."),
      }),
    },
  },
  errors: ["INVALID_REQUEST"],
  cacheControl: "public, max-age=300",
});
