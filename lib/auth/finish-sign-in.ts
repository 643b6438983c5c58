import type { EmailOtpType } from "@supabase/supabase-js";
import { publicOrigin } from "@/lib/http/origin";
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

async function prove({ auth }: ReturnType<typeof serverClient>["supabase"], proof: Proof): Promise<boolean> {
  if ("code" in proof) return !(await auth.exchangeCodeForSession(proof.code)).error;
  if (!isOtpType(proof.type)) return false;
  return !(await auth.verifyOtp({ token_hash: proof.tokenHash, type: proof.type })).error;
}

const isOtpType = (type: string): type is EmailOtpType => TYPES.includes(type);
