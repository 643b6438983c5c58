import { expect } from "vitest";
import type { Endpoint } from "@/lib/http/endpoint";
import { validateState } from "../schema/validate";

/** An entry as a listing answers it. */
export interface ListedEntry {
  readonly id: string;
  readonly category: string;
  readonly example: Readonly<Record<string, unknown>>;
  readonly [field: string]: unknown;
}

/** A listing as it is answered. */
export interface Listing {
  readonly total: number;
  readonly entries: readonly ListedEntry[];
  readonly categories: readonly { readonly id: string; readonly label: string }[];
  readonly byCategory: Readonly<Record<string, readonly string[]>>;
  readonly body: Readonly<Record<string, unknown>>;
}

const CANVAS = { aspectRatio: "1:1", backgroundColor: "#000000" };

/** For tests of listings: fetches one, checks it against its contract and its own counts, and returns it. */
export async function expectListing(
  get: (request: Request) => Promise<Response>,
  endpoint: Endpoint,
  key: string,
  query = "",
): Promise<Listing> {
  const response = await get(new Request(`http://posters.test${endpoint.path}${query}`));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("public, max-age=300");
  const body = (await response.json()) as Listing["body"];
  endpoint.replies[200]?.schema?.parse(body);
  const { total, categories, byCategory } = body as unknown as Omit<Listing, "entries" | "body">;
  const entries = body[key] as readonly ListedEntry[] | undefined;
  if (!entries) throw new Error(`The answer has no ${key}`);
  expect(entries).toHaveLength(total);
  expect(Object.values(byCategory).flat().sort()).toEqual(entries.map((entry) => entry.id).sort());
  return { total, entries, categories, byCategory, body };
}

/** For tests of listings: what an agent makes of an entry's example, by the place in a state where it belongs. */
export function expectValidExample(example: unknown, place: "effect" | "postProcess" | "layer"): void {
  const state = {
    canvas: CANVAS,
    layers: place === "layer" ? [example] : [],
    ...(place === "effect" ? { effect: example } : {}),
    ...(place === "postProcess" ? { postProcesses: [example] } : {}),
  };
  expect(validateState(state)).toEqual([]);
}
