import { getPublishStatus } from "@/lib/api/design/get-publish-status";
import { publishSiteEndpoint } from "@/lib/api/design/publish-site";
import { serve } from "@/lib/auth/serve";
import { readPublishStatus } from "@/lib/publish/manage-sites";
import { publishSite } from "@/lib/publish/publish-site";

/** Publishes a site, and tells how far it is. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve(
  {
    endpoint: publishSiteEndpoint,
    async handle({ caller, person, origin, body }) {
      return { json: await publishSite({ caller, person, origin }, body) };
    },
  },
  {
    endpoint: getPublishStatus,
    async handle({ caller, origin, query }) {
      return { json: await readPublishStatus(caller, query.projectId, origin) };
    },
  },
);
