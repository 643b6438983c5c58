import { nextPath } from "@/components/account/next-path";
import { finishSignIn } from "@/lib/auth/finish-sign-in";

/** Where mails lead to whose templates carry `token_hash` and `type`, as Supabase recommends for servers. */
export function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const next = nextPath(searchParams.get("next") ?? undefined);
  const tokenHash = searchParams.get("token_hash");
  const type = searchParams.get("type");
  const failed = `/sign-in?problem=link&next=${encodeURIComponent(next)}`;
  return finishSignIn(request, tokenHash && type ? { tokenHash, type } : null, next, failed);
}
