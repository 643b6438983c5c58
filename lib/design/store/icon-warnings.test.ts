import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { DesignDiff } from "../document/diff";
import type { DesignRecord } from "../schema/records";
import { iconWarnings } from "./icon-warnings";

const asked: string[] = [];
/** Each test has names of its own: what was answered is remembered. */
let round = 0;
const answer = (name: string, variant: string | null): Response => {
  if (name.startsWith("busy")) return Response.json({ error: "Too many requests." }, { status: 429 });
  if (name.startsWith("none")) return Response.json({ error: `There is no icon ${name}.` }, { status: 404 });
  if (variant === "gold") return Response.json({ error: "The variants are regular." }, { status: 400 });
  return new Response("<svg/>", { headers: { "content-type": "image/svg+xml" } });
};

beforeEach(() => {
  round++;
  vi.stubGlobal("fetch", async (address: string) => {
    const { searchParams } = new URL(address, "http://design.test");
    asked.push(searchParams.toString());
    return answer(searchParams.get("name") ?? "", searchParams.get("variant"));
  });
});
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

const icon = (iconName: string, more: object = {}) =>
  ({ id: "n", type: "icon", iconName: `${iconName}-${round}`, ...more }) as unknown as DesignRecord;
const diffOf = (...changes: [before: DesignRecord | null, after: DesignRecord | null][]): DesignDiff =>
  ({
    records: new Map(changes.map(([before, after], at) => [`n${at}`, { before, after }])),
  }) as unknown as DesignDiff;

describe("warnings of icons", () => {
  it("name the node and what the service said, once for each that there is not", async () => {
    expect(await iconWarnings(diffOf([null, icon("there")], [null, icon("none")]))).toEqual([
      { nodeId: "n1", what: `icon "none-${round}"`, reason: `There is no icon none-${round}.` },
    ]);
  });

  it("tell of a variant that is not, though the usual one is drawn", async () => {
    const [warning, ...others] = await iconWarnings(diffOf([null, icon("there", { iconWeight: "gold" })]));
    expect(warning?.reason).toBe("The variants are regular.");
    expect(others).toEqual([]);
    expect(asked).toEqual([`name=there-${round}&variant=gold`, `name=there-${round}`]);
  });

  it("ask nothing about icons that stay, go, or were changed otherwise", async () => {
    const text = { id: "n", type: "text" } as unknown as DesignRecord;
    const same = diffOf(
      [icon("none"), icon("none", { className: "size-6" })],
      [icon("none"), null],
      [null, text],
    );
    expect(await iconWarnings(same)).toEqual([]);
    expect(asked).toEqual([]);
  });

  it("ask once for an icon that is drawn often, and again when the service was busy", async () => {
    await iconWarnings(diffOf([null, icon("there")], [null, icon("there")]));
    expect(asked).toHaveLength(1);
    await iconWarnings(diffOf([null, icon("busy")]));
    await iconWarnings(diffOf([null, icon("busy")]));
    expect(asked).toHaveLength(3);
  });
});
