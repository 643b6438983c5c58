import { sql } from "kysely";
import type { Tx } from "@/lib/data/database";
import type { UserRow } from "./identity-user";

/** The person with an address, in lower case. */
export function findByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  return tx.selectFrom("auth.users").selectAll().where("email", "=", email).executeTakeFirst();
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
  /** Marks the address as theirs, if it was not yet. */
  readonly confirm?: boolean;
}

/** Changes a person. */
export function changeUser(tx: Tx, id: string, change: UserChange): Promise<UserRow> {
  const { email, encrypted_password, metadata, confirm } = change;
  return tx
    .updateTable("auth.users")
    .set({
      updated_at: sql<Date>`now()`,
      ...(email !== undefined && { email }),
      ...(encrypted_password !== undefined && { encrypted_password }),
      ...(typeof metadata === "string" && {
        raw_user_meta_data: sql`raw_user_meta_data || ${metadata}::jsonb`,
      }),
      ...(confirm && { email_confirmed_at: sql<Date>`coalesce(email_confirmed_at, now())` }),
    })
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}
