import { describe, expect, it } from "vitest";
import { prepareImage } from "../prepare-image";
import { sanitiseSvg } from "./sanitise-svg";

const NS = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const svg = (inside: string, attributes = "") => `<svg ${NS} ${attributes}>${inside}</svg>`;
const prepare = (text: string | Uint8Array) =>
  prepareImage(typeof text === "string" ? Buffer.from(text) : text);
const stored = async (text: string | Uint8Array) => Buffer.from((await prepare(text)).bytes).toString();
const told = (text: string | Uint8Array) =>
  prepare(text).then(
    () => "taken",
    (error: { code?: string; publicMessage?: string }) => `${error.code} ${error.publicMessage}`,
  );

describe("a drawing stays as it was", () => {
  it.each([
    '<rect x="1" y="2" width="3" height="4" rx="1" fill="#f00" stroke-width="2"/>',
    '<defs><linearGradient id="a" gradientUnits="userSpaceOnUse"><stop offset="0" stop-color="red"/></linearGradient></defs><path d="M0 0h9" fill="url(#a)"/>',
    '<clipPath id="title"><path d="M0 0h1"/></clipPath><g clip-path="url(#title)"><circle r="4"/></g>',
    '<filter id="f" x="0"><feGaussianBlur stdDeviation="2"/><feColorMatrix type="saturate" values="0"/></filter><g filter="url(#f)"/>',
    '<symbol id="s" viewBox="0 0 1 1"><path d="M0 0"/></symbol><use href="#s" x="3"/><use xlink:href="#s"/>',
    '<image href="data:image/png;base64,iVBORw0KGgo=" width="3" height="4"/>',
    "<style>.a { fill: url(#g); font-family: 'A &amp; B' } @media (min-width: 3px) { .a { fill: red } }</style>",
    '<text x="1" font-family="Inter">a &lt;b&gt; &amp; ü 漢 <tspan dy="3">c</tspan></text>',
    '<animate attributeName="opacity" values="0;1" dur="1s" repeatCount="indefinite"/>',
    '<animateTransform attributeName="transform" type="rotate" from="0" to="360" dur="1s"/>',
    '<mask id="m" maskUnits="userSpaceOnUse" style="mask-type:alpha"><rect/></mask>',
    '<g id="body" class="x y" data-name="Layer 1" role="img" aria-label="A (b)"/>',
    "<switch><g/></switch>",
  ])("%s", async (inside) => {
    const text = `<svg ${NS} width="20" height="10" viewBox="0 0 20 10" preserveAspectRatio="none">${inside}</svg>`;
    expect(await stored(text)).toBe(text);
  });

  it("and has the same name when it is sent again", async () => {
    const first = await prepare(svg('<a href="https://example.com"><rect/></a>', 'width="3"'));
    expect((await prepare(first.bytes)).fileName).toBe(first.fileName);
  });

  it.each([
    ['width="30px" height="40"', 30, 40],
    ['viewBox="0 0 12.4 7"', 12, 7],
    ['width="100%" viewBox="0,0,5,6"', 5, 6],
    ['width="2in"', null, null],
    ["", null, null],
    ['width="1e30"', null, null],
  ])("with %s it measures %s × %s", async (attributes, widthPx, heightPx) => {
    expect(await prepare(svg("<rect/>", attributes))).toMatchObject({
      contentType: "image/svg+xml",
      widthPx,
      heightPx,
    });
  });
});

describe("what runs or loads is taken out", () => {
  it.each([
    ["<script>alert(1)</script>", /script|alert/],
    ['<script href="data:text/javascript,alert(1)"/>', /script|alert/],
    ['<rect onclick="alert(1)" ONLOAD="alert(1)"/>', /alert/],
    [
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x"/></body></foreignObject>',
      /foreign|img/,
    ],
    ['<a href="javascript:alert(1)"><rect/></a>', /alert/],
    ['<a xlink:href="java&#10;script:alert(1)"><rect/></a>', /alert|script/],
    ['<a href="https://evil.example/"><rect/></a>', /evil/],
    ['<image href="https://evil.example/x.png"/>', /evil/],
    ['<image xlink:href="//evil.example/x.png"/>', /evil/],
    ['<image href="data:image/svg+xml;base64,PHN2Zz4="/>', /PHN2Zz4/],
    ['<image href="data:text/html,evil"/>', /evil/],
    ['<use href="https://evil.example/x.svg#a"/>', /evil/],
    ['<use href="data:image/svg+xml,evil#a"/>', /evil/],
    ['<rect fill="url(https://evil.example/#a)"/>', /evil/],
    ["<rect style=\"fill:url( 'https://evil.example/#a' )\"/>", /evil/],
    ['<rect style="fill:\\75rl(https://evil.example/)"/>', /evil/],
    ['<rect style="fill:url(/* */https://evil.example/);background:url(https://evil.example"/>', /evil/],
    ["<rect style=\"background:-webkit-image-set('https://evil.example/' 1x)\"/>", /image-set\(/],
    ['<style>@import "https://evil.example/a.css"; rect{}</style>', /evil|import/],
    ["<style>@im\\port 'https://evil.example/a.css'; rect{}</style>", /evil|import/],
    ["<style>@\\69mport url(https://evil.example/a.css);</style>", /evil|import/],
    ["<style>@im@import;port 'https://evil.example/a.css';</style>", /import/],
    ['<style>a{fill:url("#a\n);stroke:url(https://evil.example/);x:"}</style>', /evil/],
    ['<style>a{fill:url(\u00a0"#a);stroke:url(https://evil.example/);x:"}</style>', /evil/],
    ["<style>@font-face { src: url('https://evil.example/f.woff') }</style>", /evil/],
    ["<style><![CDATA[ rect { fill: URL(https://evil.example/) } ]]></style>", /evil/],
    ["<style>&lt;/style&gt;&lt;img src=x onerror=alert(1)&gt;</style>", /<img/],
    ['<animate attributeName="href" values="javascript:alert(1)"/>', /alert/],
    ['<animate attributeName="xlink:href" to="javascript:alert(1)"/>', /alert/],
    ['<set attributeName="onclick" to="alert(1)"/>', /alert/],
    ['<set attributeName=" href " to="https://evil.example/"/>', /evil/],
    ['<animate attributeName="fill" values="url(https://evil.example/);red"/>', /evil/],
    ['<handler type="text/javascript">alert(1)</handler>', /alert/],
    ['<iframe src="https://evil.example/"/>', /evil/],
    ['<x:script xmlns:x="http://www.w3.org/2000/svg">alert(1)</x:script>', /alert/],
    ['<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>', /alert/],
    ['<img xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example/"/>', /evil/],
    ["<metadata>SecretPlace</metadata>", /Secret/],
    ["<!-- SecretPlace --><?evil SecretPlace?>", /Secret/],
    ['<g xml:base="https://evil.example/"><use href="#a"/></g>', /evil/],
    ['<feImage href="https://evil.example/"/>', /evil/],
    [
      '<rect cursor="url(https://evil.example/), auto" mask="url(&quot;https://evil.example/#m&quot;)"/>',
      /evil/,
    ],
  ])("%s", async (inside, gone) => {
    const text = await stored(svg(`${inside}<path d="M1 2"/>`));
    expect(text).not.toMatch(gone);
    expect(text).toContain('<path d="M1 2"/>');
    expect(text).toMatch(/^<svg /);
  });

  it("keeps what is inside a link", async () => {
    expect(await stored(svg('<a href="https://example.com"><rect/></a>'))).toContain("<a><rect/></a>");
  });

  it("and handlers of the root, and everything before it", async () => {
    const text = await stored(
      `<?xml version="1.0"?><?xml-stylesheet href="https://evil.example/a.xsl"?><!-- evil --><svg ${NS} onload="evil()"/>`,
    );
    expect(text).toBe(`<svg ${NS}/>`);
  });
});

describe("encodings", () => {
  const text = `<svg ${NS}><text>ü漢</text></svg>`;
  const utf16be = (of: string) => Buffer.from(of, "utf16le").swap16();
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a mark", Buffer.from(`\uFEFF${text}`)],
    ["UTF-16 LE with a mark", Buffer.from(`\uFEFF<?xml version="1.0" encoding="UTF-16"?>${text}`, "utf16le")],
    ["UTF-16 BE with a mark", utf16be(`\uFEFF${text}`)],
    ["UTF-16 LE without", Buffer.from(text, "utf16le")],
    ["UTF-16 BE without", utf16be(text)],
  ])("%s is stored as UTF-8", async (_name, file) => {
    expect(await stored(file)).toBe(text);
  });

  it("that are declared are believed, when there are such", async () => {
    const latin = Buffer.from(
      `<?xml version="1.0" encoding="ISO-8859-1"?><svg ${NS}><text>\xfc</text></svg>`,
      "latin1",
    );
    expect(await stored(latin)).toContain("<text>ü</text>");
    expect(await told(`<?xml version="1.0" encoding="x-none"?>${text}`)).toMatch(/^INVALID_REQUEST.*UTF-8/);
    expect(await told(Buffer.from(`<svg ${NS}><text>\xfc</text></svg>`, "latin1"))).toMatch(
      /not valid utf-8/,
    );
  });
});

describe("document types", () => {
  it("that only name a public one are left out", async () => {
    const doctype =
      '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">';
    expect(await stored(`<?xml version="1.0"?>\n${doctype}\n<svg ${NS}/>`)).toBe(`<svg ${NS}/>`);
  });

  it.each([
    '<!DOCTYPE svg [<!ENTITY a "b">]>',
    '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>',
    '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>',
    '<!DOCTYPE svg SYSTEM "a" [ <!ATTLIST svg onload CDATA "alert(1)"> ]>',
    '<!DOCTYPE svg><!DOCTYPE svg [<!ENTITY a "b">]>',
    '<!doctype svg [<!ENTITY % p SYSTEM "http://evil.example/">%p;]>',
  ])("%s is refused", async (doctype) => {
    expect(await told(`${doctype}<svg ${NS}><text>&a;&c;</text></svg>`)).toMatch(
      /^INVALID_REQUEST image: this SVG declares entities/,
    );
  });
});

describe("what is no drawing, or too much of one", () => {
  it.each([
    [`<svg ${NS}><rect></svg>`, /not well-formed/],
    [`<svg ${NS}>`, /not well-formed/],
    [`<svg ${NS}/><svg ${NS}/>`, /\broot\b/],
    [`<svg ${NS}/><script/>`, /\broot\b/],
    ["<svg/>", /root must be one <svg xmlns/],
    ['<svg xmlns="http://www.w3.org/1999/xhtml"/>', /\broot\b/],
    ['<s:svg xmlns:s="http://www.w3.org/2000/svg"/>', /prefix/],
    [`<svg ${NS}><text>&nbsp;</text></svg>`, /not well-formed/],
    ["<!-- only a comment -->", /text/],
    ["<!-- not closed", /incomplete/],
    [svg("<g>".repeat(300) + "</g>".repeat(300)), /deeper than 200/],
    [svg("<g/>".repeat(20_001)), /more than 20000 elements/],
    [svg("<g>".repeat(15_000) + "</g>".repeat(15_000)), /deeper|complex/],
    [svg("<g>".repeat(100_000)), /deeper/],
    [svg('<rect a="1" a="2"/>'), /not well-formed/],
  ])(
    "%#",
    async (text, reason) => {
      expect(await told(text)).toMatch(/^INVALID_REQUEST image: /);
      expect(await told(text)).toMatch(reason);
    },
    30_000,
  );

  it("<use> that multiplies is refused; one that refers to itself is not", async () => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const uses = `<use href="#l${level - 1}"/>`.repeat(10);
      return `<g id="l${level}">${level === 0 ? "<rect/>" : uses}</g>`;
    });
    expect(await told(svg(levels.join("")))).toMatch(/^INVALID_REQUEST.*<use>/);
    expect(await told(svg('<g id="a"><use href="#a"/></g>'))).toBe("taken");
  });

  it.each([
    ["a letter in percent", (level: number) => `#%6C${level}`],
    ["a line break that addresses lose", (level: number) => `#l&#10;${level}`],
  ])("<use> that multiplies is refused when its references hide in %s", async (_name, reference) => {
    const levels = Array.from({ length: 9 }, (_, level) => {
      const uses = `<use href="${reference(level - 1)}"/>`.repeat(10);
      return `<g id="l${level}">${level === 0 ? "<rect/>" : uses}</g>`;
    });
    expect(await told(svg(levels.join("")))).toMatch(/^INVALID_REQUEST.*<use>/);
  });

  it("<use> that multiplies is refused when what it draws leads back to it", async () => {
    const many = "<rect/>".repeat(1000);
    const uses = '<use href="#b"/>'.repeat(1000);
    const around = `<g id="a"><use href="#b"/>${many}</g><use id="b" href="#a"/>`;
    const within = `<g id="a"><g id="b"><use href="#a"/></g>${many}</g>`;
    expect(await told(svg(around))).toBe("taken");
    expect(await told(svg(within))).toBe("taken");
    expect(await told(svg(around + uses))).toMatch(/^INVALID_REQUEST.*<use>/);
    expect(await told(svg(within + uses))).toMatch(/^INVALID_REQUEST.*<use>/);
  });

  it.each([
    ["a tag", `<${"a".repeat(1_000_000)}`],
    ["comments", "<!--".repeat(300_000)],
    ["character data", "<![CDATA[".repeat(200_000)],
    ["instructions", "<?a".repeat(300_000)],
  ])(
    "%s without an end are refused without taking the thread's whole time",
    async (_name, inside) => {
      expect(await told(`<svg ${NS}>${inside}`)).toMatch(/not well-formed/);
    },
    30_000,
  );

  it("more than 2 MiB is 413; and 2 MiB of one path leave the server its time", async () => {
    const path = (bytes: number) => svg(`<path d="${"M1 2".padEnd(bytes, " 3")}"/>`);
    const most = path(2 * 1024 * 1024 - svg('<path d=""/>').length);
    expect(await told(`${most} `)).toMatch(/^PAYLOAD_TOO_LARGE.*2 MiB/);
    let longest = 0;
    let last = performance.now();
    const watch = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    expect(await told(most)).toBe("taken");
    clearInterval(watch);
    expect(longest).toBeLessThan(500);
  }, 60_000);

  it("one that takes too long ends its thread, and the next is served by another", async () => {
    await expect(sanitiseSvg(svg("<g/>".repeat(15_000)), 50)).rejects.toMatchObject({
      publicMessage: "image: this SVG is too complex",
    });
    expect((await sanitiseSvg(`<svg ${NS}/>`)).svg).toBe(`<svg ${NS}/>`);
  }, 30_000);
});
