import { spawn } from "node:child_process";
import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterAll, describe, expect, it } from "vitest";

const ROUNDS = 20;
const folder = mkdtempSync(join(tmpdir(), "affiche-test-crash-"));
const personId = randomUUID();

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A line of test/save-until-killed.ts. */
interface Line {
  readonly opening?: string;
  readonly found?: number;
  readonly id?: string;
  readonly content?: { readonly version: number; readonly pages: readonly number[] };
  readonly saved?: number;
}

/** Runs the saving process until it has said so many lines, then kills it in the middle of whatever it is doing. */
async function runUntil(lines: number, documentId?: string): Promise<readonly Line[]> {
  const program = join("lib", "data", "test", "save-until-killed.ts");
  const child = spawn(
    process.execPath,
    ["--import", "tsx", program, folder, personId, ...(documentId ? [documentId] : [])],
    { stdio: ["ignore", "pipe", "pipe"] },
  );
  let complaints = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaints += chunk.toString();
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve) =>
    child.once("close", (_code, signal) => resolve(signal)),
  );
  const said: Line[] = [];
  // What was in the pipe when it was killed was acknowledged too, and is read to the end.
  for await (const line of createInterface({ input: child.stdout })) {
    said.push(JSON.parse(line) as Line);
    if (said.length === lines) child.kill("SIGKILL");
  }
  expect(await ended, complaints).toBe("SIGKILL");
  return said;
}

describe("the embedded database when its process is killed", () => {
  it(`keeps every save that it acknowledged, ${ROUNDS} times, and opens again at once`, async () => {
    let acknowledged = 1;
    let documentId: string | undefined;
    for (let round = 0; round < ROUNDS; round++) {
      // Now and then while it is still recovering from the last time.
      const said = await runUntil(documentId && round % 5 === 4 ? 1 : randomInt(3, 30), documentId);
      const found = said.find((line) => line.found !== undefined);
      if (!found) continue;
      documentId = found.id;
      // One more may have been on its way to the disk when nobody was left to be told.
      expect([acknowledged, acknowledged + 1]).toContain(found.found);
      expect(found.content).toEqual({ version: found.found, pages: Array(400).fill(found.found) });
      acknowledged = said.at(-1)?.saved ?? found.found ?? 0;
    }
    expect(acknowledged).toBeGreaterThan(ROUNDS);
  }, 240_000);
});
