import { expect, it } from "vitest";
import { z } from "zod";
import { MAX_JSON_BODY_BYTES } from "./body";
import { type Access, defineEndpoint } from "./endpoint";
import { readBody } from "./read-body";

const read = (access: Access, largeBecause?: string) =>
  readBody(
    new Request("http://a.test/", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify("a".repeat(MAX_JSON_BODY_BYTES)),
    }),
    defineEndpoint({
      id: "make-large",
      method: "POST",
      path: "/api/v1/large",
      surface: "design",
      summary: "Large",
      access,
      rateClass: "publish",
      body: { schema: z.string(), maxBytes: 2 * MAX_JSON_BODY_BYTES, ...(largeBecause && { largeBecause }) },
      replies: {},
      errors: [],
      cacheControl: "no-store",
    }),
  );

it("takes more than the usual most for a stated reason, and from people only", async () => {
  expect((await read("signed-in", "files")).json).toHaveLength(MAX_JSON_BODY_BYTES);
  await expect(read("signed-in")).rejects.toThrow("10 MiB");
  await expect(read("anyone", "files")).rejects.toThrow("10 MiB");
  await expect(read("public", "files")).rejects.toThrow("10 MiB");
});
