import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { fetchMedia } from "./fetch-media";
import { setOwnOrigin } from "./own-origin";
import { type LocalServer, startLocalServer } from "./test/local-server";

const HASH = "ab".repeat(32);
const limits = { maxBytes: 100, timeoutMs: 2000 };

describe("fetchMedia", () => {
  let app: LocalServer;
  let inside: LocalServer;

  beforeAll(async () => {
    inside = await startLocalServer((_, response) => response.end("inside"));
    app = await startLocalServer((request, response) => {
      if (request.url === "/media/a")
        response.writeHead(200, { "content-type": "image/webp" }).end("picture");
      else if (request.url === `/uploads/${HASH}.png`)
        response.writeHead(200, { "content-type": "image/png" }).end("upload");
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

  it.each(["http://localhost:3000", "http://192.168.0.9:3000", "https://posters.example"])(
    "finds an upload at home that was made when the app was called %s",
    async (origin) => {
      const file = await fetchMedia(`${origin}/uploads/${HASH}.png`, limits);
      expect(new TextDecoder().decode(file.bytes)).toBe("upload");
    },
  );

  it("asks elsewhere for an upload that is not at home, under the usual rules", async () => {
    const address = `http://192.168.0.9:3000/uploads/${"cd".repeat(32)}.png`;
    await expect(fetchMedia(address, limits)).rejects.toMatchObject({ code: "INVALID_REQUEST" });
    await expect(fetchMedia(`${inside.origin}/uploads/../etc`, limits)).rejects.toMatchObject({
      code: "INVALID_REQUEST",
    });
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
