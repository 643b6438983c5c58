import type { Metadata } from "next";
import { headers } from "next/headers";
import { DesignPage } from "@/components/design/design-page";
import { originOf } from "@/lib/http/origin";
import { NoDesign } from "./no-design";
import { type DesignQuery, openDesign } from "./open-design";

export const metadata: Metadata = { title: "Design", referrer: "no-referrer", robots: { index: false } };

/** The editor: of a session, of a document, or of a new design. */
export default async function Page({ searchParams }: { readonly searchParams: Promise<DesignQuery> }) {
  const opened = await openDesign(await searchParams);
  if (opened.kind !== "editor") return <NoDesign opened={opened} />;
  const { opening, signedIn } = opened;
  return <DesignPage opening={opening} signedIn={signedIn} origin={originOf(await headers())} />;
}
