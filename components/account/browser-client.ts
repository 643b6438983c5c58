import { createBrowserClient } from "@supabase/ssr";
import type { SupabaseClient } from "@supabase/supabase-js";
import type { BrowserConfig } from "@/lib/auth/browser-config";

/** The page's client of the identity; one for the whole page, however often it is asked for. */
export function createAuthClient({ url, key, cookieName }: BrowserConfig): SupabaseClient {
  const secure = window.location.protocol === "https:";
  return createBrowserClient(url, key, {
    cookieOptions: { name: cookieName, path: "/", sameSite: "lax", secure },
  });
}
