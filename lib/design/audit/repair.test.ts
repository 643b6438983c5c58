import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { openDesign } from "../tools/test/open-design";

const pale = { color: "#bbbbbb", background: "#ffffff" };

async function repaired(markup: string, drawn: Record<string, object | null>, first?: [string, object]) {
  const design = await openDesign({ markup, drawn });
  if (first) await design.call(...first);
  const before = design.snapshot();
  const outcome = await design.call("repair_design", {});
  if (!outcome.success) throw new Error(outcome.error);
  return {
    design,
    before,
    data: outcome.data,
    record: (name: string) => design.workspace.state.get(design.ids[name] ?? ""),
  };
}

describe("repair_design", () => {
  it("gives pale text the nearest shade that passes, and leaves its other classes", async () => {
    const { record, data } = await repaired(
      '<p data-name="lead" className="text-lg text-gray-400 p-4">Words</p>',
      { lead: pale },
    );
    expect(record("lead")?.className).toMatch(/^text-lg p-4 text-\[#7[0-9a-f]{5}\]$/);
    expect(data.repaired).toMatchObject([
      { ruleId: "contrast-ratio", done: expect.stringContaining("instead of #bbbbbb") },
    ]);
  });

  it("keeps the theme's colour for the other mode", async () => {
    const { record } = await repaired('<p data-name="lead" className="text-muted-foreground">Words</p>', {
      lead: pale,
    });
    expect(record("lead")?.className).toMatch(/^text-\[#\w+\] dark:text-muted-foreground$/);
  });

  it("in dark mode changes the dark colour alone", async () => {
    const { record } = await repaired(
      '<p data-name="lead" className="text-muted-foreground">Words</p>',
      { lead: { color: "#333333", background: "#000000" } },
      ["set_theme_mode", { mode: "dark" }],
    );
    expect(record("lead")?.className).toMatch(/^text-muted-foreground dark:text-\[#\w+\]$/);
  });

  it("changes a colour where it is set: in the style", async () => {
    const { record } = await repaired('<p data-name="lead" style={{ color: "#bbb" }}>Words</p>', {
      lead: pale,
    });
    expect(record("lead")?.style?.color).toMatch(/^#7/);
  });

  it("is one step, which undo takes back, and lists what somebody must decide", async () => {
    const { design, before, data } = await repaired(
      '<div data-name="Frame 3" className="flex p-[13px]"><h3 data-name="text">Hi</h3><img src="/a.jpg" /></div>',
      {},
    );
    expect(data).toMatchObject({ total: 4, left: { "missing-alt": 1 }, dryRun: false });
    design.workspace.history.undo();
    expect(design.snapshot()).toEqual(before);
  });

  it("as a dry run says what it would do, and changes nothing", async () => {
    const design = await openDesign({ markup: '<div data-name="Frame 3"><p>x</p></div>' });
    const before = design.snapshot();
    const steps = design.workspace.history.undoable.length;
    const outcome = await design.call("repair_design", { dryRun: true });
    expect(outcome).toMatchObject({ success: true, data: { total: 1, dryRun: true } });
    expect(design.snapshot()).toEqual(before);
    expect(design.workspace.history.undoable).toHaveLength(steps);
  });

  it("makes a plain container a column only where that looks the same", async () => {
    const plain = { display: "block" };
    const { record } = await repaired(
      '<div data-name="plain"><p data-name="a">a</p><p data-name="b">b</p></div><div data-name="mixed"><p data-name="c" className="mx-auto">a</p><span>b</span></div>',
      Object.fromEntries(["plain", "mixed", "a", "b", "c"].map((name) => [name, plain])),
    );
    expect(record("plain")?.className).toBe("flex flex-col");
    expect(record("mixed")?.className).toBeUndefined();
  });

  it("says that colours were not checked where nothing is drawn", async () => {
    const design = await openDesign({ markup: '<p data-name="lead">x</p>', drawn: { lead: null } });
    expect(await design.call("audit_design", {})).toMatchObject({
      message: expect.stringContaining("not checked"),
    });
  });

  const folder = "lib/design/jsx/fixtures";
  const pages = readdirSync(folder).flatMap((name) =>
    readdirSync(`${folder}/${name}`)
      .filter((file) => file.startsWith("input.") && !name.startsWith("refused"))
      .map((file) => [name, readFileSync(`${folder}/${name}/${file}`, "utf8")] as const),
  );

  it.each(pages)(
    "%s: plain markup has no generic names, and a second repair finds nothing more",
    async (_name, markup) => {
      const design = await openDesign({ markup });
      const audit = await design.call("audit_design", {});
      // A component that is not known lends its name to the frame that it becomes, and that may be "Card".
      if (!/data-name=|<(?:[A-Z]\w*\.)*(?:Card|Text|Title|Section|Container)\b/.test(markup))
        expect(audit.success && audit.data.counts).not.toHaveProperty("generic-layer-name");
      expect((await design.call("repair_design", {})).success).toBe(true);
      expect(await design.call("repair_design", {})).toMatchObject({ data: { total: 0 } });
    },
  );
});
