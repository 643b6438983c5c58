/** Where mailed links and other providers send the browser back to, in this browser's own words. @param next path after that. */
export function callbackAddress(next: string): string {
  return `${window.location.origin}/auth/callback?next=${encodeURIComponent(next)}`;
}
