/**
 * Where visitors find a project: its plain name at Vercel where it has that, else the shortest of its hosts, because
 * the longer ones name branches and teams. Null when there is none.
 */
export function siteUrlOf(slug: string, hosts: readonly string[]): string | null {
  const plain = `${slug}.vercel.app`;
  const [shortest] = [...hosts].sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const chosen = hosts.includes(plain) ? plain : shortest;
  return chosen ? `https://${chosen}` : null;
}
