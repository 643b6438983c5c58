import { env } from "@/lib/env";
import { clientAddress } from "@/lib/http/client-ip";
import { publicOrigin } from "@/lib/http/origin";
import { identityApp } from "./embedded/identity-app";

/** Answers requests to `/auth/v1/…` that come over the network, from supabase-js in browsers and from mailed links. */
export async function answerIdentity(request: Request): Promise<Response> {
  // With a Supabase project there is one identity, and it is not this one.
  if (env().NEXT_PUBLIC_SUPABASE_URL) return new Response(null, { status: 404 });
  return identityApp.fetch(request, {
    origin: publicOrigin(request),
    clientIp: clientAddress(request.headers),
  });
}
