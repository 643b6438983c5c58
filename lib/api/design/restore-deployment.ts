import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { publishedSite } from "@/lib/publish/published-site";
import { projectIdField } from "@/lib/publish/sent-publication";

/** POST /projects/{id}/deployments/{deploymentId}/restore: shows an earlier state of a site again. */
export const restoreDeploymentEndpoint = defineEndpoint({
  id: "restore-deployment",
  method: "POST",
  path: "/api/v1/design/projects/{id}/deployments/{deploymentId}/restore",
  surface: "design",
  summary: "Restore an earlier deployment of a site",
  description: "Visitors see it at once. What was shown before stays among the deployments.",
  access: "signed-in",
  rateClass: "publish",
  params: z.object({
    id: projectIdField,
    deploymentId: z.string().min(1).max(100).describe("The deployment to show, of this site."),
  }),
  replies: { 200: { description: "The site, which shows this deployment now.", schema: publishedSite } },
  errors: ["INVALID_REQUEST", "FORBIDDEN", "NOT_FOUND", "CONFLICT", "UPSTREAM_FAILED"],
  cacheControl: "no-store",
});
