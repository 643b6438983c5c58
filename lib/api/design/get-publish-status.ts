import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { deploymentStatus } from "@/lib/publish/published-site";
import { projectIdField } from "@/lib/publish/sent-publication";

/** GET /publish: how far the newest deployment of a site is. */
export const getPublishStatus = defineEndpoint({
  id: "get-publish-status",
  method: "GET",
  path: "/api/v1/design/publish",
  surface: "design",
  summary: "Ask how far a published site is",
  description: "Tells of the deployment that was published or restored last.",
  access: "signed-in",
  rateClass: "publish",
  query: z.object({ projectId: projectIdField }),
  replies: {
    200: {
      description: "The deployment.",
      schema: z.strictObject({
        url: z.string().describe("Address of this one deployment, where it is hosted."),
        status: deploymentStatus,
        createdAt: z.iso.datetime().describe("When it was published, ISO 8601, UTC."),
      }),
    },
  },
  errors: ["INVALID_REQUEST", "NOT_FOUND", "UPSTREAM_FAILED"],
  cacheControl: "no-store",
});
