import type { ImagePage, ImageSearch } from "@/lib/schema/media-search";

/**
 * Asks GET /images/search of the service that the page came from.
 * @param signal gives the search up; what is thrown then is its reason.
 * @throws Error with the service's own sentence when it refuses, or one that says it cannot be reached or gave no answer.
 */
export async function fetchImages(search: ImageSearch, signal?: AbortSignal): Promise<ImagePage> {
  const given = Object.entries(search).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  const response = await fetch(`/api/v1/images/search?${query}`, signal ? { signal } : {}).catch(
    (cause: unknown) => {
      if (signal?.aborted) throw signal.reason;
      throw new Error("The search for pictures cannot be reached.", { cause });
    },
  );
  const answer = (await response.json().catch((cause: unknown) => {
    if (signal?.aborted) throw signal.reason;
    throw new Error("The search for pictures gave no answer.", { cause });
  })) as Partial<ImagePage> & { readonly error?: string };
  if (!response.ok) throw new Error(answer.error ?? "The search for pictures gave no answer.");
  const { total = 0, images = [], note } = answer;
  return { total, images, ...(note !== undefined && { note }) };
}
