import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it, vi } from "vitest";
import { resetEnv } from "@/lib/env";
import { GET } from "./route";

vi.stubEnv("RATE_LIMIT_FACTOR", "0");
resetEnv();

it("200: a valid document that names this service, and every endpoint", async () => {
  const response = await GET(new Request("http://affiche.test/api/v1/design/openapi.json"));
  expect(response.status).toBe(200);
  const document = await response.json();
  expect(document.servers).toEqual([{ url: "http://affiche.test" }]);
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining([
      "/api/v1/render",
      "/api/v1/design/documents/{id}",
      "/api/v1/design/openapi.json",
    ]),
  );
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
});
