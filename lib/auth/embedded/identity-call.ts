import type { Context } from "hono";

/** What the identity is told beside a request: it is asked over the network and from within the process alike. */
export interface IdentityContext {
  /** Public origin of this service. */
  readonly origin: string;
  /** The caller's address, for counting. */
  readonly clientIp: string;
  /** Whether this process itself asks: for a request that has been counted already, or for a page, which is not counted. */
  readonly inside: boolean;
}

/** One request to the identity. */
export type IdentityCall = Context<{ Bindings: IdentityContext }>;
