import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { parseEnv } from "@/lib/env";

// Set by the system or by Node tools, never by a person for Affiche.
const NOT_OURS = new Set(["NODE_ENV", "PATH"]);

const source = readFileSync("lib/env.ts", "utf8");
const schema = source.slice(source.indexOf("z.object({"), source.indexOf("\n});"));
const read = [...schema.matchAll(/^ {2}([A-Z][A-Z0-9_]*):/gm)].map((match) => match[1] ?? "");
const example = readFileSync(".env.example", "utf8");
const lines = example.split("\n").filter((line) => line && !line.startsWith("#"));

describe(".env.example", () => {
  it("names exactly the variables that this version reads", () => {
    expect(read.length).toBeGreaterThan(5);
    const named = lines.map((line) => line.split("=")[0] ?? "");
    expect(named.toSorted()).toEqual(read.filter((name) => !NOT_OURS.has(name)).toSorted());
  });

  it("explains each of them on the line above", () => {
    expect(example).not.toMatch(/^[^#\n]+\n[A-Z]/m);
    expect(example).not.toMatch(/^\n[A-Z]/m);
  });

  it("is itself a usable environment", () => {
    const given = Object.fromEntries(lines.map((line) => line.split("=") as [string, string]));
    expect(parseEnv(given)).toMatchObject({ PORT: 3000, RATE_LIMIT_FACTOR: 1 });
  });
});
