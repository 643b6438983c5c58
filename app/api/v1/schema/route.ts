import { getSchema } from "@/lib/api/poster/get-schema";
import { serve } from "@/lib/http/route";
import { publishedSchema } from "@/lib/poster/schema/published-schema";

/** The poster state as JSON Schema. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: getSchema,
  handle: ({ query }) => ({ json: publishedSchema(query.type) }),
});
