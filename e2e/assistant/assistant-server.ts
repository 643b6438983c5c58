import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type FakeModel, startFakeModel } from "@/scripts/fake-model/start";
import { startServer } from "../fixtures/start-server";
import { test as base, expect } from "../fixtures/test";

/** A service whose assistant is a scripted model. */
export interface AssistantServer {
  readonly origin: string;
  readonly model: FakeModel;
}

/** The tests' own test, on a service with a scripted model: one for each worker. */
export const test = base.extend<{ baseURL: string }, { served: AssistantServer }>({
  served: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), "affiche-assistant-"));
      const model = await startFakeModel();
      const server = await startServer({
        DATA_DIR: folder,
        ANTHROPIC_BASE_URL: model.origin,
        ANTHROPIC_API_KEY: "scripted",
      });
      await use({ origin: server.origin, model });
      await server.close();
      await model.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ served }, use) => use(served.origin),
});

export { expect };
