import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

/** A process that says how it does on one channel while its other output has lost its reader. */
const PROGRAM = `
const { outliveLog } = await import("./scripts/serve/outlive-log.ts");
if (process.argv[1] === "guarded") outliveLog();
process.on("uncaughtException", (error) => process.send("uncaught " + error.code));
process.send("ready");
process.once("message", async () => {
  for (let line = 0; line < 50; line++) {
    console.log("a line");
    console.error("another");
    await new Promise((resolve) => setImmediate(resolve));
  }
  process.send("alive");
  process.disconnect();
});
`;

async function outputWithoutReader(argument: string): Promise<unknown> {
  const child = spawn(
    process.execPath,
    ["--import", "tsx", "--input-type=module", "-e", PROGRAM, "--", argument],
    {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    },
  );
  const said: unknown[] = [];
  child.on("message", (message) => said.push(message));
  await once(child, "message");
  child.stdout?.destroy();
  child.stderr?.destroy();
  child.send("go on");
  await once(child, "message");
  child.kill();
  return said.at(-1);
}

it("a process outlives the reader of its log", async () => {
  expect(await outputWithoutReader("guarded")).toBe("alive");
});

it("which one that is not guarded does not", async () => {
  expect(await outputWithoutReader("unguarded")).toBe("uncaught EPIPE");
});
