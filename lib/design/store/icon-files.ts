/** What an icon node says of its icon. */
export interface IconLook {
  readonly iconName?: unknown;
  readonly iconLibrary?: unknown;
  readonly iconWeight?: unknown;
  readonly [other: string]: unknown;
}

/** An icon as the service has it: its file, null where there is none, and what does not go as the node says. */
export interface IconFile {
  readonly svg: string | null;
  readonly problem: string | null;
}

/** Files by address: each icon is asked for once a page. */
const files = new Map<string, Promise<IconFile>>();

/** Addresses that are remembered; a design has some hundreds at most. */
const MOST_FILES = 2000;

const TIMEOUT_MS = 5000;

/** Where the file of an icon is. */
export function iconAddress({ iconName, iconLibrary, iconWeight }: IconLook): string {
  const query = new URLSearchParams({ name: String(iconName ?? "") });
  if (typeof iconLibrary === "string") query.set("library", iconLibrary);
  if (typeof iconWeight === "string" && iconWeight !== "") query.set("variant", iconWeight);
  return `/api/v1/design/icons/svg?${query}`;
}

/** The file of an icon; in the usual variant where it does not come in the one that is asked for. Never rejects. */
export function iconFile(look: IconLook): Promise<IconFile> {
  const address = iconAddress(look);
  const known = files.get(address);
  if (known) return known;
  const asked = ask(address).then(async (answer): Promise<IconFile> => {
    // What the network kept from coming may come the next time.
    if (answer.isPassing) files.delete(address);
    if (answer.svg !== null || !look.iconWeight) return answer;
    const usual = await ask(iconAddress({ ...look, iconWeight: undefined }));
    return usual.svg === null ? usual : { svg: usual.svg, problem: answer.problem };
  });
  if (files.size >= MOST_FILES) files.clear();
  files.set(address, asked);
  return asked;
}

async function ask(address: string): Promise<IconFile & { readonly isPassing: boolean }> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (response.ok) return { svg: await response.text(), problem: null, isPassing: false };
    const body = (await response.json()) as { readonly error?: unknown };
    const isPassing = response.status === 429 || response.status >= 500;
    return { svg: null, problem: String(body.error ?? "There is no such icon."), isPassing };
  } catch (error) {
    console.warn("An icon could not be fetched.", error);
    return { svg: null, problem: "The icons cannot be reached.", isPassing: true };
  }
}
