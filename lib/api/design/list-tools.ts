import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";

/** GET /tools: every tool that a session can run. */
export const listToolsEndpoint = defineEndpoint({
  id: "list-tools",
  method: "GET",
  path: "/api/v1/design/tools",
  surface: "design",
  summary: "The design tools",
  description: "In the form in which models are given tools.",
  rateClass: "discovery",
  replies: {
    200: {
      description: "Every tool.",
      schema: z.strictObject({
        total: z.int().min(0).describe("How many there are."),
        tools: z
          .array(
            z.strictObject({
              name: z.string().describe("What `execute` calls it."),
              description: z.string().describe("What it does, when to use it, and what it answers."),
              input_schema: z.record(z.string(), z.unknown()).describe("Its input, as JSON Schema 2020-12."),
            }),
          )
          .describe("The tools, in the order of the documentation."),
      }),
    },
  },
  errors: [],
  cacheControl: "public, max-age=300",
});
