import type { z } from "zod";
import type { ErrorCode } from "./error-codes";
import type { RateClass } from "./rate-limit/rate-classes";

/** Which half of the service an endpoint belongs to; decides the error envelope and CORS. */
export type Surface = "poster" | "design";

/** One possible successful answer. `schema` for JSON, `contentTypes` for bytes. */
export interface Reply {
  readonly description: string;
  readonly schema?: z.ZodType;
  readonly contentTypes?: readonly string[];
}

/** The contract of an endpoint: what it serves, to whom, within which limits. Documentation is computed from it. */
export interface Endpoint<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  /** verb-noun, the contract's file name and OpenAPI operationId. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path from the origin with OpenAPI parameters: `/api/v1/state/validate`. */
  readonly path: string;
  readonly surface: Surface;
  readonly summary: string;
  readonly description?: string;
  readonly rateClass: RateClass;
  readonly query?: Query;
  readonly body?: {
    readonly schema: Body;
    readonly maxBytes: number;
    /** True where the handler judges the parsed JSON itself (validate): the schema is then documentation only. */
    readonly unchecked?: boolean;
    readonly example?: unknown;
  };
  readonly replies: Readonly<Record<number, Reply>>;
  /** Codes that its handler can answer; possible-errors.ts adds those of the wrapper. */
  readonly errors: readonly ErrorCode[];
  /** Value of Cache-Control on success. Errors are always no-store. */
  readonly cacheControl: string;
}

/**
 * Declares an endpoint; exists so that its query and body types are inferred. The body of an `unchecked` one has the type
 * unknown, because nothing has judged it.
 */
export function defineEndpoint<Query extends z.ZodType = z.ZodType<unknown>>(
  endpoint: Endpoint<Query> & { readonly body: { readonly unchecked: true } },
): Endpoint<Query, z.ZodType<unknown>>;
export function defineEndpoint<
  Query extends z.ZodType = z.ZodType<unknown>,
  Body extends z.ZodType = z.ZodType<unknown>,
>(endpoint: Endpoint<Query, Body>): Endpoint<Query, Body>;
export function defineEndpoint(endpoint: Endpoint): Endpoint {
  return endpoint;
}
