import { afterEach, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/env";
import { PEER_FLAG, PEER_HEADER } from "@/lib/http/client-ip";
import { mayReadMailbox } from "./mailbox-access";

const flags = globalThis as Record<symbol, unknown>;

afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
  delete flags[PEER_FLAG];
});

const here = { host: "localhost:3000", [PEER_HEADER]: "127.0.0.1", "x-forwarded-for": "127.0.0.1" };

it.each<[string, boolean, Record<string, string>, Record<string, string>?]>([
  ["this machine", true, {}],
  ["this machine, by IPv6", true, { host: "[::1]:3000", [PEER_HEADER]: "::1" }],
  ["this machine, IPv4 in IPv6", true, { host: "127.0.0.1", [PEER_HEADER]: "::ffff:127.0.0.1" }],
  ["another machine", false, { [PEER_HEADER]: "192.168.1.4" }],
  ["an unknown peer", false, { [PEER_HEADER]: "" }],
  ["a proxy on this machine", false, { "x-forwarded-for": "203.0.113.4" }],
  ["a proxy, with a forged entry first", false, { "x-forwarded-for": "127.0.0.1, 203.0.113.4" }],
  ["a proxy that says Forwarded", false, { forwarded: "for=203.0.113.4" }],
  ["a name that leads here", false, { host: "rebound.example:3000" }],
  ["a name that begins like ours", false, { host: "localhost.evil.example" }],
  ["no host", false, { host: "" }],
  ["a mail server", false, {}, { SMTP_URL: "smtp://mail.test" }],
  ["declared proxies", false, {}, { TRUSTED_PROXY_HOPS: "1" }],
  ["a public address", false, {}, { PUBLIC_URL: "https://posters.example" }],
  ["a public address that is this machine's", true, {}, { PUBLIC_URL: "http://localhost:3000" }],
  ["a project of Supabase", false, {}, { NEXT_PUBLIC_SUPABASE_URL: "https://x.supabase.test" }],
])("%s: %s", (_name, expected, headers, settings = {}) => {
  flags[PEER_FLAG] = true;
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  resetEnv();
  expect(mayReadMailbox(new Headers({ ...here, ...headers }))).toBe(expected);
});

it("is closed where no server of ours tells the peer", () => {
  resetEnv();
  expect(mayReadMailbox(new Headers(here))).toBe(false);
});
