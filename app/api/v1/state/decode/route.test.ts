import { describe, expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/env";
import { POST } from "./route";

vi.stubEnv("RATE_LIMIT_FACTOR", "0");
resetEnv();

const post = (body: unknown) =>
  POST(
    new Request("http://poster.test/api/v1/state/decode", {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": "application/json" },
    }),
  );

describe("POST /state/decode", () => {
  it("200: mode and state of a link, or of its query alone", async () => {
    for (const url of [
      "https://a.b/canvas?lm=1&ca=1:1&cbg=%23000000&ly=[]",
      "lm=1&ca=1:1&cbg=%23000000&ly=[]",
    ]) {
      const response = await post({ url });
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual({
        mode: "layer",
        state: { canvas: { aspectRatio: "1:1", backgroundColor: "#000000" }, layers: [] },
      });
    }
  });

  it("200: a link of the older format", async () => {
    const { mode, state } = await (await post({ url: "https://a.b/?v=1&in=shape&bg=112233" })).json();
    expect([mode, state.canvas.backgroundColor]).toEqual(["legacy", "#112233"]);
  });

  it("400 INVALID_REQUEST: no url", async () => {
    for (const body of [{}, { url: "" }, { url: 5 }]) {
      const response = await post(body);
      expect([response.status, (await response.json()).code]).toEqual([400, "INVALID_REQUEST"]);
    }
  });

  it("400 INVALID_LINK: a damaged link, and a link of an invalid state with its problems", async () => {
    const cut = await post({ url: "https://a.b/canvas?lm=1&ca=1:1&cbg=%23000000&ly=[{" });
    expect([cut.status, (await cut.json()).code]).toEqual([400, "INVALID_LINK"]);
    const invalid = await (await post({ url: "lm=1&ca=1:1&cbg=%23000000&ly=[{}]" })).json();
    expect(invalid.code).toBe("INVALID_LINK");
    expect(invalid.errors.length).toBeGreaterThan(3);
  });

  it("413: more than 10 MiB", async () => {
    const response = await post({ url: "x".repeat(10 * 1024 * 1024) });
    expect([response.status, (await response.json()).code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });
});
