import { describe, expect, it } from "vitest";
import { confinementFlags, launchFlags } from "./launch-flags";

const flagValue = (flags: string[], name: string) =>
  flags.find((flag) => flag.startsWith(`--${name}=`))?.slice(name.length + 3);

describe("launchFlags", () => {
  it("gives up the sandbox for root only", () => {
    expect(launchFlags({ isRoot: true })).toContain("--no-sandbox");
    expect(launchFlags({ isRoot: false })).not.toContain("--no-sandbox");
  });

  it("never turns the graphics off", () => {
    expect(launchFlags({ isRoot: true })).not.toContain("--disable-gpu");
  });
});

describe("confinementFlags", () => {
  it.each([
    ["http://127.0.0.1:3000", "127.0.0.1:3000", "127.0.0.1"],
    ["http://127.0.0.1", "127.0.0.1:80", "127.0.0.1"],
    ["http://[::1]:3000", "[::1]:3000", "::1"],
  ])("leaves only %s reachable", (origin, reachable, name) => {
    const flags = confinementFlags(origin);
    expect(flagValue(flags, "proxy-bypass-list")).toBe(`<-loopback>;${reachable}`);
    expect(flagValue(flags, "host-resolver-rules")).toBe(`MAP * ~NOTFOUND, EXCLUDE ${name}`);
  });
});
