import type { Endpoint, Reply } from "@/lib/http/endpoint";
import { ERROR_STATUS, type ErrorCode } from "@/lib/http/error-codes";
import { possibleErrors } from "@/lib/http/possible-errors";
import { RATE_CLASSES } from "@/lib/http/rate-limit/rate-classes";
import type { JsonSchema } from "@/lib/schema/json-schema";
import { ACCESS_NOTES } from "./access-notes";
import type { SchemaPool } from "./schema-pool";

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });

const REPLY_HEADERS = Object.fromEntries(
  ["X-Request-Id", "RateLimit-Policy", "RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"].map(
    (name) => [name, ref("headers", name)],
  ),
);

/** The OpenAPI operation of one endpoint; named schemas go into the pool. */
export function openApiOperation(endpoint: Endpoint, pool: SchemaPool): JsonSchema {
  const { id, surface, summary, description, rateClass, access = "public" } = endpoint;
  const { requests, windowSeconds } = RATE_CLASSES[rateClass];
  const limit = `Limited to ${requests} requests in ${windowSeconds} seconds per address, together with the other ${rateClass} endpoints.`;
  const parameters = [...pathParameters(endpoint, pool), ...queryParameters(endpoint, pool)];
  const notes = [description, ACCESS_NOTES[access], limit].filter(Boolean);
  return {
    operationId: id,
    tags: [surface],
    summary,
    description: notes.join("\n\n"),
    ...(access === "public" ? {} : { security: SECURITY[access] }),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(endpoint.body || endpoint.upload ? { requestBody: requestBody(endpoint, pool) } : {}),
    responses: { ...replies(endpoint, pool), ...errors(endpoint) },
  };
}

const SECURITY = {
  anyone: [{ session: [] }, { shareToken: [] }],
  "signed-in": [{ session: [] }],
  paid: [{ session: [] }],
} as const;

function pathParameters({ path, params }: Endpoint, pool: SchemaPool): JsonSchema[] {
  const described = params ? (pool.publish(params, "input") as Properties) : {};
  return [...path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => {
    const { description, ...schema } = described.properties?.[name] ?? { type: "string" };
    return { name, in: "path", required: true, ...(description ? { description } : {}), schema };
  });
}

interface Properties {
  readonly properties?: Record<string, JsonSchema>;
  readonly required?: string[];
}

function queryParameters({ query }: Endpoint, pool: SchemaPool): JsonSchema[] {
  if (!query) return [];
  const { properties = {}, required = [] } = pool.publish(query, "input") as Properties;
  return Object.entries(properties).map(([name, { description, ...schema }]) => ({
    name,
    in: "query",
    required: required.includes(name),
    ...(description ? { description } : {}),
    schema,
  }));
}

function requestBody({ body, upload }: Endpoint, pool: SchemaPool): JsonSchema {
  const form = upload && {
    type: "object",
    required: ["file"],
    properties: { file: { type: "string", format: "binary", description: upload.description } },
  };
  return {
    required: !body?.isOptional,
    description: `At most ${upload?.maxBytes ?? body?.maxBytes} bytes.`,
    content: {
      ...(form ? { "multipart/form-data": { schema: form } } : {}),
      ...(body
        ? {
            "application/json": {
              schema: pool.publish(body.schema, "input"),
              ...(body.example === undefined ? {} : { example: body.example }),
            },
          }
        : {}),
    },
  };
}

function replies({ replies: byStatus }: Endpoint, pool: SchemaPool): Record<string, JsonSchema> {
  const contentOf = ({ schema, contentTypes = [] }: Reply) => ({
    ...(schema ? { "application/json": { schema: pool.publish(schema, "output") } } : {}),
    ...Object.fromEntries(contentTypes.map((type) => [type, {}])),
  });
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, reply]) => [
      status,
      { description: reply.description, headers: REPLY_HEADERS, content: contentOf(reply) },
    ]),
  );
}

/** One response per status, naming the codes that come with it. 405 belongs to other methods, so to no operation. */
function errors(endpoint: Endpoint): Record<string, JsonSchema> {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of possibleErrors(endpoint)) {
    if (code === "METHOD_NOT_ALLOWED") continue;
    const status = ERROR_STATUS[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [String(status), errorResponse(endpoint, status, codes)]),
  );
}

function errorResponse({ surface }: Endpoint, status: number, codes: readonly ErrorCode[]): JsonSchema {
  const schema =
    surface === "poster"
      ? { allOf: [ref("schemas", "PosterError"), { properties: { code: { enum: codes } } }] }
      : ref("schemas", "DesignError");
  const headers =
    status === 429 ? { ...REPLY_HEADERS, "Retry-After": ref("headers", "Retry-After") } : REPLY_HEADERS;
  return { description: codes.join(", "), headers, content: { "application/json": { schema } } };
}
