import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { AsideLink } from "@/components/account/aside-link";
import { PersonPage } from "@/components/account/person-page";
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
    <PersonPage
      title="Documents"
      aside={<AsideLink href="/account">{person.email ?? "Account"}</AsideLink>}
      wide
    >
      <DocumentLibrary first={{ documents: documents.map(answerSummary), total }} />
    </PersonPage>
  );
}
