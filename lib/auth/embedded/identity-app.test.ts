import { createLocalJWKSet, generateKeyPair, jwtVerify, SignJWT, UnsecuredJWT } from "jose";
import { describe, expect, it, vi } from "vitest";
import { openTestEmbedded } from "@/lib/data/test/test-engines";
import { createPerson } from "../test/create-person";
import { setting, setUpIdentity } from "../test/set-up-identity";
import { askIdentity, ORIGIN } from "../test/test-browser";
import { signAccessToken } from "./access-token";

setUpIdentity(openTestEmbedded);

const codeOf = async (response: Response) => [response.status, (await response.json()).code];
const userWith = (token: string) => askIdentity("/user", { headers: { authorization: `Bearer ${token}` } });

describe("the embedded identity on the wire", () => {
  it("marks every answer with its version, and none may be kept", async () => {
    for (const path of ["/health", "/settings", "/user", "/nothing", "/.well-known/jwks.json"]) {
      const { headers } = await askIdentity(path);
      expect(headers.get("x-supabase-api-version")).toBe("2024-01-01");
      expect(headers.get("cache-control")).toContain("no-store");
      expect(headers.get("access-control-allow-origin")).toBeNull();
    }
  });

  it("makes tokens that anybody can check with the public keys", async () => {
    const { session, id, email } = await createPerson({ email: "token@people.test" });
    const keys = createLocalJWKSet(await (await askIdentity("/.well-known/jwks.json")).json());
    const { payload, protectedHeader } = await jwtVerify(session.access_token, keys);
    expect(protectedHeader).toMatchObject({ alg: "ES256", kid: expect.any(String) });
    expect(payload).toMatchObject({
      sub: id,
      email,
      aud: "authenticated",
      role: "authenticated",
      aal: "aal1",
      phone: "",
      is_anonymous: false,
      session_id: expect.stringMatching(/^[\da-f-]{36}$/),
      amr: [{ method: "password", timestamp: expect.any(Number) }],
      app_metadata: { provider: "email", providers: ["email"] },
      user_metadata: {},
    });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(3600);
    expect(await (await askIdentity("/.well-known/jwks.json")).text()).not.toContain('"d"');
  });

  it("takes no token that it has not made, or whose time or session is over", async () => {
    const { session, id } = await createPerson({ email: "forged@people.test" });
    expect((await userWith(session.access_token)).status).toBe(200);
    const { payload } = await jwtVerify(
      session.access_token,
      createLocalJWKSet(await (await askIdentity("/.well-known/jwks.json")).json()),
    );
    const { privateKey } = await generateKeyPair("ES256");
    const forged = await new SignJWT(payload).setProtectedHeader({ alg: "ES256" }).sign(privateKey);
    const shared = await new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(Buffer.alloc(32));
    const none = new UnsecuredJWT(payload).encode();
    const [head, body, signature] = session.access_token.split(".");
    const cut = `${head}.${body}.`;
    const swapped = `${head}.${Buffer.from(JSON.stringify({ ...payload, sub: "x" })).toString("base64url")}.${signature}`;
    const claims = {
      issuer: `${ORIGIN}/auth/v1`,
      userId: id,
      email: session.user.email,
      sessionId: String(payload.session_id),
      appMetadata: {},
      userMetadata: {},
      amr: [],
    };
    const expired = await signAccessToken(claims, Math.floor(Date.now() / 1000) - 3601);
    for (const token of [forged, shared, none, cut, swapped, expired, "a.b.c", "garbage"])
      expect(await codeOf(await userWith(token)), token).toEqual([403, "bad_jwt"]);
    const other = { ...claims, sessionId: "00000000-0000-4000-8000-000000000000" };
    const ended = await signAccessToken(other, Math.floor(Date.now() / 1000));
    expect(await codeOf(await userWith(ended))).toEqual([403, "session_not_found"]);
    const someone = await createPerson({ email: "someone@people.test" });
    const crossed = await signAccessToken({ ...claims, userId: someone.id }, Math.floor(Date.now() / 1000));
    expect(await codeOf(await userWith(crossed))).toEqual([403, "session_not_found"]);
  });

  it.each<[string, RequestInit & { json?: unknown }, number, string]>([
    ["/user", {}, 401, "no_authorization"],
    ["/user", { headers: { authorization: "Basic YTpi" } }, 401, "no_authorization"],
    ["/logout", { method: "POST" }, 401, "no_authorization"],
    ["/logout?scope=moon", { method: "POST" }, 400, "validation_failed"],
    ["/signup", { method: "POST", body: "{" }, 400, "bad_json"],
    [
      "/signup",
      { method: "POST", headers: { "content-type": "application/json" }, body: "{" },
      400,
      "bad_json",
    ],
    ["/signup", { json: [] }, 400, "bad_json"],
    ["/signup", { json: null }, 400, "bad_json"],
    ["/signup", { json: {} }, 400, "validation_failed"],
    ["/signup", { json: { email: 5, password: "long enough" } }, 400, "validation_failed"],
    ["/signup", { json: { phone: "+491", password: "long enough" } }, 400, "phone_provider_disabled"],
    ["/signup", { json: { email: "a@b.test", password: "x".repeat(70_000) } }, 413, "validation_failed"],
    [
      "/signup",
      { json: { email: "a@b.test", password: "long enough", data: "text" } },
      400,
      "validation_failed",
    ],
    [
      "/signup",
      { json: { email: "a@b.test", password: "long enough", data: { a: "x".repeat(3000) } } },
      400,
      "validation_failed",
    ],
    [
      "/signup",
      { json: { email: "a@b.test", password: "long enough", data: { a: "\0" } } },
      400,
      "validation_failed",
    ],
    ["/otp", { json: { email: "a@b.test", code_challenge: "short" } }, 400, "validation_failed"],
    [
      "/otp",
      { json: { email: "a@b.test", code_challenge: "x".repeat(43), code_challenge_method: "md5" } },
      400,
      "validation_failed",
    ],
    ["/token", { json: {} }, 400, "validation_failed"],
    ["/token?grant_type=refresh_token", { json: {} }, 400, "validation_failed"],
    ["/token?grant_type=refresh_token", { json: { refresh_token: "x" } }, 400, "refresh_token_not_found"],
    ["/token?grant_type=pkce", { json: { auth_code: "x", code_verifier: "y" } }, 404, "flow_state_not_found"],
    ["/token?grant_type=id_token", { json: {} }, 400, "validation_failed"],
    ["/verify", { json: { type: "constructor", token: "1", email: "a@b.test" } }, 400, "validation_failed"],
    ["/verify", { json: { type: "email", token_hash: "x" } }, 403, "otp_expired"],
    ["/resend", { json: { type: "sms", email: "a@b.test" } }, 400, "validation_failed"],
    ["/authorize?provider=google", {}, 400, "validation_failed"],
    ["/factors", { json: {} }, 404, "not_found"],
    ["/admin/users", {}, 404, "not_found"],
  ])("%s %j answers %i %s", async (path, init, status, code) => {
    expect(await codeOf(await askIdentity(path, init))).toEqual([status, code]);
  });

  it("counts who asks over the network", async () => {
    setting("RATE_LIMIT_FACTOR", "1");
    const answers = await Promise.all(Array.from({ length: 121 }, () => askIdentity("/health")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(await codeOf(refused[0] ?? new Response())).toEqual([429, "over_request_rate_limit"]);
  });

  it("is not there beside a Supabase project", async () => {
    setting("NEXT_PUBLIC_SUPABASE_URL", "https://project.supabase.test");
    expect((await askIdentity("/health")).status).toBe(404);
  });

  it("says of what goes wrong inside nothing but that it did", async () => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const { database } = await import("@/lib/data/database");
    const { kysely } = await database();
    const broken = vi.spyOn(kysely, "transaction").mockImplementation(() => {
      throw new Error("secret detail");
    });
    const response = await askIdentity("/otp", { json: { email: "a@b.test" } });
    broken.mockRestore();
    expect(response.status).toBe(500);
    expect(await response.text()).not.toContain("secret");
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
  });
});
