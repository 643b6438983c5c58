import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// Tests never touch the working tree's data, and never share it between workers.
process.env.DATA_DIR ??= mkdtempSync(join(tmpdir(), "affiche-test-"));
process.env.NEXT_TELEMETRY_DISABLED = "1";
// With DATABASE_URL the key is required.
if (process.env.DATABASE_URL) process.env.SECRET_KEY ??= "only-for-tests-only-for-tests-only-for-tests";
