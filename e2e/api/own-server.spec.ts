import { expect, test } from "../fixtures/test";

// Next would send these addresses on to themselves without the slash, and answer what it does not know with a page.
for (const path of ["/api/v1/effects/", "/api/v1/no-such-thing", "/api/"]) {
  test(`our own server answers ${path} as JSON and sends nobody elsewhere`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(404);
    expect(answer.headers()).not.toHaveProperty("location");
    expect(answer.headers()["content-type"]).toMatch(/^application\/json/);
    expect(answer.headers()["access-control-allow-origin"]).toBe("*");
    expect(await answer.json()).toMatchObject({ code: "NOT_FOUND" });
  });
}

test("pages come from Next", async ({ request }) => {
  const answer = await request.get("/fonts/", { maxRedirects: 0 });
  expect([answer.status(), answer.headers().location]).toEqual([308, "/fonts"]);
});
