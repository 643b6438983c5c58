import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchPicture } from "./fetch-picture";
import { MediaError } from "./media-error";

const PICTURE = "https://pictures.test/cat.png";
const PROXIED = `/api/v1/design/image-proxy?url=${encodeURIComponent(PICTURE)}`;
const { signal } = new AbortController();
let asked: string[] = [];

/** Answers by address; whoever is not named does not answer, as to a page that CORS keeps out. */
function serve(answers: Readonly<Record<string, Response>>): void {
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    const answer = answers[address];
    return answer ? Promise.resolve(answer) : Promise.reject(new TypeError("Failed to fetch"));
  });
}

beforeEach(() => {
  asked = [];
  vi.stubGlobal("location", { href: "https://affiche.test/canvas" });
});
afterEach(() => void vi.unstubAllGlobals());

describe("a picture of another server", () => {
  it("comes from there where that is allowed", async () => {
    serve({ [PICTURE]: new Response("png", { headers: { "content-type": "image/png" } }) });
    expect((await fetchPicture(PICTURE, signal)).type).toBe("image/png");
    expect(asked).toEqual([PICTURE]);
  });

  it("comes through the proxy where its server keeps pages out", async () => {
    serve({ [PROXIED]: new Response("png") });
    expect(new TextDecoder().decode((await fetchPicture(PICTURE, signal)).bytes)).toBe("png");
    asked = [];
    serve({ [PICTURE]: new Response("", { status: 403 }), [PROXIED]: new Response("png") });
    expect((await fetchPicture(PICTURE, signal)).bytes.length).toBe(3);
    expect(asked).toEqual([PICTURE, PROXIED]);
  });

  it("says what was wrong at first where the proxy does not help either", async () => {
    serve({ [PROXIED]: new Response("", { status: 502 }) });
    await expect(fetchPicture(PICTURE, signal)).rejects.toThrow(/does not answer/);
  });

  it("is not asked for twice when it is not there, too large, ours, or given up", async () => {
    serve({ [PICTURE]: new Response("", { status: 404 }) });
    await expect(fetchPicture(PICTURE, signal)).rejects.toThrow("the address answered 404");
    serve({ [PICTURE]: new Response("12345") });
    await expect(fetchPicture(PICTURE, signal, 4)).rejects.toBeInstanceOf(MediaError);
    serve({});
    await expect(fetchPicture("/media/ours.jpg", signal)).rejects.toThrow(/does not answer/);
    await expect(fetchPicture(PICTURE, AbortSignal.abort())).rejects.toThrow(/does not answer/);
    expect(asked).toEqual([PICTURE, PICTURE, "/media/ours.jpg", PICTURE]);
  });
});
