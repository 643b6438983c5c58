import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { deploymentWire } from "@/lib/publish/published-site";
import { projectIdField } from "@/lib/publish/sent-publication";

/** GET /projects/{id}/deployments: what can be restored. */
export const listDeploymentsEndpoint = defineEndpoint({
  id: "list-deployments",
  method: "GET",
  path: "/api/v1/design/projects/{id}/deployments",
  surface: "design",
  summary: "List the kept deployments of a site",
  access: "signed-in",
  rateClass: "publish",
  params: z.object({ id: projectIdField }),
  replies: {
    200: {
      description: "The newest ten, newest first. Older ones are not kept.",
      schema: z.strictObject({
        deployments: z.array(deploymentWire).describe("The deployments."),
        total: z.int().describe("How many are listed."),
      }),
    },
  },
  errors: ["INVALID_REQUEST", "NOT_FOUND"],
  cacheControl: "no-store",
});
