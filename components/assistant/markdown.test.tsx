import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { Markdown, safeAddress } from "./markdown";

const drawn = (text: string) => renderToStaticMarkup(<Markdown text={text} />);

describe("the words of an answer", () => {
  it("are set as they are meant", () => {
    const html = drawn("## Plans\n\nA **bold** word, `code`, ~~gone~~.\n\n1. one\n2. two\n\n```\n<b>\n```");
    expect(html).toContain("<strong");
    expect(html).toContain("<ol");
    expect(html).toContain("&lt;b&gt;");
    expect(html).toContain("<del>gone</del>");
  });

  it.each([
    ["a script", "<script>alert(1)</script>"],
    ["a handler", '<img src=x onerror="alert(1)">'],
    ["markup inside a line", 'so <a href="javascript:alert(1)" onclick="x()">so</a>'],
    ["a frame", "<iframe src='https://a.test'></iframe>"],
  ])("never become markup: %s", (_name, text) => {
    const html = drawn(text);
    expect(html).not.toMatch(/<(script|img|iframe|a)\b/);
    expect(html).toContain("&lt;");
  });

  it("load no pictures, so that no address hears what was said", () => {
    const html = drawn("![the plan](https://a.test/?secret=1)\n\n![](https://b.test/x.png)");
    expect(html).not.toContain("<img");
    expect(html).not.toContain("a.test");
    expect(html).toContain("the plan");
  });

  it("lead to web and mail addresses only", () => {
    expect(drawn("[here](https://a.test/x)")).toContain('href="https://a.test/x"');
    expect(drawn("[here](https://a.test/x)")).toContain("noopener");
    for (const address of [
      "javascript:alert(1)",
      "JaVaScRiPt:alert(1)",
      "data:text/html,x",
      "vbscript:x",
      "/account",
      "blob:x",
    ])
      expect(drawn(`[here](${address})`), address).not.toContain("<a");
    expect(safeAddress("mailto:a@b.test")).toBe("mailto:a@b.test");
    expect(safeAddress("java\nscript:alert(1)")).toBeNull();
  });

  it("may be half of something, while they come", () => {
    const whole =
      "**bold** and [link](https://a.test) and `code`\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n```tsx\nx";
    for (let end = 0; end <= whole.length; end++) expect(() => drawn(whole.slice(0, end))).not.toThrow();
    expect(drawn(whole)).toContain("<table");
  });
});
