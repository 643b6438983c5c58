import { AppError } from "@/lib/http/app-error";
import { decodeLink } from "@/lib/poster/link/decode";
import { resolveState } from "@/lib/poster/schema/resolve";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";

/** The query of a page as Next gives it. */
export type PageQuery = Readonly<Record<string, string | string[] | undefined>>;

/** What a link turned out to be. */
export type OpenedLink =
  | {
      readonly kind: "poster";
      readonly mode: "layer" | "legacy";
      readonly state: PosterState;
      readonly resolved: ResolvedState;
    }
  | { readonly kind: "empty" }
  | { readonly kind: "broken"; readonly message: string; readonly problems: readonly string[] };

/** Parameters of the page itself; they are no part of the poster. */
const PAGE_PARAMS = new Set(["capture", "time"]);

/** The link's own parameters, encoded again. */
export function queryString(query: PageQuery): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    const [first] = Array.isArray(value) ? value : [value];
    if (first !== undefined && !PAGE_PARAMS.has(name)) params.set(name, first);
  }
  return params.toString();
}

/** Opens the link that a page was called with. */
export function openLink(query: PageQuery): OpenedLink {
  const params = queryString(query);
  if (!params) return { kind: "empty" };
  try {
    const { mode, state } = decodeLink(params);
    return { kind: "poster", mode, state, resolved: resolveState(state) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const problems = error.options.extras?.errors;
    return {
      kind: "broken",
      message: error.publicMessage,
      problems: Array.isArray(problems) ? problems : [],
    };
  }
}
