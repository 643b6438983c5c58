import type { Metadata } from "next";
import { headers } from "next/headers";
import { EndpointCard } from "@/components/docs/endpoint-card";
import { endpoints } from "@/lib/api/registry";
import { originOf } from "@/lib/http/origin";

export const metadata: Metadata = { title: "API" };

/** The API, computed from the contracts that the routes serve. */
export default async function DocsPage() {
  const origin = originOf(await headers());
  return (
    <main className="mx-auto max-w-5xl px-5 py-10 sm:px-10 sm:py-16">
      <a href="/" className="font-brand text-lg">
        Affiche
      </a>
      <h1 className="mt-10 font-brand text-4xl sm:text-6xl">The API</h1>
      <p className="mt-4 max-w-2xl text-lg text-quiet">
        JSON in and out. The poster API is open to everybody and every page; its errors are{" "}
        <code>{"{error, code}"}</code> and say what would be right. The design API knows people by their
        cookies and answers errors as <code>{"{error}"}</code>. Each group of endpoints has its own limit per
        address; the RateLimit headers tell what is left. See also{" "}
        <a className="underline hover:text-accent" href="/docs/catalogue">
          everything a poster may be made with, drawn
        </a>
        , and{" "}
        <a className="underline hover:text-accent" href="/fonts">
          every font, set in itself
        </a>
        . For programs:{" "}
        <a className="underline hover:text-accent" href="/api/v1/design/openapi.json">
          OpenAPI
        </a>
        ; for agents:{" "}
        <a className="underline hover:text-accent" href="/llms.txt">
          llms.txt
        </a>
        .
      </p>
      <nav aria-label="Endpoints" className="mt-10">
        <ul className="grid gap-x-8 sm:grid-cols-2">
          {endpoints.map((endpoint) => (
            <li key={endpoint.id} className="border-t border-line py-2">
              <a href={`#${endpoint.id}`} className="hover:text-accent">
                <span className="inline-block w-14 font-mono text-xs text-quiet">{endpoint.method}</span>
                <span className="font-mono text-sm break-all">{endpoint.path.replace("/api/v1", "")}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {endpoints.map((endpoint) => (
        <EndpointCard key={endpoint.id} endpoint={endpoint} origin={origin} />
      ))}
    </main>
  );
}
