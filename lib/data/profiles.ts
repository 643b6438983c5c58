import { sql } from "kysely";
import { env } from "../env";
import type { Person } from "../http/caller";
import { asService } from "./database";

/** What an identity says about a person. */
export interface Identified {
  readonly id: string;
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** The person that an identity vouches for, as this app knows them; made, or brought up to date, when needed. */
export async function recognisePerson(identified: Identified): Promise<Person> {
  const email = identified.email?.toLowerCase() ?? null;
  const known = await findPerson(identified.id);
  if (known && known.email === email && known.emailVerified === identified.emailVerified) return known;
  await followPerson(identified);
  const person = await findPerson(identified.id);
  if (!person) throw new Error("a profile that was just made is not there");
  return person;
}

/** Makes or renews a profile and binds the invites of its verified address. Part of every sign-in. */
export async function followPerson({ id, email, emailVerified }: Identified): Promise<void> {
  const { ADMIN_EMAILS, DEFAULT_PLAN } = env();
  const admin = emailVerified && email !== null && ADMIN_EMAILS.includes(email.toLowerCase());
  await asService((tx) =>
    sql`select public.follow_person(${id}, ${email}, ${emailVerified}, ${DEFAULT_PLAN}, ${admin})`.execute(
      tx,
    ),
  );
}

function findPerson(id: string): Promise<Person | undefined> {
  return asService(async (tx) => {
    const row = await tx
      .selectFrom("profiles")
      .select(["id", "email", "email_verified", "plan", "is_admin"])
      .where("id", "=", id)
      .executeTakeFirst();
    return (
      row && {
        id: row.id,
        email: row.email,
        emailVerified: row.email_verified,
        plan: row.plan,
        isAdmin: row.is_admin,
      }
    );
  });
}
