import { getOpenApi } from "@/lib/api/design/get-openapi";
import { openApiDocument } from "@/lib/api/openapi";
import { endpoints } from "@/lib/api/registry";
import { serve } from "@/lib/http/route";
import packageJson from "@/package.json";

/** The OpenAPI document. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: getOpenApi,
  handle: ({ origin }) => ({ json: openApiDocument(endpoints, { origin, version: packageJson.version }) }),
});
