import { listProjectsEndpoint } from "@/lib/api/design/list-projects";
import { serve } from "@/lib/auth/serve";
import { listSites } from "@/lib/publish/manage-sites";

/** The caller's published sites. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listProjectsEndpoint,
  async handle({ caller, origin }) {
    return { json: await listSites(caller, origin) };
  },
});
