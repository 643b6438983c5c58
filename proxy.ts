import { type NextRequest, NextResponse } from "next/server";
import { renewSession } from "@/lib/auth/renew-session";

/**
 * Renews an expired session before a page that knows people is made: pages cannot set cookies. The API does it itself and
 * is not matched, nor is the identity: Next cuts bodies that pass through here.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const renewed = await renewSession(request.headers, request.url).catch((error: unknown) => {
    // The page itself will find out who is looking, or that nobody can tell.
    console.error(error);
    return null;
  });
  if (!renewed) return NextResponse.next();
  const headers = new Headers(request.headers);
  headers.set("cookie", renewed.cookie);
  const response = NextResponse.next({ request: { headers } });
  for (const cookie of renewed.setCookies) response.headers.append("Set-Cookie", cookie);
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

export const config = {
  matcher: [
    "/",
    "/account/:path*",
    "/documents/:path*",
    "/sign-in",
    "/sign-up",
    "/recover",
    "/new-password",
    "/design/:path*",
    "/canvas/:path*",
  ],
};
