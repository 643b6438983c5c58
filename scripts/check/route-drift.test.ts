import { existsSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { endpoints } from "@/lib/api/registry";
import type { Endpoint } from "@/lib/http/endpoint";
import { ERROR_STATUS } from "@/lib/http/error-codes";
import { readSourceFiles } from "./project-files";

/** The catch-all has no contract: it answers that there is nothing. */
const EXEMPT = "app/api/[...path]/route.ts";

const routeFiles = readSourceFiles(["app/api"])
  .map((file) => file.path)
  .filter((path) => path.endsWith("/route.ts") && path !== EXEMPT);

const urlOf = (path: string) =>
  `/${path.replace(/^app\//, "").replace(/\/route\.ts$/, "")}`.replace(/\[([^\]]+)\]/g, "{$1}");
const keyOf = (endpoint: Pick<Endpoint, "method" | "path">) => `${endpoint.method} ${endpoint.path}`;

/** The contracts that a route module serves: `serve` attaches them to each handler. */
async function servedBy(path: string): Promise<readonly Endpoint[]> {
  const route = (await import(/* @vite-ignore */ `../../${path}`)) as {
    GET?: { endpoints?: readonly Endpoint[] };
  };
  return route.GET?.endpoints ?? [];
}

describe("contracts and routes", () => {
  it("every route on disk serves contracts of its own path, and every contract is served once", async () => {
    const served = await Promise.all(
      routeFiles.map(async (path) => {
        const contracts = await servedBy(path);
        expect(contracts.length, `${path} is not made by serve()`).toBeGreaterThan(0);
        for (const contract of contracts) expect(contract.path, path).toBe(urlOf(path));
        return contracts.map(keyOf);
      }),
    );
    expect(served.flat().sort()).toEqual(endpoints.map(keyOf).sort());
  });

  it("operation ids are unique and name the contract's file", () => {
    expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length);
    for (const { id, surface } of endpoints) {
      expect(existsSync(`lib/api/${surface}/${id}.ts`), `lib/api/${surface}/${id}.ts`).toBe(true);
    }
  });

  it.each(routeFiles)("%s has a test beside it that meets every status of its contracts", async (path) => {
    const testPath = path.replace(/route\.ts$/, "route.test.ts");
    expect(existsSync(testPath), `${testPath} is missing`).toBe(true);
    const text = readFileSync(testPath, "utf8");
    for (const contract of await servedBy(path)) {
      // What the wrapper answers by itself is tested once, beside it.
      const ofErrors = contract.errors.filter((code) => code !== "UNSUPPORTED_MEDIA_TYPE");
      const statuses = [
        ...Object.keys(contract.replies),
        ...ofErrors.map((code) => String(ERROR_STATUS[code])),
      ];
      for (const status of statuses) {
        expect(text, `${testPath} never expects ${status}`).toContain(status);
      }
    }
  });
});
