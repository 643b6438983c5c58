import { PosterDocument } from "@/components/documents/poster-document";
import { buttonClass } from "@/components/ui/button-class";
import { resolveState } from "@/lib/poster/schema/resolve";
import type { PosterState } from "@/lib/poster/schema/state";
import type { OpenedDocument } from "./open-document";

/** A poster document, or why it does not open. */
export function DocumentPage({
  opened,
  origin,
}: {
  readonly opened: OpenedDocument;
  readonly origin: string;
}) {
  if (opened.kind !== "document") return <NoDocument opened={opened} />;
  const { document, shareToken } = opened;
  // Opening has checked it.
  const state = document.content as unknown as PosterState;
  const query = new URLSearchParams({ document: document.id, ...(shareToken ? { token: shareToken } : {}) });
  return (
    <PosterDocument
      document={{ ...document, content: state, hasThumbnail: document.thumbnailVersion === document.version }}
      resolved={resolveState(state)}
      link={`${origin}/canvas?${query}`}
      stateLink={`/canvas/state?${query}`}
      {...(shareToken ? { shareToken } : {})}
    />
  );
}

function NoDocument({ opened }: { readonly opened: Exclude<OpenedDocument, { kind: "document" }> }) {
  const unreadable = opened.kind === "unreadable";
  return (
    <main className="mx-auto grid min-h-dvh max-w-xl content-center gap-5 px-5 py-10">
      <a href="/" className="font-brand text-lg">
        Affiche
      </a>
      <h1 className="font-brand text-3xl">
        {unreadable ? "This poster cannot be drawn" : "There is no poster here"}
      </h1>
      <p className="text-lg text-quiet">
        {unreadable
          ? "Its JSON has problems. Open an earlier version, or change it through the API."
          : "It was deleted, or it is not shared with you. Its owner can send you an invite or a link."}
      </p>
      {unreadable && (
        <ul className="list-disc pl-5 font-mono text-sm">
          {opened.problems.slice(0, 8).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {opened.kind === "missing" && !opened.signedIn && (
        <a className={`${buttonClass("primary")} justify-self-start`} href="/sign-in?next=/documents">
          Sign in
        </a>
      )}
    </main>
  );
}
