/** The folder of a registry's entry: its id, in kebab case. */
export const entryFolder = (id: string): string =>
  id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
