import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { DocumentLibrary } from "@/components/documents/document-library";
import { answerSummary } from "@/lib/api/design/document-answer";
import { currentPerson } from "@/lib/auth/current-person";
import { listDocuments } from "@/lib/data/list-documents";

export const metadata: Metadata = { title: "My documents" };

/** Everything that a person has made, and what others share with them. */
export default async function DocumentsPage() {
  const person = await currentPerson();
  if (!person) redirect("/sign-in?next=/documents");
  const { documents, total } = await listDocuments({ person }, { deleted: false, limit: 24, offset: 0 });
  return (
    <main className="mx-auto max-w-7xl px-5 py-8 sm:px-10 sm:py-12">
      <header className="flex items-baseline justify-between">
        <a href="/" className="font-brand text-lg">
          Affiche
        </a>
        <a href="/account" className="truncate text-sm text-quiet hover:text-text">
          {person.email ?? "Account"}
        </a>
      </header>
      <h1 className="mt-10 mb-6 font-brand text-3xl sm:text-4xl">Documents</h1>
      <DocumentLibrary first={{ documents: documents.map(answerSummary), total }} />
    </main>
  );
}
