import { buttonClass } from "@/components/ui/button-class";
import type { OpenedDesign } from "./open-design";

const WORDS = {
  "no-session": {
    title: "This session has ended",
    text: "It was closed, nobody used it for two hours, or the link is not whole. Begin a new one and hand your agent its link. If the design was saved to your account, it is among your documents.",
  },
  "no-document": {
    title: "There is no design here",
    text: "It was deleted, or it is not shared with you. Its owner can send you an invite or a link.",
  },
  unreadable: {
    title: "This design cannot be drawn",
    text: "Its content has a problem. Open an earlier version, or change it through the API.",
  },
} as const;

/** Why there is nothing to edit, and what to do. */
export function NoDesign({ opened }: { readonly opened: Exclude<OpenedDesign, { kind: "editor" }> }) {
  const { title, text } = WORDS[opened.kind];
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-5 px-5 py-10">
      <a href="/" className="font-brand text-lg">
        Affiche
      </a>
      <h1 className="font-brand text-3xl">{title}</h1>
      <p className="text-lg text-quiet">{text}</p>
      {opened.kind === "unreadable" && <p className="font-mono text-sm">{opened.problem}</p>}
      <div className="flex flex-wrap gap-3">
        <a className={buttonClass("primary")} href="/design">
          Start a new design
        </a>
        {opened.kind === "no-document" && !opened.signedIn ? (
          <a className={buttonClass()} href="/sign-in?next=/documents">
            Sign in
          </a>
        ) : (
          <a className={buttonClass()} href="/documents">
            Your documents
          </a>
        )}
      </div>
    </main>
  );
}
