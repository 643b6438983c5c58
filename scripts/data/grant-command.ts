import { sql } from "kysely";
import { z } from "zod";
import type { Engine } from "@/lib/data/engine";
import { migrate } from "@/lib/data/migrate";
import { type Command, Refusal, readArguments, UsageError } from "./command";
import { hasDatabase, withEngine } from "./open-engine";

const MOST_CREDITS = 1_000_000;

/** What a person is to have. What is absent stays. */
interface Grant {
  readonly email: string;
  readonly isAdmin: boolean | undefined;
  readonly plan: "free" | "pro" | undefined;
  /** Further questions to the assistant this month (UTC). */
  readonly credits: number | undefined;
}

/** Makes somebody admin, sets their plan, or gives them credits. */
export const grantCommand: Command = {
  usage: `grant <email> [--admin | --no-admin] [--plan pro|free] [--credits N]

  Sets what a person may do. They must have signed in once.
  --admin, --no-admin  whether they are an admin: paid, and no quota
  --plan               which plan they have
  --credits            questions to the assistant beside the quota of their plan, this month (UTC); 0 takes them back`,

  async run(args, print) {
    const grant = readGrant(args);
    if (!hasDatabase()) throw unknown(grant.email);
    await withEngine(async (engine) => {
      await engine.direct(migrate);
      await apply(engine, grant);
    });
    print(`${grant.email}: ${summaryOf(grant)}. It counts from their next request on.`);
    return 0;
  },
};

function readGrant(args: readonly string[]): Grant {
  const { values, positionals } = readArguments(
    args,
    {
      admin: { type: "boolean" },
      "no-admin": { type: "boolean" },
      plan: { type: "string" },
      credits: { type: "string" },
    },
    ["email"],
  );
  const email = positionals[0]?.trim().toLowerCase() ?? "";
  if (!z.email().safeParse(email).success) throw new UsageError(`${email} is no e-mail address`);
  if (values.admin && values["no-admin"]) throw new UsageError("Either --admin or --no-admin");
  const plan = z.enum(["free", "pro"]).optional().safeParse(values.plan);
  if (!plan.success) throw new UsageError("--plan must be pro or free");
  const credits = values.credits === undefined ? undefined : Number(values.credits || "none");
  if (credits !== undefined && !(Number.isInteger(credits) && credits >= 0 && credits <= MOST_CREDITS)) {
    throw new UsageError(`--credits must be a whole number from 0 to ${MOST_CREDITS}`);
  }
  const isAdmin = values.admin ? true : values["no-admin"] ? false : undefined;
  const grant = { email, isAdmin, plan: plan.data, credits };
  if (isAdmin === undefined && !plan.data && credits === undefined) {
    throw new UsageError("Say what to grant: --admin, --plan or --credits");
  }
  return grant;
}

function apply({ kysely }: Engine, { email, isAdmin, plan, credits }: Grant): Promise<void> {
  return kysely.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom("profiles")
      .select(["id", "email_verified"])
      .where("email", "=", email)
      .execute();
    // Several may claim an address; one at most has proved it.
    const [person, another] = known.filter((one) => known.length === 1 || one.email_verified);
    if (!person || another) throw known.length > 1 ? ambiguous(email) : unknown(email);
    if (isAdmin !== undefined || plan !== undefined) {
      await tx
        .updateTable("profiles")
        .set({
          ...(isAdmin === undefined ? {} : { is_admin: isAdmin }),
          ...(plan === undefined ? {} : { plan }),
          updated_at: sql`now()`,
        })
        .where("id", "=", person.id)
        .execute();
    }
    if (credits === undefined) return;
    await sql`
      insert into public.ai_usage (user_id, month, bonus_credits)
      values (${person.id}, date_trunc('month', now() at time zone 'UTC')::date, ${credits})
      on conflict (user_id, month) do update set bonus_credits = excluded.bonus_credits, updated_at = now()`.execute(
      tx,
    );
  });
}

const unknown = (email: string) => new Refusal(`Nobody with the address ${email} has signed in here yet.`);

const ambiguous = (email: string) =>
  new Refusal(
    `Several people claim ${email}, and none has confirmed it. Ask the right one to confirm it first.`,
  );

function summaryOf({ isAdmin, plan, credits }: Grant): string {
  const parts = [
    isAdmin === undefined ? "" : isAdmin ? "admin" : "no admin",
    plan ? `plan ${plan}` : "",
    credits === undefined ? "" : `${credits} credits this month`,
  ];
  return parts.filter(Boolean).join(", ");
}
