import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, it } from "vitest";

const module = new URL("./shutdown-hooks.ts", import.meta.url).href;

/** Runs a small program with a hook that says what happens to it. */
function run(program: string): ChildProcess {
  const code = `
    const { onShutdown } = await import(${JSON.stringify(module)});
    const say = (word) => require("node:fs").writeSync(1, word + "\\n");
    const remove = onShutdown({
      close: () => new Promise((resolve) => setTimeout(() => { say("closed"); resolve(); }, 50)),
      kill: () => say("killed"),
    });
    ${program}
    say("ready");
  `;
  const wrapped = `(async () => {${code}})()`;
  return spawn(process.execPath, ["--import", "tsx", "-e", wrapped], {
    stdio: ["ignore", "pipe", "inherit"],
  });
}

async function outcome(child: ChildProcess, signal?: NodeJS.Signals) {
  let output = "";
  child.stdout?.on("data", (chunk) => {
    output += chunk;
    if (signal && output === "ready\n") child.kill(signal);
  });
  const [exitCode, endedBy] = await once(child, "close");
  return { said: output.trim().split("\n"), exitCode, endedBy };
}

describe("onShutdown", () => {
  const wait = "setInterval(() => undefined, 1000);";

  it.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)(
    "closes on %s, and the process ends as it would have",
    async (signal) => {
      expect(await outcome(run(wait), signal)).toEqual({
        said: ["ready", "closed"],
        exitCode: null,
        endedBy: signal,
      });
    },
  );

  it("leaves the end to a server that handles the signal itself", async () => {
    const server = `${wait} process.on("SIGTERM", () => setTimeout(() => process.exit(7), 300));`;
    expect(await outcome(run(server), "SIGTERM")).toEqual({
      said: ["ready", "closed", "killed"],
      exitCode: 7,
      endedBy: null,
    });
  });

  it("kills at once on exit, and does nothing once removed", async () => {
    expect((await outcome(run("setTimeout(() => process.exit(0), 50);"))).said).toEqual(["ready", "killed"]);
    expect((await outcome(run("remove();"))).said).toEqual(["ready"]);
  });
});
