import type { Metadata } from "next";
import { headers } from "next/headers";
import { LinkedPoster } from "@/components/documents/linked-poster";
import { PosterCapture } from "@/components/poster/poster-capture";
import { posterWords } from "@/components/poster/poster-words";
import { originOf } from "@/lib/http/origin";
import { MendFragment } from "./broken-link";
import { DocumentPage } from "./document-page";
import { ExampleCards } from "./example-cards";
import { openPosterDocument } from "./open-document";
import { type OpenedLink, openLink, type PageQuery, queryString } from "./open-link";

interface PageProps {
  readonly searchParams: Promise<PageQuery>;
}

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const query = await searchParams;
  if (query.document) return { title: "Poster", referrer: "no-referrer", robots: { index: false } };
  const opened = openLink(query);
  if (opened.kind !== "poster")
    return { title: opened.kind === "empty" ? "Start a poster" : "This link does not open" };
  const words = posterWords(opened.resolved, 70) || "Poster";
  return { title: words, openGraph: { title: words, type: "article" } };
}

/** A poster link or document opened, an explanation of a broken one, or posters to start from. */
export default async function CanvasPage({ searchParams }: PageProps) {
  const query = await searchParams;
  const document = await openPosterDocument(query);
  if (document) return <DocumentPage opened={document} origin={originOf(await headers())} />;
  const opened = openLink(query);
  if (opened.kind !== "poster") return <NoPoster opened={opened} />;
  const { resolved, mode } = opened;
  const words = posterWords(resolved);
  if (query.capture === "1") {
    const timeSeconds = Math.min(3600, Math.max(0, Number(query.time ?? 1) || 0));
    return <PosterCapture state={resolved} words={words} timeSeconds={timeSeconds} />;
  }
  const params = queryString(query);
  return (
    <LinkedPoster
      state={resolved}
      words={words}
      link={`${originOf(await headers())}/canvas?${params}`}
      stateLink={`/canvas/state?${params}`}
      legacy={mode === "legacy"}
    />
  );
}

function NoPoster({ opened }: { readonly opened: Exclude<OpenedLink, { kind: "poster" }> }) {
  const broken = opened.kind === "broken";
  return (
    <main className="mx-auto max-w-6xl px-5 py-10 sm:py-16">
      <MendFragment />
      <a href="/" className="font-brand text-lg">
        Affiche
      </a>
      <h1 className="mt-10 display text-4xl sm:text-6xl">
        {broken ? "This link does not open" : "Start from a poster"}
      </h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        {broken
          ? opened.message
          : "A poster is a JSON state in a link. Open one of these, look at its JSON, change it, and send the link on."}
      </p>
      {broken && opened.problems.length > 0 && (
        <ul className="mt-4 max-w-2xl list-disc pl-5 font-mono text-sm text-text">
          {opened.problems.slice(0, 8).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      <section className="mt-12" aria-labelledby="examples">
        <h2 id="examples" className="mb-6 text-sm text-quiet">
          {broken ? "Or start from one of these" : "Three to begin with"}
        </h2>
        <ExampleCards ids={["concert", "dithered-portrait", "quote"]} />
      </section>
    </main>
  );
}
