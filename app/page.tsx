import { headers } from "next/headers";
import { AccountLink } from "@/components/account/account-link";
import { CopyLine } from "@/components/landing/copy-line";
import { LivingPoster } from "@/components/landing/living-poster";
import { EXAMPLES } from "@/examples/registry";
import { currentPerson } from "@/lib/auth/current-person";
import { originOf } from "@/lib/http/origin";
import { encodeLink } from "@/lib/poster/link/encode";
import { resolveState } from "@/lib/poster/schema/resolve";

const POSTER = "concert";

/** One screen: what Affiche is, a poster that its own engine draws, three doors, and a line to paste. */
export default async function LandingPage() {
  const origin = originOf(await headers());
  const person = await currentPerson();
  const example = EXAMPLES.find(({ id }) => id === POSTER) ?? EXAMPLES[0];
  return (
    <main className="grid min-h-dvh overflow-x-clip px-5 sm:px-10 lg:grid-cols-[minmax(0,1fr)_auto] lg:pr-0">
      <div className="contents lg:flex lg:min-w-0 lg:flex-col lg:py-10 lg:pr-12">
        <div className="max-lg:order-1">
          <div className="flex items-baseline justify-between pt-5 lg:pt-0">
            <p className="font-brand text-xl">Affiche</p>
            <AccountLink person={person} />
          </div>
          <h1 className="display mt-4 mb-6 text-[clamp(2.75rem,8vw,24rem)] lg:mt-[6vh] lg:mb-0">
            Posters that live in a link.
          </h1>
        </div>
        <div className="flex grow flex-col max-lg:order-3 max-lg:pb-6">
          <p className="mt-5 max-w-xl text-quiet lg:mt-8 lg:text-lg">
            Write a poster as JSON. Get a link that plays it, and the same picture as PNG, JPEG or WebP. Open
            software, on your own machine, without an account.
          </p>
          <nav aria-label="Where to start" className="mt-4 lg:mt-auto lg:pt-10">
            <ul className="grid border-t-2 border-text sm:grid-cols-3 sm:gap-x-6">
              <Door href="/canvas" title="Make a poster" text="Open one, look at its JSON, change it." />
              <Door href="/design" title="Design with an agent" text="Pages, drawn live as it works." />
              <Door href="/docs" title="Read the API" text="Validate, encode, decode, render." />
            </ul>
          </nav>
          <div className="mt-4">
            <CopyLine line={curlLine(origin)} />
          </div>
        </div>
      </div>
      {example && (
        <div className="max-lg:order-2">
          <LivingPoster
            state={resolveState(example.state)}
            name={example.name}
            href={`/canvas?${encodeLink(example.state, origin).params}`}
          />
        </div>
      )}
    </main>
  );
}

/** One of the three ways in. */
function Door(props: { readonly href: string; readonly title: string; readonly text: string }) {
  const { href, title, text } = props;
  return (
    <li className="not-first:max-sm:border-t not-first:max-sm:border-line">
      <a href={href} className="block py-3 hover:text-accent sm:py-4">
        <span className="flex items-baseline justify-between gap-2 font-medium lg:text-lg">
          {title} <span aria-hidden>→</span>
        </span>
        <span className="block text-sm text-quiet sm:mt-1">{text}</span>
      </a>
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
