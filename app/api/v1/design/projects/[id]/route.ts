import { unpublishSiteEndpoint } from "@/lib/api/design/unpublish-site";
import { serve } from "@/lib/auth/serve";
import { unpublishSite } from "@/lib/publish/manage-sites";

/** Takes a site off the web. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: unpublishSiteEndpoint,
  async handle({ caller, params }) {
    await unpublishSite(caller, params.id);
    return { json: { success: true } };
  },
});
