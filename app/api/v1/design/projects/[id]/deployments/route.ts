import { listDeploymentsEndpoint } from "@/lib/api/design/list-deployments";
import { serve } from "@/lib/auth/serve";
import { listSiteDeployments } from "@/lib/publish/manage-sites";

/** The deployments of a site that can be restored. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listDeploymentsEndpoint,
  async handle({ caller, origin, params }) {
    return { json: await listSiteDeployments(caller, params.id, origin) };
  },
});
