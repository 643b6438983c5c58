import { asService, type Tx } from "@/lib/data/database";
import { makeCode } from "./code-exchange";
import type { IdentityCall } from "./identity-call";
import { IdentityError } from "./identity-error";
import type { UserRow } from "./identity-user";
import { type IdentitySession, issueSession, type SignInMethod } from "./issue-session";
import { countAttempt, forgiveAttempts } from "./limits";
import { type TokenKind, type TokenRow, takeByCode, takeByLink } from "./one-time-token";
import { readObject, textOf } from "./read-fields";
import { normalEmail, ownAddress } from "./request-fields";
import { followed } from "./token-grants";
import { changeUser, endMailedLinks } from "./users";

/** The kinds of token that a type of supabase-js means. */
const KINDS: Readonly<Record<string, readonly TokenKind[]>> = {
  email: ["signup", "magiclink"],
  signup: ["signup"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email_change: ["email_change"],
};

const METHODS: Readonly<Record<TokenKind, SignInMethod>> = {
  signup: "email/signup",
  magiclink: "magiclink",
  recovery: "recovery",
  email_change: "email_change",
};

const EXPIRED = "Email link is invalid or has expired";

/** POST /verify: a session for the code of a mail, or for the token of its link (`token_hash`). */
export async function verifyToken(call: IdentityCall): Promise<Response> {
  const { origin, clientIp } = call.env;
  const body = await readObject(call.req.raw);
  const kinds = kindsOf(textOf(body, "type"));
  if (body.token_hash) {
    const token = textOf(body, "token_hash");
    return call.json(await signInWith((tx) => takeByLink(tx, token, kinds), origin));
  }
  const email = normalEmail(textOf(body, "email"));
  const code = textOf(body, "token");
  await countAttempt(email, clientIp);
  const session = await signInWith((tx) => takeByCode(tx, email, code, kinds), origin);
  await forgiveAttempts(email, clientIp);
  return call.json(session);
}

async function signInWith(
  take: (tx: Tx) => Promise<TokenRow | undefined>,
  origin: string,
): Promise<IdentitySession> {
  const session = await asOnlyOwner(() =>
    asService(async (tx) => {
      const row = await take(tx);
      const user = row && (await confirm(tx, row));
      return user && issueSession(tx, user, METHODS[row.kind], origin);
    }),
  );
  if (!session) throw new IdentityError(403, "otp_expired", "Token has expired or is invalid");
  return followed(session);
}

/** GET /verify: what a mailed link opens. Leads to the page that was asked for, with a code or a session; or an error. */
export async function openLink(call: IdentityCall): Promise<Response> {
  const { origin } = call.env;
  const target = new URL(ownAddress(call.req.query("redirect_to"), origin));
  const type = call.req.query("type") ?? "";
  try {
    const token = call.req.query("token") ?? "";
    const opened = await asOnlyOwner(() => asService((tx) => open(tx, token, kindsOf(type), origin)));
    if (!opened) throw new IdentityError(403, "otp_expired", EXPIRED);
    if ("code" in opened) target.searchParams.set("code", opened.code);
    else target.hash = fragmentOf(await followed(opened.session), type);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const told = { error: "access_denied", error_code: error.code, error_description: error.message };
    // In the query too, which our own callback can read; scripts of pages look into the fragment.
    for (const [name, value] of Object.entries(told)) target.searchParams.set(name, value);
    target.hash = String(new URLSearchParams(told));
  }
  return new Response(null, {
    status: 303,
    headers: {
      Location: target.href,
      "Cache-Control": "private, no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}

async function open(
  tx: Tx,
  token: string,
  kinds: readonly TokenKind[],
  origin: string,
): Promise<{ readonly code: string } | { readonly session: IdentitySession } | null> {
  const row = await takeByLink(tx, token, kinds);
  const user = row && (await confirm(tx, row));
  if (!user) return null;
  const { code_challenge, code_challenge_method } = row;
  const method = METHODS[row.kind];
  return code_challenge !== null && code_challenge_method !== null
    ? { code: await makeCode(tx, user.id, method, { code_challenge, code_challenge_method }) }
    : { session: await issueSession(tx, user, method, origin) };
}

/** What a mail proves is written down; undefined when the person's address has become another one since. */
async function confirm(tx: Tx, { kind, user_id, email }: TokenRow): Promise<UserRow | undefined> {
  const user = await tx
    .selectFrom("auth.users")
    .selectAll()
    .where("id", "=", user_id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (kind === "email_change") {
    // Links that went to the address that is left must not work for the account any more.
    await endMailedLinks(tx, user_id);
    return changeUser(tx, user_id, { email, confirm: true });
  }
  if (user.email !== email) return undefined;
  // A password from before the address was proved may be of somebody who does not have it.
  const unproved = kind !== "signup" && user.email_confirmed_at === null;
  return changeUser(tx, user_id, { confirm: true, ...(unproved && { encrypted_password: null }) });
}

/** @throws IdentityError email_exists when the new address has meanwhile become somebody else's. */
async function asOnlyOwner<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "23505")
      throw new IdentityError(
        422,
        "email_exists",
        "A user with this email address has already been registered",
      );
    throw error;
  }
}

function kindsOf(type: string): readonly TokenKind[] {
  const kinds = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (!kinds)
    throw new IdentityError(400, "validation_failed", `type must be one of ${Object.keys(KINDS).join(", ")}`);
  return kinds;
}

function fragmentOf(session: IdentitySession, type: string): string {
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session;
  const fields = { access_token, expires_at, expires_in, refresh_token, token_type, type };
  return String(new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)])));
}
