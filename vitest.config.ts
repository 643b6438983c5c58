import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const root = fileURLToPath(new URL(".", import.meta.url)).replace(/\/$/, "");

export default defineConfig({
  resolve: {
    alias: [
      { find: /^@\//, replacement: `${root}/` },
      { find: "server-only", replacement: `${root}/scripts/test/server-only.ts` },
    ],
  },
  test: {
    include: ["{app,components,lib,scripts,examples}/**/*.test.{ts,tsx}"],
    setupFiles: ["scripts/test/setup.ts"],
    environment: "node",
    testTimeout: 20_000,
    pool: "threads",
  },
});
