import { type BrowserChoice, findBrowser } from "../find-browser";

/**
 * The browser for tests, or null with a loud word where there is none.
 * @throws Error when REQUIRE_SERVICES=1: a machine that promises a browser must have it.
 */
export async function needBrowser(): Promise<BrowserChoice | null> {
  const choice = await findBrowser();
  if (choice) return choice;
  if (process.env.REQUIRE_SERVICES === "1") throw new Error("REQUIRE_SERVICES=1, but there is no browser");
  console.warn("SKIPPED: no Chromium on this machine, the local browser is not tested");
  return null;
}
