import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";

/** A poster's JSON, judged: what can be drawn, or what is wrong with it. */
export type JudgedState =
  | { readonly state: PosterState; readonly resolved: ResolvedState }
  | { readonly problems: readonly string[] };

/** Parses and checks the text of a state. The schemas are loaded when they are first needed. */
export async function judgeState(text: string): Promise<JudgedState> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { problems: [`This is not JSON: ${error instanceof Error ? error.message : "it breaks off"}`] };
  }
  const [{ validateState }, { resolveState }] = await Promise.all([
    import("@/lib/poster/schema/validate"),
    import("@/lib/poster/schema/resolve"),
  ]);
  const problems = validateState(value);
  if (problems.length > 0) return { problems };
  const state = value as PosterState;
  return { state, resolved: resolveState(state) };
}
