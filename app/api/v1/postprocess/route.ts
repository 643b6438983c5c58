import { listPostProcesses } from "@/lib/api/poster/list-post-processes";
import { serve } from "@/lib/http/route";
import { listCatalogue } from "@/lib/poster/catalogue/catalogue";
import { postProcessCatalogue } from "@/lib/poster/catalogue/post-process-catalogue";
import { POST_PROCESS_PRESETS } from "@/lib/poster/catalogue/post-process-presets";

/** The post-processes, and stacks of several. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: listPostProcesses,
  handle({ query }) {
    const { entries, ...listing } = listCatalogue(postProcessCatalogue(), query);
    return { json: { ...listing, postProcesses: entries, presets: POST_PROCESS_PRESETS } };
  },
});
