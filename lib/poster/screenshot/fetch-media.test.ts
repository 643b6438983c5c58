import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fetchMedia } from "./fetch-media";
import { setOwnOrigin } from "./own-origin";
import { type LocalServer, startLocalServer } from "./test/local-server";

const limits = { maxBytes: 100, timeoutMs: 2000 };

describe("fetchMedia", () => {
  let app: LocalServer;
  let inside: LocalServer;

  beforeAll(async () => {
    inside = await startLocalServer((_, response) => response.end("inside"));
    app = await startLocalServer((request, response) => {
      if (request.url === "/media/a")
        response.writeHead(200, { "content-type": "image/webp" }).end("picture");
      else if (request.url === "/media/large") response.end("x".repeat(101));
      else if (request.url === "/media/away") response.writeHead(302, { location: inside.origin }).end();
      else response.writeHead(404).end();
    });
    setOwnOrigin(app.origin);
  });
  afterEach(() => expect(inside.hits).toEqual([]));
  afterAll(async () => {
    Reflect.deleteProperty(globalThis, "afficheOwnOrigin");
    await Promise.all([app.close(), inside.close()]);
  });

  it("reads the app's own media from the app itself", async () => {
    const file = await fetchMedia(`${app.origin}/media/a`, limits);
    expect(file.contentType).toBe("image/webp");
    expect(new TextDecoder().decode(file.bytes)).toBe("picture");
  });

  it.each(["missing", "large", "away"])("refuses its own media that is %s", async (name) => {
    await expect(fetchMedia(`${app.origin}/media/${name}`, limits)).rejects.toThrow();
  });

  it("contacts nothing else inside the machine", async () => {
    const { port } = new URL(inside.origin);
    for (const address of [
      inside.origin,
      `http://localhost:${port}/`,
      `http://0x7f.1:${port}/`,
      "file:///etc/hosts",
    ]) {
      await expect(fetchMedia(address, limits)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    }
  });
});
