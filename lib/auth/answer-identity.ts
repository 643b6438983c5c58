import { randomUUID } from "node:crypto";
import { env } from "@/lib/env";
import { clientAddress } from "@/lib/http/client-ip";
import { publicOrigin } from "@/lib/http/origin";
import { logRequest } from "@/lib/http/request-log";
import { identityApp } from "./embedded/identity-app";

/** Answers requests to `/auth/v1/…` that come over the network, from supabase-js in browsers and from mailed links. */
export async function answerIdentity(request: Request): Promise<Response> {
  // With a Supabase project there is one identity, and it is not this one.
  if (env().NEXT_PUBLIC_SUPABASE_URL) return new Response(null, { status: 404 });
  const startedAt = performance.now();
  const response = await identityApp.fetch(request, {
    origin: publicOrigin(request),
    clientIp: clientAddress(request.headers),
    inside: false,
  });
  const { status } = response;
  // Without the query, which may hold a link's token; what is not ours is not repeated.
  const path = status === 404 ? "/auth/v1/*" : new URL(request.url).pathname;
  const ms = Math.round(performance.now() - startedAt);
  logRequest({ method: request.method, path, status, ms, requestId: randomUUID() });
  return response;
}
