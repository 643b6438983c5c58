import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { projectIdField } from "@/lib/publish/sent-publication";

/** DELETE /projects/{id}: takes a site off the web. */
export const unpublishSiteEndpoint = defineEndpoint({
  id: "unpublish-site",
  method: "DELETE",
  path: "/api/v1/design/projects/{id}",
  surface: "design",
  summary: "Unpublish a site",
  description: "Removes the site with all its deployments. Its name is then free for everybody.",
  access: "signed-in",
  rateClass: "publish",
  params: z.object({ id: projectIdField }),
  replies: {
    200: {
      description: "The site is gone.",
      schema: z.strictObject({ success: z.literal(true).describe("Always true.") }),
    },
  },
  errors: ["INVALID_REQUEST", "FORBIDDEN", "NOT_FOUND", "UPSTREAM_FAILED"],
  cacheControl: "no-store",
});
