import type { Person } from "@/lib/http/caller";
import { AsideLink } from "./aside-link";

/** The way to one's documents, or to signing in. */
export function AccountLink({ person }: { readonly person: Person | null }) {
  const [href, name] = person ? ["/documents", "My documents"] : ["/sign-in", "Sign in"];
  return <AsideLink href={href}>{name}</AsideLink>;
}
