import { sql } from "kysely";
import type { Tx } from "@/lib/data/database";
import type { UserRow } from "./identity-user";
import { checkMetadata } from "./request-fields";

/** The person with an address, in lower case. */
export function findByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  return tx.selectFrom("auth.users").selectAll().where("email", "=", email).executeTakeFirst();
}

/** Ends what could still sign a person in by mail: links, and codes of links that were opened. */
export async function endMailedLinks(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom("auth.one_time_tokens").where("user_id", "=", id).execute();
  await tx.deleteFrom("auth.flow_state").where("user_id", "=", id).execute();
}

/** Adds a person; undefined when the address is taken. */
export function addUser(
  tx: Tx,
  user: { email: string; encrypted_password?: string; confirmed: boolean; metadata: string | null },
): Promise<UserRow | undefined> {
  return tx
    .insertInto("auth.users")
    .values({
      email: user.email,
      encrypted_password: user.encrypted_password ?? null,
      email_confirmed_at: user.confirmed ? sql<Date>`now()` : null,
      ...(user.metadata !== null && { raw_user_meta_data: user.metadata }),
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/** What of a person can be changed. */
export interface UserChange {
  readonly email?: string;
  readonly encrypted_password?: string | null;
  /** JSON text, whose fields replace those of the same name. */
  readonly metadata?: string | null;
  /** Forgets what they told of themselves before. */
  readonly forget?: boolean;
  /** Marks the address as theirs, if it was not yet. */
  readonly confirm?: boolean;
}

/** Changes a person. @throws IdentityError when what they tell of themselves has become too much. */
export async function changeUser(tx: Tx, id: string, change: UserChange): Promise<UserRow> {
  const { email, encrypted_password, metadata, forget, confirm } = change;
  const before = forget ? sql`'{}'::jsonb` : sql`raw_user_meta_data`;
  const changed = await tx
    .updateTable("auth.users")
    .set({
      updated_at: sql<Date>`now()`,
      ...(email !== undefined && { email }),
      ...(encrypted_password !== undefined && { encrypted_password }),
      raw_user_meta_data: sql`${before} || ${metadata ?? "{}"}::jsonb`,
      ...(confirm && { email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
  if (metadata) checkMetadata(JSON.stringify(changed.raw_user_meta_data));
  return changed;
}
