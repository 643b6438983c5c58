import type { Person } from "@/lib/http/caller";

/** The way to one's documents, or to signing in. */
export function AccountLink({ person }: { readonly person: Person | null }) {
  const [href, name] = person ? ["/documents", "My documents"] : ["/sign-in", "Sign in"];
  return (
    <a href={href} className="text-sm text-quiet underline-offset-4 hover:text-text hover:underline">
      {name}
    </a>
  );
}
