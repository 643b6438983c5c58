import { describe, expect, it, vi } from "vitest";
import { createMediaDesk } from "./media-desk";
import { MAX_MEDIA_BYTES, type OutsideFetch } from "./outside-fetch";

const file = (sizeBytes: number) => ({ contentType: "image/png", bytes: new Uint8Array(sizeBytes) });

describe("media desk", () => {
  it("fetches an address once per picture, and again for the next", async () => {
    const fetchOutside = vi.fn<OutsideFetch>(async () => file(1));
    const desk = createMediaDesk(fetchOutside);
    await Promise.all([desk.fetch("http://a.test/"), desk.fetch("http://a.test/")]);
    expect(fetchOutside).toHaveBeenCalledTimes(1);
    desk.reset();
    await desk.fetch("http://a.test/");
    expect(fetchOutside).toHaveBeenCalledTimes(2);
  });

  it("stops when a picture has had its share of bytes", async () => {
    const fetchOutside = vi.fn<OutsideFetch>(async (_, { maxBytes }) => file(maxBytes));
    const desk = createMediaDesk(fetchOutside);
    for (let i = 0; i < 4; i++) await desk.fetch(`http://a.test/${i}`);
    expect(fetchOutside.mock.lastCall?.[1].maxBytes).toBe(MAX_MEDIA_BYTES);
    await expect(desk.fetch("http://a.test/5")).rejects.toThrow("more media");
    desk.reset();
    await expect(desk.fetch("http://a.test/5")).resolves.toBeTruthy();
  });

  it("stops after 250 addresses", async () => {
    const desk = createMediaDesk(async () => file(0));
    for (let i = 0; i < 250; i++) await desk.fetch(`http://a.test/${i}`);
    await expect(desk.fetch("http://a.test/250")).rejects.toThrow("more media");
  });
});
