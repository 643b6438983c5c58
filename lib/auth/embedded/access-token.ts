/**
 * Access tokens of the embedded identity. Threat: tokens made by somebody else, or read out of a dump of the database.
 * Covered: they are signed (ES256) with a key that is derived from the install's secret and kept nowhere; the algorithm
 * is fixed by us, never by the token. Left open: a token is not asked for twice within its hour by those who only check
 * the signature; this app always asks whether the session is still there.
 */
import { createECDH, createPrivateKey, type KeyObject } from "node:crypto";
import { calculateJwkThumbprint, type JWK, jwtVerify, SignJWT } from "jose";
import { deriveKey } from "@/lib/data/secret-key";
import { IdentityError } from "./identity-error";

/** How long an access token is good, in seconds. */
export const ACCESS_TOKEN_SECONDS = 3600;

const ALGORITHM = "ES256";
const AUDIENCE = "authenticated";

/** Order of the curve P-256: private keys are 1 to this, exclusive. */
const CURVE_ORDER = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicJwk: JWK;
  readonly kid: string;
}

const made = new Map<string, Promise<SigningKey>>();

/** The install's key pair, the same after every start and on every machine with the same secret. */
function signingKey(): Promise<SigningKey> {
  // More bytes than the curve needs, so that no private key is likelier than another.
  const seed = deriveKey("access-tokens", 48).toString("hex");
  const known = made.get(seed) ?? makeKey(seed);
  made.set(seed, known);
  return known;
}

async function makeKey(seed: string): Promise<SigningKey> {
  const secret = Buffer.from(
    ((BigInt(`0x${seed}`) % (CURVE_ORDER - 1n)) + 1n).toString(16).padStart(64, "0"),
    "hex",
  );
  const curve = createECDH("prime256v1");
  curve.setPrivateKey(secret);
  const point = curve.getPublicKey();
  const publicPart = {
    kty: "EC",
    crv: "P-256",
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33, 65).toString("base64url"),
  };
  const kid = await calculateJwkThumbprint(publicPart);
  return {
    kid,
    privateKey: createPrivateKey({ key: { ...publicPart, d: secret.toString("base64url") }, format: "jwk" }),
    publicJwk: { ...publicPart, kid, alg: ALGORITHM, use: "sig", key_ops: ["verify"] },
  };
}

/** The public keys, for those who check tokens themselves (JWKS). */
export async function publicKeys(): Promise<{ readonly keys: readonly JWK[] }> {
  return { keys: [(await signingKey()).publicJwk] };
}

/** What an access token says. */
export interface AccessClaims {
  /** Origin and path of the identity that made it. */
  readonly issuer: string;
  readonly userId: string;
  readonly sessionId: string;
  readonly email: string;
  readonly appMetadata: unknown;
  readonly userMetadata: unknown;
  /** How the person proved who they are. */
  readonly amr: unknown;
}

/** Makes an access token. @param issuedAt epoch seconds. */
export async function signAccessToken(claims: AccessClaims, issuedAt: number): Promise<string> {
  const { privateKey, kid } = await signingKey();
  return new SignJWT({
    email: claims.email,
    phone: "",
    app_metadata: claims.appMetadata,
    user_metadata: claims.userMetadata,
    role: "authenticated",
    aal: "aal1",
    amr: claims.amr,
    session_id: claims.sessionId,
    is_anonymous: false,
  })
    .setProtectedHeader({ alg: ALGORITHM, kid, typ: "JWT" })
    .setIssuer(claims.issuer)
    .setSubject(claims.userId)
    .setAudience(AUDIENCE)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + ACCESS_TOKEN_SECONDS)
    .sign(privateKey);
}

/** Who and which session a token speaks for. @throws IdentityError bad_jwt for any that is not ours, or over. */
export async function readAccessToken(token: string): Promise<{ userId: string; sessionId: string }> {
  const { publicJwk } = await signingKey();
  try {
    const { payload } = await jwtVerify(token, publicJwk, { algorithms: [ALGORITHM], audience: AUDIENCE });
    const { sub, session_id: sessionId } = payload;
    if (typeof sub === "string" && typeof sessionId === "string") return { userId: sub, sessionId };
  } catch (cause) {
    throw new IdentityError(403, "bad_jwt", `The access token is not usable: ${reasonOf(cause)}.`);
  }
  throw new IdentityError(403, "bad_jwt", "The access token names no session.");
}

const reasonOf = (cause: unknown) =>
  cause instanceof Error && "code" in cause && cause.code === "ERR_JWT_EXPIRED"
    ? "it has expired"
    : "it was not made here";
