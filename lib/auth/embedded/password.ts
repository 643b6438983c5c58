/**
 * Passwords. Threat: a dump of the database from which passwords are guessed; an answer, or its time, that tells whether an
 * address has an account. Covered: Argon2id with OWASP's parameters; the same work for addresses that nobody has. Left
 * open: passwords that everybody uses; the number of attempts is what is limited.
 */
import { hash, verify } from "@node-rs/argon2";
import { IdentityError } from "./identity-error";

/** Fewest characters of a password. */
export const MIN_PASSWORD_CHARACTERS = 8;

/** Most bytes of a password. */
const MAX_PASSWORD_BYTES = 1024;

// OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, 2 passes, 1 lane. The package's default algorithm is Argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash of a new password, with its parameters in it. @throws IdentityError weak_password. */
export async function hashPassword(password: string): Promise<string> {
  if ([...password].length < MIN_PASSWORD_CHARACTERS)
    throw new IdentityError(
      422,
      "weak_password",
      `Password should be at least ${MIN_PASSWORD_CHARACTERS} characters.`,
    );
  if (Buffer.byteLength(password) > MAX_PASSWORD_BYTES)
    throw new IdentityError(
      422,
      "weak_password",
      `Password should be at most ${MAX_PASSWORD_BYTES} bytes long.`,
    );
  return hash(password.normalize("NFKC"), COST);
}

let nobodys: Promise<string> | undefined;

/** Whether it is the password of a hash; false, after the same work, where there is no hash. */
export async function isPassword(known: string | null | undefined, password: string): Promise<boolean> {
  nobodys ??= hash("of nobody, so that refusing takes as long", COST);
  const against = known ?? (await nobodys);
  const short = Buffer.byteLength(password) > MAX_PASSWORD_BYTES ? "" : password;
  const matches = await verify(against, short.normalize("NFKC"));
  return known ? matches : false;
}
