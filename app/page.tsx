import { headers } from "next/headers";
import { CopyLine } from "@/components/landing/copy-line";
import { LivingPoster } from "@/components/landing/living-poster";
import { EXAMPLES } from "@/examples/registry";
import { encodeLink } from "@/lib/poster/link/encode";
import { resolveState } from "@/lib/poster/schema/resolve";

const POSTER = "concert";

/** One screen: what Affiche is, a poster that its own engine draws, three doors, and a line to paste. */
export default async function LandingPage() {
  const asked = await headers();
  const scheme = asked.get("x-forwarded-proto") === "https" ? "https" : "http";
  const origin = `${scheme}://${asked.get("host") ?? "localhost:3000"}`;
  const example = EXAMPLES.find(({ id }) => id === POSTER) ?? EXAMPLES[0];
  return (
    <main className="mx-auto grid min-h-dvh max-w-[1680px] gap-x-16 gap-y-10 px-5 py-8 sm:px-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:py-10">
      <div className="flex min-w-0 flex-col">
        <p className="font-brand text-xl">Affiche</p>
        <h1 className="mt-10 max-w-4xl font-brand text-[clamp(2.75rem,6.4vw,7.5rem)] leading-[0.95] tracking-[-0.03em] text-balance lg:mt-16">
          Posters that live in a link.
        </h1>
        <p className="mt-6 max-w-xl text-lg text-quiet">
          Write a poster as JSON. Get a link that plays it, and the same picture as PNG, JPEG or WebP. It runs
          on your own machine, without an account.
        </p>
        <nav aria-label="Where to start" className="mt-10 lg:mt-auto lg:pt-12">
          <ul className="grid border-t border-line sm:grid-cols-3">
            <Door href="/canvas" title="Make a poster" text="Open one, look at its JSON, change it." />
            <Door title="Design with an agent" text="Pages and slides, drawn live. In the making." />
            <Door href="/docs" title="Read the API" text="Validate, encode, decode, render." />
          </ul>
        </nav>
        <CopyLine line={curlLine(origin)} />
      </div>
      {example && (
        <LivingPoster
          state={resolveState(example.state)}
          name={example.name}
          href={`/canvas?${encodeLink(example.state, origin).params}`}
        />
      )}
    </main>
  );
}

function Door({
  href,
  title,
  text,
}: {
  readonly href?: string;
  readonly title: string;
  readonly text: string;
}) {
  const inside = (
    <>
      <span className="block text-lg font-medium">
        {title} {href && <span aria-hidden>→</span>}
      </span>
      <span className="mt-1 block text-sm text-quiet">{text}</span>
    </>
  );
  return (
    <li className="border-line not-first:max-sm:border-t sm:not-first:border-l sm:not-first:pl-5">
      {href ? (
        <a href={href} className="block py-5 pr-5 hover:text-accent">
          {inside}
        </a>
      ) : (
        <div className="py-5 pr-5">{inside}</div>
      )}
    </li>
  );
}

/** A line that prints a link when it is pasted into a shell. */
function curlLine(origin: string): string {
  const text = {
    id: "t",
    name: "t",
    type: "text",
    visible: true,
    locked: false,
    transform: {},
    content: "Hello",
    fontSize: 150,
  };
  const state = { canvas: { aspectRatio: "9:16", backgroundColor: "#d63a1e" }, layers: [text] };
  return `curl ${origin}/api/v1/state/encode -H 'Content-Type: application/json' -d '${JSON.stringify({ state })}'`;
}
