import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fileReply, judgeRequest } from "./request-guard";

const rules = { origin: "http://127.0.0.1:3000", publicOrigin: "https://posters.test" };
const judge = (address: string, method = "GET") => judgeRequest(method, address, rules);

describe("judgeRequest", () => {
  it.each([
    "/render-surface",
    "/_next/static/chunks/a.js",
    "/fonts/a.woff2",
    "/media/a.webp",
    "/images/a",
    "/uploads/a",
    "/models/a.glb",
    "/svgs/a.svg",
    "/decoders/draco/a.wasm",
  ])("lets %s of the app through", (path) =>
    expect(judge(rules.origin + path)).toEqual({ verdict: "through" }),
  );

  it.each([
    "/",
    "/api/v1/render",
    "/render-surface/x",
    "/canvas?lm=1",
    "/fonts/../api/v1/effects",
    "/mediaX/a",
  ])("refuses %s of the app", (path) => expect(judge(rules.origin + path)).toEqual({ verdict: "refuse" }));

  it.each(["POST", "PUT", "DELETE", "OPTIONS", "HEAD"])("refuses %s everywhere", (method) => {
    for (const address of [`${rules.origin}/media/a.webp`, "https://example.org/a.png"]) {
      expect(judge(address, method)).toEqual({ verdict: "refuse" });
    }
  });

  it.each([
    "file:///etc/passwd",
    "ftp://example.org/a",
    "chrome://gpu",
    "ws://127.0.0.1:3000/",
    "no address",
  ])("refuses %s", (address) => expect(judge(address)).toEqual({ verdict: "refuse" }));

  it("asks the app itself for media under its public address, and refuses the rest of it", () => {
    expect(judge("https://posters.test/media/a.webp?w=2")).toEqual({
      verdict: "fetch",
      url: "http://127.0.0.1:3000/media/a.webp?w=2",
    });
    expect(judge("https://posters.test/api/v1/effects")).toEqual({ verdict: "refuse" });
  });

  it("knows the app by the other names of this machine, on its own port", () => {
    for (const name of ["localhost", "[::1]"]) {
      expect(judge(`http://${name}:3000/uploads/a.png`)).toEqual({
        verdict: "fetch",
        url: "http://127.0.0.1:3000/uploads/a.png",
      });
      expect(judge(`http://${name}:3000/api/v1/effects`)).toEqual({ verdict: "refuse" });
      const other = `http://${name}:3001/uploads/a.png`;
      expect(judge(other)).toEqual({ verdict: "fetch", url: other });
    }
  });

  it("lets nothing through that is not on the app's own origin, however it is written", () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(judge(address)).toEqual({ verdict: "fetch", url: new URL(address).href });
      }),
    );
    for (const other of [
      "http://127.0.0.1:3001",
      "http://localhost:3000",
      "http://127.0.0.1:3000@evil.test",
    ]) {
      expect(judge(`${other}/media/a`).verdict).toBe("fetch");
    }
  });
});

describe("fileReply", () => {
  const file = { contentType: "video/webm", bytes: new TextEncoder().encode("0123456789") };

  it("hands over the whole file, readable by any page", () => {
    const reply = fileReply(file, undefined);
    expect(reply).toMatchObject({ status: 200, headers: { "access-control-allow-origin": "*" } });
    expect(reply.body.toString()).toBe("0123456789");
  });

  it("hands over the piece that is asked for", () => {
    const reply = fileReply(file, "bytes=2-4");
    expect(reply).toMatchObject({ status: 206, headers: { "content-range": "bytes 2-4/10" } });
    expect(reply.body.toString()).toBe("234");
    expect(fileReply(file, "bytes=10-")).toMatchObject({
      status: 416,
      headers: { "content-range": "bytes */10" },
    });
  });
});
