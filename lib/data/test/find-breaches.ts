import { sql } from "kysely";
import { asCaller, type Tx } from "../database";
import { CAST, type CastName, type Scene, withIds } from "./policy-cast";
import { type Attempt, POLICY_TABLE } from "./policy-table";

/** SQLSTATEs of a refusal: no privilege, and a foreign key to what is not theirs. */
const REFUSALS = new Set(["42501", "23503"]);

/** Thrown to undo an attempt; carries what it reached. */
class Undo extends Error {
  constructor(readonly rows: number) {
    super("undone");
  }
}

/**
 * Tries everything of the policy table as everybody, each in a transaction that is undone.
 * @param tables whose attempts to make; all when absent.
 * @returns a sentence for each attempt that did not end as the table says.
 */
export async function findBreaches(scene: Scene, tables = Object.keys(POLICY_TABLE)): Promise<string[]> {
  const breaches: string[] = [];
  for (const table of tables) {
    for (const attempt of POLICY_TABLE[table] ?? []) {
      for (const name of CAST) {
        const reached = await tryAs(name, scene, attempt);
        const wanted = attempt.allowed.includes(name) ? (attempt.rows ?? 1) : 0;
        if (reached !== wanted) breaches.push(`${name}: ${attempt.sql}: ${reached} instead of ${wanted}`);
      }
    }
  }
  return breaches;
}

/** How many rows somebody reaches; none when privileges refuse them; the words of any other error. */
async function tryAs(name: CastName, { callers, ids }: Scene, attempt: Attempt): Promise<number | string> {
  const caller = callers[name];
  const own = caller.person ? { ...ids, me: caller.person.id } : ids;
  try {
    await asCaller(caller, async (tx) => {
      if (attempt.given) await asTablesOwner(tx, withIds(attempt.given, own));
      const { rows, numAffectedRows } = await sql.raw(withIds(attempt.sql, own)).execute(tx);
      throw new Undo(attempt.verb === "select" ? rows.length : Number(numAffectedRows));
    });
    return "was not undone";
  } catch (error) {
    if (error instanceof Undo) return error.rows;
    return REFUSALS.has(String((error as { code?: unknown }).code)) ? 0 : String(error);
  }
}

/** Steps out of the caller's role for one statement. */
async function asTablesOwner(tx: Tx, statement: string): Promise<void> {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(tx);
  await sql`select set_config('role', 'none', true)`.execute(tx);
  await sql.raw(statement).execute(tx);
  await sql`select set_config('role', ${rows[0]?.role}, true)`.execute(tx);
}
