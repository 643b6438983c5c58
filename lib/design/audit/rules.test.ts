import { existsSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openDesign, type SurfaceChanges } from "../tools/test/open-design";
import { auditRules } from "./registry";

interface Found {
  readonly ruleId: string;
  readonly nodeId: string;
  readonly message: string;
  readonly fix: string;
  readonly repairable: boolean;
}

interface Case {
  readonly markup: string;
  readonly drawn?: SurfaceChanges["drawn"];
  readonly width?: number;
}

async function auditOf({ markup, drawn = {}, width = 1200 }: Case) {
  const design = await openDesign({ markup, drawn, width });
  const outcome = await design.call("audit_design", {});
  if (!outcome.success) throw new Error(outcome.error);
  return { design, findings: outcome.data.findings as readonly Found[] };
}

const pale = { color: "rgb(170, 170, 170)" };
const section = (body: string) => `<section data-name="s" className="flex">${body}</section>`;
const alike = (title: string) =>
  `<section className="grid grid-cols-2"><h2>${title}</h2><div className="flex"><p>a</p><p>b</p></div></section>`;

/** For each rule: what it finds something in, at which nodes (by name) and with which words; and what it leaves alone. */
const CASES: Record<string, { bad: (Case & { at: string[]; says: RegExp })[]; good: Case[] }> = {
  "contrast-ratio": {
    bad: [
      { markup: '<p data-name="p">Words</p>', drawn: { p: pale }, at: ["p"], says: /2\.32:1 .*needs 4\.5:1/ },
      {
        markup: '<p data-name="p">Words</p>',
        drawn: { p: { color: "oklch(0.55 0.2 30 / 0.5)", background: "oklch(1 0 0)" } },
        at: ["p"],
        says: /on #ffffff/,
      },
      {
        markup: '<h1 data-name="h">Big</h1>',
        drawn: { h: { ...pale, fontSizePx: 40 } },
        at: ["h"],
        says: /needs 3:1/,
      },
      {
        markup: '<p data-name="p">Bold</p>',
        drawn: { p: { color: "#8a8a8a", fontSizePx: 18, fontWeight: 700 } },
        at: ["p"],
        says: /needs 4\.5:1/,
      },
    ],
    good: [
      { markup: '<p data-name="p">Words</p>' },
      { markup: '<p data-name="p"></p>', drawn: { p: pale } },
      { markup: '<p data-name="p">Over a picture</p>', drawn: { p: { ...pale, background: null } } },
      { markup: '<p data-name="p">Clipped</p>', drawn: { p: { color: "rgba(0, 0, 0, 0)" } } },
      { markup: '<button data-name="b" disabled>Wait</button>', drawn: { b: pale } },
      { markup: '<p data-name="p">Large</p>', drawn: { p: { color: "#8a8a8a", fontSizePx: 24 } } },
      {
        markup: '<p data-name="p">Bold</p>',
        drawn: { p: { color: "#8a8a8a", fontSizePx: 18.7, fontWeight: 700 } },
      },
    ],
  },
  "implicit-block-container": {
    bad: [
      {
        markup: '<div data-name="d"><p>a</p><p>b</p></div>',
        drawn: { d: { display: "block" } },
        at: ["d"],
        says: /2 children and no layout/,
      },
    ],
    good: [
      { markup: '<div className="md:grid"><p>a</p><p>b</p></div>' },
      { markup: "<div><p>a</p></div>" },
      { markup: '<div className="space-y-4"><p>a</p><p>b</p></div>' },
      { markup: '<div><p>a</p><p className="absolute">b</p></div>' },
      { markup: "<ul><li>a</li><li>b</li></ul>" },
    ],
  },
  "generic-layer-name": {
    bad: [
      {
        markup: '<div data-name="Frame 12" className="flex"><p>a</p></div>',
        at: ["Frame 12"],
        says: /"Frame 12"/,
      },
      { markup: '<p data-name="text copy 2">a</p>', at: ["text copy 2"], says: /says nothing/ },
    ],
    good: [
      {
        markup: "<section className='flex'><h1>Salt</h1><p>Words</p><div><button>Go</button></div></section>",
      },
      { markup: '<div data-name="Plan card">x</div>' },
    ],
  },
  "type-scale": {
    bad: [
      {
        markup: section('<p data-name="a">a</p><p data-name="b">b</p><p data-name="c">c</p>'),
        drawn: { c: { fontSizePx: 15.5 } },
        at: ["c"],
        says: /15\.5 px; others on the page have 16 px/,
      },
      {
        markup: section(Array.from({ length: 9 }, (_, at) => `<p data-name="t${at}">a</p>`).join("")),
        drawn: Object.fromEntries(
          Array.from({ length: 9 }, (_, at) => [`t${at}`, { fontSizePx: 10 * 1.2 ** at }]),
        ),
        at: ["Page"],
        says: /9 sizes of text/,
      },
    ],
    good: [{ markup: section('<p data-name="a">a</p><p>b</p>'), drawn: { a: { fontSizePx: 20 } } }],
  },
  "spacing-grid": {
    bad: [
      { markup: '<p data-name="p" className="md:p-[13px]">a</p>', at: ["p"], says: /md:p-\[13px\]/ },
      { markup: '<p data-name="p" style={{ marginTop: "-9px" }}>a</p>', at: ["p"], says: /marginTop: -9px/ },
    ],
    good: [
      {
        markup:
          '<p className="p-[16px] gap-[1rem] mt-[3px] p-3.5 top-[13px]" style={{ padding: "1em" }}>a</p>',
      },
    ],
  },
  "touch-target": {
    bad: [
      {
        markup: '<button data-name="b">x</button>',
        drawn: { b: { box: { x: 0, y: 0, width: 80, height: 20 } } },
        at: ["b"],
        says: /80 × 20 px.*needs 24 × 24/,
      },
      {
        markup: '<button data-name="b">x</button>',
        drawn: { b: { box: { x: 0, y: 0, width: 40, height: 40 } } },
        width: 390,
        at: ["b"],
        says: /needs 44 × 44/,
      },
    ],
    good: [
      {
        markup: '<button data-name="b">x</button>',
        drawn: { b: { box: { x: 0, y: 0, width: 40, height: 40 } } },
      },
      {
        markup: '<p>See <a data-name="l" href="/a">there</a></p>',
        drawn: { l: { box: { x: 0, y: 0, width: 40, height: 18 } } },
      },
    ],
  },
  "missing-alt": {
    bad: [{ markup: '<img data-name="i" src="/a.jpg" />', at: ["i"], says: /no alt/ }],
    good: [
      { markup: '<img src="/a.jpg" alt="" />' },
      { markup: '<img src="/a.jpg" alt="A hill" />' },
      { markup: '<img src="/a.jpg" aria-hidden="true" />' },
    ],
  },
  "control-name": {
    bad: [
      { markup: '<button data-name="b"><MenuIcon /></button>', at: ["b"], says: /no words/ },
      { markup: '<input data-name="i" />', at: ["i"], says: /no label/ },
    ],
    good: [
      { markup: '<button aria-label="Menu"><MenuIcon /></button>' },
      { markup: '<a href="/"><img src="/a.png" alt="Home" /></a>' },
      { markup: '<div className="flex"><label htmlFor="mail">E-mail</label><input id="mail" /></div>' },
      { markup: "<label>E-mail <input /></label>" },
    ],
  },
  "heading-order": {
    bad: [
      { markup: section('<h1>A</h1><h3 data-name="h">B</h3>'), at: ["h"], says: /h3 after an h1/ },
      { markup: section('<h2 data-name="h">A</h2>'), at: ["h"], says: /first heading/ },
      { markup: section('<h1>A</h1><h1 data-name="h">B</h1>'), at: ["h"], says: /second h1/ },
    ],
    good: [
      { markup: section("<h1>A</h1><h2>B</h2><h3>C</h3><h2>D</h2>") },
      { markup: section("<p>none</p>") },
    ],
  },
  "pure-black": {
    bad: [
      { markup: '<p data-name="p" className="hover:text-black">a</p>', at: ["p"], says: /hover:text-black/ },
      { markup: '<p data-name="p" style={{ color: "#000" }}>a</p>', at: ["p"], says: /color/ },
    ],
    good: [{ markup: '<p className="bg-black/50 text-neutral-950" style={{ color: "#0a0a0a" }}>a</p>' }],
  },
  "repeated-layout": {
    bad: [
      {
        markup: ["One", "Two", "Three"].map(alike).join(""),
        at: ["Three section"],
        says: /third section in a row/,
      },
    ],
    good: [
      { markup: ["One", "Two"].map(alike).join("") },
      {
        markup: [alike("One"), alike("Two"), section("<p>a</p><p>b</p><h2>c</h2>"), alike("Three")].join(""),
      },
    ],
  },
};

const rules = auditRules.entries.map((rule) => [rule.id, rule] as const);

describe("rules of an audit", () => {
  it("are the files of the folder, and all of them have cases", () => {
    const files = readdirSync("lib/design/audit/rules").map((name) => name.replace(/\.ts$/, ""));
    expect([...auditRules.ids].sort()).toEqual(files.sort());
    expect(Object.keys(CASES).sort()).toEqual(files);
    for (const id of auditRules.ids) expect(existsSync(`lib/design/audit/rules/${id}.ts`)).toBe(true);
  });

  it.each(rules)("%s: finds what is wrong, names the node, and says what to do", async (id, { severity }) => {
    for (const { at, says, ...bad } of CASES[id]?.bad ?? []) {
      const { design, findings } = await auditOf(bad);
      const mine = findings.filter(({ ruleId }) => ruleId === id);
      expect(mine.map(({ nodeId }) => design.workspace.state.get(nodeId)?.name)).toEqual(at);
      expect(mine[0]).toMatchObject({ severity });
      expect(mine[0]?.message).toMatch(says);
      expect(mine[0]?.fix.length).toBeGreaterThan(10);
    }
  });

  it.each(rules)("%s: leaves alone what is right", async (id) => {
    for (const good of CASES[id]?.good ?? []) {
      const { findings } = await auditOf(good);
      expect(findings.filter(({ ruleId }) => ruleId === id)).toEqual([]);
    }
  });

  it.each(rules)("%s: what it repairs it does not find again", async (id) => {
    for (const { at: _at, says: _says, ...bad } of CASES[id]?.bad ?? []) {
      const { design, findings } = await auditOf(bad);
      const repairable = findings.filter(({ ruleId, repairable: can }) => ruleId === id && can);
      await design.call("repair_design", {});
      const again = await design.call("audit_design", {});
      const left = again.success ? (again.data.findings as readonly Found[]) : [];
      // The test draws what it was told to, whatever the classes say.
      if (id === "contrast-ratio" || id === "implicit-block-container") continue;
      expect(left.filter(({ ruleId, repairable: can }) => ruleId === id && can)).toEqual([]);
      expect(repairable.length + left.length).toBeGreaterThan(0);
    }
  });
});
