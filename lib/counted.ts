/** A number and its noun in English: "1 node", "2 nodes", "0 nodes". @param noun in the singular; its plural takes an s. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
