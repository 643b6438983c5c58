import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "../env";
import { clientAddress, PEER_FLAG, PEER_HEADER } from "./client-ip";

const flags = globalThis as Record<symbol, unknown>;
const address = (headers: Record<string, string>, hops = 0) => {
  vi.stubEnv("TRUSTED_PROXY_HOPS", String(hops));
  resetEnv();
  return clientAddress(new Headers(headers));
};

beforeEach(() => {
  flags[PEER_FLAG] = true;
});
afterEach(() => {
  delete flags[PEER_FLAG];
  vi.unstubAllEnvs();
  resetEnv();
});

describe("clientAddress", () => {
  it("is the socket's address, whatever is forwarded", () => {
    expect(address({ [PEER_HEADER]: "192.0.2.7", "x-forwarded-for": "203.0.113.1" })).toBe("192.0.2.7");
  });

  it("does not believe the peer header of another server's caller", () => {
    delete flags[PEER_FLAG];
    expect(address({ [PEER_HEADER]: "192.0.2.7" })).toBe("unknown");
  });

  it.each([
    [1, "203.0.113.1, 198.51.100.2", "198.51.100.2"],
    [2, "203.0.113.1, 198.51.100.2", "203.0.113.1"],
    [3, "203.0.113.1, 198.51.100.2", "unknown"],
    [1, "forged", "unknown"],
    [1, "", "unknown"],
    [1, "203.0.113.1, , ", "unknown"],
    [1, "203.0.113.1, 198.51.100.2:4711", "198.51.100.2"],
    [1, "203.0.113.1, [2001:db8::1]:4711", "2001:db8:0:0::/64"],
    [1, "127.1", "unknown"],
    [1, "0x7f000001", "unknown"],
    [1, "2130706433", "unknown"],
    [1, "unknown", "unknown"],
  ])("with %i hops takes that entry from the right of %j", (hops, forwarded, expected) => {
    expect(address({ "x-forwarded-for": forwarded, [PEER_HEADER]: "192.0.2.7" }, hops)).toBe(expected);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:db8:1:2:ffff::1", "2001:db8:1:2::/64"],
    ["2001:db8:1:3::1", "2001:db8:1:3::/64"],
    ["::ffff:192.0.2.7", "192.0.2.7"],
    ["[2001:db8::1]:443", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("groups %s as %s", (peer, expected) => {
    expect(address({ [PEER_HEADER]: peer })).toBe(expected);
  });
});
