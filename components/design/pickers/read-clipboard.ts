/** What somebody has copied: words, or a picture. */
export interface Copied {
  readonly text: string;
  readonly picture: File | null;
}

/** Reads the clipboard, once: some browsers ask each time. Nothing where the browser does not let the page read it. */
export async function readClipboard(): Promise<Copied> {
  const nothing = { text: "", picture: null };
  // Pages without https have no clipboard.
  if (!navigator.clipboard?.read) return nothing;
  try {
    for (const item of await navigator.clipboard.read()) {
      if (item.types.includes("text/plain"))
        return { text: await (await item.getType("text/plain")).text(), picture: null };
      const type = item.types.find((each) => each.startsWith("image/"));
      if (type) {
        const name = `image.${type.slice("image/".length)}`;
        return { text: "", picture: new File([await item.getType(type)], name, { type }) };
      }
    }
    return nothing;
  } catch (error) {
    // NotAllowedError: somebody said no, or the page has not the focus.
    if (!(error instanceof DOMException)) throw error;
    return nothing;
  }
}
