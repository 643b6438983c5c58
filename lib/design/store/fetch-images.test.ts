import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ImageSearch } from "@/lib/schema/media-search";
import { fetchImages } from "./fetch-images";

const IMAGE = { id: "p1", url: "/media/p1.jpg", width: 800, height: 600 };

let server: Server;
let answer: { readonly status: number; readonly body: string };
let asked: string[];

/** A service as the page that runs the store has it: addresses without an origin are its own. */
beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    response.writeHead(answer.status).end(answer.body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const fetchOfNode = fetch;
  vi.stubGlobal("fetch", (address: string) => fetchOfNode(new URL(address, origin)));
});

afterEach(() => {
  vi.unstubAllGlobals();
  server.closeAllConnections();
  server.close();
});

describe("the search for pictures", () => {
  it("asks the service for what is given, and for nothing else", async () => {
    answer = { status: 200, body: JSON.stringify({ query: "sea & sky", total: 31, images: [IMAGE] }) };
    const search = { query: "sea & sky", limit: 5, orientation: undefined } as ImageSearch;
    expect(await fetchImages(search)).toEqual({ total: 31, images: [IMAGE] });
    expect(asked).toEqual(["/api/v1/images/search?query=sea+%26+sky&limit=5"]);
  });

  it("says what the service says when it refuses", async () => {
    answer = { status: 400, body: JSON.stringify({ error: "query: is missing", code: "INVALID_REQUEST" }) };
    await expect(fetchImages({ query: "" })).rejects.toThrow("query: is missing");
  });

  it("says so when what answers is not the service", async () => {
    for (const status of [200, 502]) {
      answer = { status, body: "<html>Bad gateway</html>" };
      await expect(fetchImages({ query: "sea" }), String(status)).rejects.toThrow(
        "The search for pictures gave no answer.",
      );
    }
  });

  it("says so when the service cannot be reached", async () => {
    server.close();
    await once(server, "close");
    await expect(fetchImages({ query: "sea" })).rejects.toThrow("The search for pictures cannot be reached.");
  });
});
