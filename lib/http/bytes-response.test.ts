import { describe, expect, it } from "vitest";
import { bytesOf, bytesResponse } from "./bytes-response";

const bytes = Uint8Array.from({ length: 100_000 }, (_, i) => i % 251);
const HEADERS = { "Content-Type": "image/png" };

describe("bytesResponse", () => {
  it("says type and length, and reads as the very same bytes", async () => {
    const response = bytesResponse(bytes, 203, HEADERS);
    expect(response.status).toBe(203);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "image/png",
      "content-length": "100000",
    });
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes);
    expect(bytes).toHaveLength(100_000);
  });

  it("can be read as text, in copies and when there is nothing in it", async () => {
    const response = bytesResponse(Buffer.from("grün"), 200, HEADERS);
    expect(await response.clone().text()).toBe("grün");
    expect(await response.text()).toBe("grün");
    expect(await bytesResponse(new Uint8Array(), 200, HEADERS).text()).toBe("");
  });
});

describe("bytesOf", () => {
  it("gives the bytes themselves, uncopied", () => {
    expect(bytesOf(bytesResponse(bytes, 200, HEADERS))).toBe(bytes);
  });

  it("gives nothing for other responses, and none of a response that was wrapped: its body may be another", () => {
    expect(bytesOf(new Response("text"))).toBeUndefined();
    const ours = bytesResponse(bytes, 200, HEADERS);
    expect(bytesOf(new Response(ours.body, ours))).toBeUndefined();
  });
});
