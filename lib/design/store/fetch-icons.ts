import type { IconAnswer, IconSearch } from "../tools/design-surface";

/**
 * Asks GET /design/icons/search of the service that the page came from.
 * @throws Error with the service's own sentence when it refuses, or one that says it cannot be reached or gave no answer.
 */
export async function fetchIcons(search: IconSearch): Promise<IconAnswer> {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const response = await fetch(`/api/v1/design/icons/search?${query}`).catch((cause: unknown) => {
    throw new Error("The search for icons cannot be reached.", { cause });
  });
  const answer = (await response.json().catch((cause: unknown) => {
    throw new Error("The search for icons gave no answer.", { cause });
  })) as IconAnswer & { readonly error?: string };
  if (!response.ok) throw new Error(answer.error ?? "The search for icons gave no answer.");
  return answer;
}
