import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { decodeLink } from "./decode";

interface Golden {
  readonly kind: string;
  readonly url: string;
  readonly mode: string;
  readonly state: unknown;
}

const folder = new URL("./golden/", import.meta.url);
const golden = readdirSync(folder)
  .sort()
  .map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), "utf8")) as Golden] as const);

describe("golden links", () => {
  it("are ten of every kind", () => {
    for (const kind of ["readable", "compressed", "lz-string", "legacy"]) {
      expect(golden.filter(([, link]) => link.kind === kind)).toHaveLength(10);
    }
  });

  it.each(golden)("%s opens as the poster that it was", (_name, link) => {
    expect(decodeLink(link.url)).toEqual({ mode: link.mode, state: link.state });
  });
});
