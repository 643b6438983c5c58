import type { Person } from "../../http/caller";
import { publishSite } from "../publish-site";

/** Where the app is in tests of published sites. */
export const TEST_ORIGIN = "http://design.test:3000";

/** Publishes as somebody, without HTTP: a page with the given text, and more files as text by path. */
export function publishAs(
  { id, email }: { readonly id: string; readonly email: string },
  siteName: string,
  {
    page = "Hello",
    projectId,
    files = {},
  }: {
    readonly page?: string;
    readonly projectId?: string;
    readonly files?: Readonly<Record<string, string>>;
  } = {},
) {
  const person: Person = { id, email, emailVerified: true, plan: "free", isAdmin: false };
  const all = Object.entries({ "index.html": `<h1>${page}</h1>`, ...files });
  const sent = all.map(([file, data]) => ({ file, data, encoding: "utf-8" as const }));
  return publishSite(
    { caller: { person }, person, origin: TEST_ORIGIN },
    { siteName, files: sent, ...(projectId && { projectId }) },
  );
}
