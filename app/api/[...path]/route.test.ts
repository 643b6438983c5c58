import { expect, it } from "vitest";
import { endpoints } from "@/lib/api/registry";
import { GET, POST } from "./route";

it("names the path and what there is, on the poster API with a code", async () => {
  const answer = await POST(new Request("http://poster.test/api/v1/state/validat", { method: "POST" }));
  expect(answer.status).toBe(404);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("x-request-id")).toMatch(/^[\da-f-]{36}$/);
  const body = await answer.json();
  expect(body).toMatchObject({
    code: "NOT_FOUND",
    error: "There is no /api/v1/state/validat. What there is stands in endpoints.",
  });
  expect(body.endpoints).toContain("POST /api/v1/state/validate");
  expect(body.endpoints).toHaveLength(endpoints.filter(({ surface }) => surface === "poster").length);
});

it("has no code and no CORS on the design API, and cuts long paths", async () => {
  const answer = await GET(new Request(`http://poster.test/api/v1/design/${"x".repeat(5000)}`));
  const body = await answer.json();
  expect([answer.status, body.code, answer.headers.get("access-control-allow-origin")]).toEqual([
    404,
    undefined,
    null,
  ]);
  expect(body.error.length).toBeLessThan(300);
});
