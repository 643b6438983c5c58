import { restoreDeploymentEndpoint } from "@/lib/api/design/restore-deployment";
import { serve } from "@/lib/auth/serve";
import { restoreDeployment } from "@/lib/publish/manage-sites";

/** Shows an earlier deployment of a site again. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: restoreDeploymentEndpoint,
  async handle({ caller, origin, params }) {
    return { json: await restoreDeployment(caller, params.id, params.deploymentId, origin) };
  },
});
