import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020 } from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { openApiDocument } from "./openapi";
import { endpoints } from "./registry";
import { createSchemaPool } from "./schema-pool";

interface Operation {
  readonly operationId: string;
  readonly parameters?: readonly { readonly name: string; readonly in: string }[];
  readonly requestBody?: unknown;
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, object>> };
}

const options = { origin: "https://posters.test", version: "1.2.3" };
const document = openApiDocument(endpoints, options) as unknown as Document;
const copy = () => JSON.parse(JSON.stringify(document)) as Record<string, unknown>;

/** One line per operation: what a caller depends on. */
const outline = ({ paths }: Document) =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { parameters = [], responses }]) => {
      const names = parameters.map(({ name }) => name).join(" ");
      const statuses = Object.entries(responses).map(([status, { description }]) =>
        Number(status) < 400 ? status : `${status} ${description}`,
      );
      return `${method} ${path} (${names}): ${statuses.join("; ")}`;
    }),
  );

describe("the OpenAPI document", () => {
  it("is valid by the schema of OpenAPI 3.1", async () => {
    expect(await new Validator().validate(copy())).toMatchObject({ valid: true });
  });

  it("would be found out if it were not", async () => {
    const broken = { ...copy(), info: { title: "no version" } };
    expect((await new Validator().validate(broken)).valid).toBe(false);
  });

  it("covers every endpoint once", () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(
        ([method, { operationId }]) => `${operationId} ${method.toUpperCase()} ${path}`,
      ),
    );
    expect(operations.sort()).toEqual(
      endpoints.map(({ id, method, path }) => `${id} ${method} ${path}`).sort(),
    );
  });

  it("holds everything it refers to, and nothing that is not used", () => {
    const text = JSON.stringify(document);
    const wanted = new Set(
      [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name),
    );
    const held = new Set(Object.keys(document.components.schemas));
    expect(text).not.toContain("#/$defs/");
    expect([...wanted].filter((name) => !held.has(name ?? ""))).toEqual([]);
    expect([...held].filter((name) => !wanted.has(name) && name !== "DesignError")).toEqual([]);
  });

  it("has bodies that take their own examples", () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    ajv.addSchema({ $id: "https://posters.test/openapi", ...copy() });
    const withExample = endpoints.filter(({ body }) => body?.example !== undefined);
    expect(withExample.length).toBeGreaterThan(0);
    for (const { path, method, body } of withExample) {
      const pointer = `paths/${path.replaceAll("/", "~1")}/${method.toLowerCase()}/requestBody/content/application~1json/schema`;
      const validate = ajv.compile({ $ref: `https://posters.test/openapi#/${pointer}` });
      expect(validate(body?.example), `${path}: ${JSON.stringify(validate.errors)}`).toBe(true);
    }
  });

  it("promises what it promised before", () => {
    expect(outline(document)).toMatchSnapshot();
  });
});

describe("an operation", () => {
  it("has the parameters of path and query, and errors by status with their codes", () => {
    const endpoint = defineEndpoint({
      id: "get-thing",
      method: "GET",
      path: "/api/v1/things/{thingId}",
      surface: "poster",
      summary: "A thing",
      rateClass: "discovery",
      query: z.object({
        limit: z.coerce.number().int().min(1).default(5).describe("How many."),
        q: z.string(),
      }),
      replies: { 200: { description: "It.", schema: z.strictObject({ name: z.string() }) } },
      errors: ["NOT_FOUND", "INVALID_LINK"],
      cacheControl: "no-store",
    });
    const { paths } = openApiDocument([endpoint], options) as unknown as Document;
    const operation = paths["/api/v1/things/{thingId}"]?.get;
    expect(operation?.parameters).toEqual([
      { name: "thingId", in: "path", required: true, schema: { type: "string" } },
      {
        name: "limit",
        in: "query",
        required: false,
        description: "How many.",
        schema: { default: 5, type: "integer", minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
      },
      { name: "q", in: "query", required: true, schema: { type: "string" } },
    ]);
    const described = Object.entries(operation?.responses ?? {}).map(([status, { description }]) => [
      status,
      description,
    ]);
    expect(described).toEqual([
      ["200", "It."],
      ["400", "INVALID_REQUEST, INVALID_LINK"],
      ["404", "NOT_FOUND"],
      ["429", "RATE_LIMITED"],
      ["500", "INTERNAL"],
    ]);
  });

  it("says who may call, and what file it takes", () => {
    const endpoint = (access: "public" | "anyone" | "signed-in" | "paid") =>
      defineEndpoint({
        id: `put-${access}`,
        method: "PUT",
        path: `/api/v1/design/${access}`,
        surface: "design",
        summary: "Takes",
        access,
        rateClass: "documents",
        upload: { maxBytes: 12, description: "A picture." },
        replies: { 200: { description: "Taken." } },
        errors: [],
        cacheControl: "no-store",
      });
    const all = (["public", "anyone", "signed-in", "paid"] as const).map(endpoint);
    const { paths } = openApiDocument(all, options) as unknown as Document;
    const put = (access: string) =>
      paths[`/api/v1/design/${access}`]?.put as Operation & { security?: unknown };
    expect(put("public").security).toBeUndefined();
    expect(put("anyone").security).toEqual([{ session: [] }, { shareToken: [] }]);
    expect(put("signed-in").security).toEqual([{ session: [] }]);
    expect(put("paid").security).toEqual([{ session: [] }]);
    expect(Object.keys(put("paid").responses)).toEqual(["200", "401", "403", "413", "429", "500"]);
    expect(put("public").requestBody).toMatchObject({
      description: "At most 12 bytes.",
      content: { "multipart/form-data": { schema: { required: ["file"] } } },
    });
  });

  it("needs a name for what refers to itself", () => {
    interface Tree {
      readonly children: readonly Tree[];
    }
    const tree: z.ZodType<Tree> = z.lazy(() => z.object({ children: z.array(tree) }));
    expect(() => createSchemaPool().publish(z.object({ tree }), "input")).toThrow(/needs an id/);
  });
});
