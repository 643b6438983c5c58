import sharp from "sharp";
import { EXAMPLES } from "@/examples/registry";
import { expect, test } from "../fixtures/test";

const POSTER = EXAMPLES.find(({ id }) => id === "quote")?.state;

test("npm start draws pictures by itself: PNG, JPEG and WebP of the size that was asked for", async ({
  request,
}) => {
  for (const format of ["png", "jpeg", "webp"]) {
    const data = { state: POSTER, format, width: 300, height: 300 };
    const answer = await request.post("/api/v1/render", { data });
    expect(answer.status(), await answer.text().catch(() => "")).toBe(200);
    expect(answer.headers()["content-type"]).toBe(`image/${format}`);
    const { width, height, format: found } = await sharp(await answer.body()).metadata();
    expect({ width, height, found }).toEqual({ width: 300, height: 300, found: format });
    const again = await request.post("/api/v1/render", { data });
    expect(again.headers()["x-cache"]).toBe("HIT");
    expect((await again.body()).equals(await answer.body())).toBe(true);
  }
});
