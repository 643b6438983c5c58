import type { Endpoint } from "@/lib/http/endpoint";
import { ERROR_STATUS } from "@/lib/http/error-codes";
import type { JsonSchema } from "@/lib/schema/json-schema";
import { openApiOperation } from "./openapi-operation";
import { createSchemaPool } from "./schema-pool";

/** What the document says besides the endpoints. */
export interface OpenApiOptions {
  /** Public origin of this service. */
  readonly origin: string;
  /** Version of the software. */
  readonly version: string;
}

/** An OpenAPI 3.1 document of the given endpoints, computed from their contracts. */
export function openApiDocument(
  endpoints: readonly Endpoint[],
  { origin, version }: OpenApiOptions,
): JsonSchema {
  const pool = createSchemaPool();
  const paths: Record<string, JsonSchema> = {};
  for (const endpoint of endpoints) {
    const operation = openApiOperation(endpoint, pool);
    paths[endpoint.path] = { ...paths[endpoint.path], [endpoint.method.toLowerCase()]: operation };
  }
  const surfaces = new Set(endpoints.map(({ surface }) => surface));
  return {
    openapi: "3.1.1",
    info: {
      title: "Affiche",
      version,
      summary: "Posters and designs from structured data.",
      license: { name: "MIT", identifier: "MIT" },
    },
    servers: [{ url: origin }],
    tags: [...surfaces].map((name) => ({ name, description: SURFACES[name] })),
    paths,
    components: {
      schemas: { ...pool.named, ...ERROR_SCHEMAS },
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

const SURFACES = {
  poster: "States, links, pictures and catalogues of posters. Open to every page (CORS); no credentials.",
  design: "Design sessions and documents, and everything around them.",
} as const;

const message = { type: "string", description: "What went wrong, where, and what would be right." };

const ERROR_SCHEMAS = {
  PosterError: {
    type: "object",
    required: ["error", "code"],
    properties: {
      error: message,
      code: {
        type: "string",
        enum: Object.keys(ERROR_STATUS),
        description: "The kind of error, for programs.",
      },
    },
  },
  DesignError: { type: "object", required: ["error"], properties: { error: message } },
} as const;

const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "sb-affiche-auth-token",
    description:
      "The cookies of a person who has signed in with the browser; long sessions take several (.0, .1).",
  },
  shareToken: {
    type: "apiKey",
    in: "header",
    name: "X-Share-Token",
    description: "The token of a share link.",
  },
} as const;

const header = (description: string, type: "string" | "integer") => ({ description, schema: { type } });

const HEADERS = {
  "X-Request-Id": header("Names this request in reports of a problem.", "string"),
  "RateLimit-Policy": header("The limit and its window, as in `100;w=60`.", "string"),
  "RateLimit-Limit": header("Requests allowed in a window.", "integer"),
  "RateLimit-Remaining": header("Requests left in this window.", "integer"),
  "RateLimit-Reset": header("Seconds until the window ends.", "integer"),
  "Retry-After": header("Seconds after which to try again.", "integer"),
} as const;
