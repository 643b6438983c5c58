import { afterEach, describe, expect, it, vi } from "vitest";
import { resetEnv } from "../../env";
import { siteAddress, siteLabelOf } from "./site-address";

const given = (variables: Record<string, string>) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  resetEnv();
};
afterEach(() => {
  vi.unstubAllEnvs();
  resetEnv();
});

describe("addresses of sites", () => {
  it("are on this machine, at our own port, unless told otherwise", () => {
    expect(siteAddress("shop", "http://127.0.0.1:3000")).toBe("http://shop.sites.localhost:3000");
    expect(siteAddress("shop", "http://localhost")).toBe("http://shop.sites.localhost");
    given({ PUBLIC_URL: "https://posters.example", PORT: "3210" });
    expect(siteAddress("shop", "https://posters.example")).toBe("http://shop.sites.localhost:3210");
  });

  it("are below SITES_DOMAIN, in the scheme that the app is reached by", () => {
    given({ SITES_DOMAIN: "pages.example", PUBLIC_URL: "https://posters.example" });
    expect(siteAddress("shop", "https://posters.example")).toBe("https://shop.pages.example");
    given({ SITES_DOMAIN: "pages.example:8080" });
    expect(siteAddress("shop", "http://127.0.0.1:3000")).toBe("http://shop.pages.example:8080");
  });
});

describe("hosts of sites", () => {
  it.each([
    ["shop.sites.localhost:3000", "shop"],
    ["SHOP.Sites.LocalHost", "shop"],
    ["shop.sites.localhost.:3000", "shop"],
    ["shop--k3x9a0pq.sites.localhost", "shop--k3x9a0pq"],
    ["sites.localhost", ""],
    ["a.b.sites.localhost", ""],
    [".sites.localhost", ""],
    ["localhost:3000", null],
    ["127.0.0.1:3000", null],
    ["[::1]:3000", null],
    ["evilsites.localhost", null],
    ["sites.localhost.evil.example", null],
    ["", null],
    [undefined, null],
  ])("%s asks for %j", (host, label) => {
    expect(siteLabelOf(host)).toBe(label);
  });

  it("never include the app's own, even below SITES_DOMAIN", () => {
    given({ SITES_DOMAIN: "example.com", PUBLIC_URL: "https://app.example.com" });
    expect(siteLabelOf("app.example.com")).toBeNull();
    expect(siteLabelOf("shop.example.com:443")).toBe("shop");
    given({ SITES_DOMAIN: "example.com", PUBLIC_URL: "https://example.com" });
    expect(siteLabelOf("example.com")).toBeNull();
    expect(siteLabelOf("shop.sites.localhost")).toBeNull();
  });
});
