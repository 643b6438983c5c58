import { readFileSync } from "node:fs";
import { basename } from "node:path";
import type { Page } from "@playwright/test";
import { build } from "esbuild";

const ORIGIN = "http://canvas.test";
let bundle: Promise<ReadonlyMap<string, Uint8Array>> | null = null;

/** Files of the test page by name, bundled once a process. */
function bundled(): Promise<ReadonlyMap<string, Uint8Array>> {
  bundle ??= build({
    entryPoints: ["e2e/design/canvas-page.ts"],
    bundle: true,
    splitting: true,
    format: "esm",
    outdir: "canvas",
    write: false,
    define: { "process.env.NODE_ENV": '"production"' },
    tsconfig: "tsconfig.json",
  }).then(({ outputFiles }) => new Map(outputFiles.map(({ path, contents }) => [basename(path), contents])));
  return bundle;
}

/** Styles of a page that would spoil a design, were they to reach it; and a media query that a design must not hear. */
const HOSTILE_CSS =
  "html{font-size:125%}:root{--accent:red;--brand:red}*{color:red;letter-spacing:3px}h1{font-size:99px!important}" +
  ".flex{display:none!important}.bg-primary{background:red!important}";

/** Opens the canvas on a page of its own, without the app: nothing but the view and a design. */
export async function serveCanvas(page: Page): Promise<void> {
  const files = await bundled();
  const photo = readFileSync("e2e/fixtures/photo.jpg");
  await page.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/")
      return route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><meta charset="utf-8"><style>body{margin:0}${HOSTILE_CSS}</style><body><script type="module" src="/canvas-page.js"></script>`,
      });
    if (pathname === "/photo.jpg") return route.fulfill({ contentType: "image/jpeg", body: photo });
    // The fonts that this service hosts, as it serves them.
    if (/^\/fonts\/[\w-]+\/\w+\/[\w-]+\.\w+$/.test(pathname))
      return route.fulfill({ path: `public${pathname}` });
    const file = files.get(basename(pathname));
    return file
      ? route.fulfill({ contentType: "text/javascript", body: Buffer.from(file) })
      : route.fulfill({ status: pathname === "/favicon.ico" ? 204 : 404, body: "" });
  });
  // A picture of a server that does not share it.
  await page.route("http://elsewhere.test/**", (route) =>
    route.fulfill({
      contentType: "image/jpeg",
      headers: { "Access-Control-Allow-Origin": "http://nobody.test" },
      body: photo,
    }),
  );
  await page.goto(`${ORIGIN}/`);
  await page.waitForFunction(() => "openCanvas" in window);
}
