import { nextPath } from "@/components/account/next-path";
import { finishSignIn } from "@/lib/auth/finish-sign-in";

/** Where a mailed link and other providers lead to: the code of the PKCE flow becomes a session. */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const next = nextPath(searchParams.get("next") ?? undefined);
  const code = searchParams.get("code");
  const failed = `/sign-in?problem=link&next=${encodeURIComponent(next)}`;
  return finishSignIn(request, code ? { code } : null, next, failed);
}
