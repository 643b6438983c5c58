import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { MAX_LISTED_SITES } from "@/lib/publish/manage-sites";
import { projectWire } from "@/lib/publish/published-site";

/** GET /projects: the caller's sites. */
export const listProjectsEndpoint = defineEndpoint({
  id: "list-projects",
  method: "GET",
  path: "/api/v1/design/projects",
  surface: "design",
  summary: "List your published sites",
  access: "signed-in",
  rateClass: "publish",
  replies: {
    200: {
      description: `Your sites, the last changed first; ${MAX_LISTED_SITES} at most.`,
      schema: z.strictObject({
        projects: z
          .array(projectWire)
          .describe("The sites. Addresses and status are null before the first success."),
        total: z.int().describe("How many you have in all."),
      }),
    },
  },
  errors: [],
  cacheControl: "no-store",
});
