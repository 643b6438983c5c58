import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";

/** GET /openapi.json: every endpoint of both APIs, for programs. */
export const getOpenApi = defineEndpoint({
  id: "get-openapi",
  method: "GET",
  path: "/api/v1/design/openapi.json",
  surface: "design",
  summary: "Describe both APIs for programs",
  description:
    "An OpenAPI 3.1 document of the poster API and the design API, computed from what the routes serve.",
  rateClass: "discovery",
  replies: {
    200: {
      description: "The document.",
      schema: z.looseObject({
        openapi: z.string().describe("Version of the OpenAPI specification."),
        paths: z.record(z.string(), z.unknown()).describe("Every path with its operations."),
      }),
    },
  },
  errors: [],
  cacheControl: "public, max-age=3600",
});
