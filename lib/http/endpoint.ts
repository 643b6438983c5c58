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

/**
 * Whom an endpoint serves. `public` does not look; `anyone` wants to know who is calling, and takes share tokens;
 * `signed-in` answers 401 to others; `paid` also 403 to people without a paid plan.
 */
export type Access = "public" | "anyone" | "signed-in" | "paid";

/** The contract of an endpoint: what it serves, to whom, within which limits. Documentation is computed from it. */
export interface Endpoint {
  /** verb-noun, the contract's file name and OpenAPI operationId. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path from the origin with OpenAPI parameters: `/api/v1/state/validate`. */
  readonly path: string;
  readonly surface: Surface;
  readonly summary: string;
  readonly description?: string;
  /** `public` when absent. */
  readonly access?: Access;
  readonly rateClass: RateClass;
  /** The parameters of the path. Only needed where it has some. */
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: {
    readonly schema: z.ZodType;
    readonly maxBytes: number;
    /** Why more than the usual most of a JSON body may come; heard only for people who signed in. */
    readonly largeBecause?: string;
    /** True where the handler judges the parsed JSON itself (validate): the schema is then documentation only. */
    readonly unchecked?: boolean;
    /** True where a request without a body means one with an empty object. */
    readonly isOptional?: boolean;
    readonly example?: unknown;
  };
  /** A file that may come instead of the JSON body, as the field `file` of a multipart form. */
  readonly upload?: { readonly maxBytes: number; readonly description: string };
  readonly replies: Readonly<Record<number, Reply>>;
  /** Codes that its handler can answer; possible-errors.ts adds those of the wrapper. */
  readonly errors: readonly ErrorCode[];
  /** Value of Cache-Control on success. Errors are always no-store. */
  readonly cacheControl: string;
}

/** Declares an endpoint; exists so that what handlers are given is inferred from its schemas. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint;
}
