import type { EmailOtpType } from "@supabase/supabase-js";
import { AppError } from "@/lib/http/app-error";
import { clientAddress } from "@/lib/http/client-ip";
import { publicOrigin } from "@/lib/http/origin";
import { limitRate } from "@/lib/http/rate-limit/limit-rate";
import { serverClient } from "./server-client";

/** What a link brings along: the code of a PKCE flow, or the hash of a mail's token with its kind. */
export type Proof = { readonly code: string } | { readonly tokenHash: string; readonly type: string };

const TYPES: readonly string[] = [
  "email",
  "signup",
  "magiclink",
  "recovery",
  "invite",
  "email_change",
] satisfies EmailOtpType[];

/**
 * Signs a browser in with what a link has brought, and leads on. The answer sets cookies and is kept by nobody.
 * @param next path to go to. @param otherwise path to go to when the link is no good.
 */
export async function finishSignIn(
  request: Request,
  proof: Proof | null,
  next: string,
  otherwise: string,
): Promise<Response> {
  const refusal = await tooMany(request);
  if (refusal) return refusal;
  const client = serverClient(request.headers, request.url);
  const done = proof !== null && (await prove(client.supabase, proof));
  const headers = new Headers({
    Location: new URL(done ? next : otherwise, publicOrigin(request)).href,
    "Cache-Control": "private, no-store",
    "Referrer-Policy": "no-referrer",
  });
  for (const cookie of client.setCookies()) headers.append("Set-Cookie", cookie);
  return new Response(null, { status: 303, headers });
}

/** The answer to somebody who tries too many links; they count like other requests to the identity. */
async function tooMany({ headers }: Request): Promise<Response | null> {
  try {
    await limitRate("identity", clientAddress(headers));
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    const { retryAfterSeconds, headers } = error.options;
    const retry = { "Retry-After": String(retryAfterSeconds ?? 60), "Cache-Control": "private, no-store" };
    return new Response(error.publicMessage, { status: 429, headers: { ...headers, ...retry } });
  }
}

async function prove({ auth }: ReturnType<typeof serverClient>["supabase"], proof: Proof): Promise<boolean> {
  if ("code" in proof) return !(await auth.exchangeCodeForSession(proof.code)).error;
  if (!isOtpType(proof.type)) return false;
  return !(await auth.verifyOtp({ token_hash: proof.tokenHash, type: proof.type })).error;
}

const isOtpType = (type: string): type is EmailOtpType => TYPES.includes(type);
