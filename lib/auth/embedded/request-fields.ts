import { IdentityError } from "./identity-error";
import type { CodeChallenge } from "./one-time-token";
import { textOf } from "./read-fields";

type Body = Readonly<Record<string, unknown>>;

/** One address and nothing that a mail program could take for two: no spaces, lists, names or quotes. */
const ADDRESS = /^[^\s@,;:<>()[\]\\"]{1,64}@[^\s@,;:<>()[\]\\"]{1,189}$/u;

/** The e-mail address of a body, in lower case. @throws IdentityError when there is none, or a telephone number. */
export function emailOf(body: Body, name = "email"): string {
  if (body.phone && !body[name])
    throw new IdentityError(400, "phone_provider_disabled", "Signing in by telephone is not possible here");
  return normalEmail(textOf(body, name));
}

/** An address in the form in which it is kept. @throws IdentityError when it is none. */
export function normalEmail(text: string): string {
  const email = text.trim().normalize("NFC").toLowerCase();
  if (!ADDRESS.test(email) || hasControl(email))
    throw new IdentityError(400, "email_address_invalid", "Unable to validate email address: invalid format");
  return email;
}

/** What a person tells of themselves (`data`), as JSON text; null when nothing. @throws IdentityError when it is too much. */
export function metadataOf(body: Body): string | null {
  const { data } = body;
  if (data === undefined || data === null) return null;
  if (typeof data !== "object" || Array.isArray(data))
    throw new IdentityError(400, "validation_failed", "data must be an object");
  const text = JSON.stringify(data);
  checkMetadata(text);
  return text;
}

/** Checks what a person tells of themselves, as JSON text. @throws IdentityError when it is too much. */
export function checkMetadata(text: string): void {
  // It becomes part of every access token and so of every cookie.
  if (text.length > MAX_METADATA_CHARACTERS || text.includes("\\u0000"))
    throw new IdentityError(
      400,
      "validation_failed",
      `data must be at most ${MAX_METADATA_CHARACTERS} characters of JSON, without NUL`,
    );
}

const MAX_METADATA_CHARACTERS = 2048;

/** What the exchange of a PKCE flow must match; null for a flow without. @throws IdentityError when it is incomplete. */
export function challengeOf(body: Body): CodeChallenge | null {
  if (!body.code_challenge) return null;
  const code_challenge = textOf(body, "code_challenge");
  const method = String(body.code_challenge_method ?? "plain").toLowerCase();
  if (!/^[\w.~+/=-]{43,128}$/.test(code_challenge) || (method !== "s256" && method !== "plain"))
    throw new IdentityError(
      400,
      "validation_failed",
      "code_challenge or code_challenge_method is not usable",
    );
  return { code_challenge, code_challenge_method: method };
}

/** Where a link may lead: an address of this service, or its first page when another one was asked for. */
export function ownAddress(asked: string | null | undefined, origin: string): string {
  if (asked && URL.canParse(asked, origin)) {
    const address = new URL(asked, origin);
    if (address.origin === origin) return address.href;
  }
  return `${origin}/`;
}

function hasControl(text: string): boolean {
  return /\p{Cc}|\p{Cf}/u.test(text);
}
