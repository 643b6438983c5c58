import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Caller, Person } from "../../http/caller";
import { asService } from "../database";
import { followPerson } from "../profiles";
import type { ShareRole } from "../shares";

/** A caller who is certainly a person. */
export type TestPerson = Caller & { readonly person: Person };

/** Somebody whom no database knows yet. */
export const newPerson = (name: string): Person => {
  const id = randomUUID();
  return { id, email: `${name}-${id}@people.test`, emailVerified: true, plan: "free", isAdmin: false };
};

/** Somebody with a profile of their own. */
export async function makePerson(name = "somebody"): Promise<TestPerson> {
  const person = newPerson(name);
  await followPerson(person);
  return { person };
}

/** Lets a person see or change somebody's document. */
export async function shareWith({ person }: TestPerson, documentId: string, role: ShareRole) {
  const share = {
    document_id: documentId,
    kind: "invite",
    role,
    email: person.email,
    created_by: person.id,
  } as const;
  await asService((tx) => tx.insertInto("shares").values(share).execute());
}

/** A link to a document, and the caller who came by it without an account. */
export async function makeLink(documentId: string, role: ShareRole) {
  const token = randomBytes(24).toString("base64url");
  const hash = createHash("sha256").update(token).digest();
  await asService((tx) =>
    tx
      .insertInto("shares")
      .values({
        document_id: documentId,
        kind: "link",
        role,
        token_hash: hash,
        token_sealed: "sealed",
        created_by: randomUUID(),
      })
      .execute(),
  );
  const caller: Caller = { person: null, shareTokenHash: hash.toString("hex") };
  return { token, caller };
}
