import { describe, expect, it } from "vitest";
import { reachedFrom, readSourceFiles, type SourceFile } from "./project-files";

const isProduct = ({ path }: SourceFile) => /^(app|components|lib)\//.test(path);
const everything = readSourceFiles(["app", "components", "lib", "scripts", "bench", "e2e"]);
const files = everything.filter(isProduct);
const code = files.filter((file) => !/\.test\.tsx?$/.test(file.path));

/** Top folders from the page to the leaf; an arrow never goes up. */
const LAYERS = ["app", "components", "lib"];

/** Parts of lib that anybody in lib may import. */
const LEAVES = /^lib\/(env|clock|timers|id|color|counted|history|schema\/|http\/)/;

/** Arrows between features of lib that the architecture allows, and no others. */
const FEATURE_ARROWS: [from: RegExp, to: RegExp][] = [
  [/^lib\/api\//, /^lib\//],
  [/^lib\/ai\//, /^lib\/(design|poster)\/tools/],
  [/^lib\/design\/nodes\/shader/, /^lib\/poster\//],
  // What a picture may be asked for is one list, for the endpoint and for the tool.
  [/^lib\/design\/tools\/search-images/, /^lib\/poster\/images\/image-provider/],
  // Which icon libraries there are, and how they are asked, is written once too.
  [
    /^lib\/(design\/(nodes\/icon|tools\/search-icons)|poster\/tools\/(add-icon|search-icons))/,
    /^lib\/icons\/icon-(libraries|query)/,
  ],
  [/^lib\//, /^lib\/data\//],
  // Published sites are kept where uploads are.
  [/^lib\/publish\//, /^lib\/media\/storage\//],
];

/** Route files that our own server calls, without Next. */
const OWN_ROUTES = /^app\/(api|auth\/v1|uploads)\//;

const featureOf = (path: string) => /^lib\/([^/]+)\//.exec(path)?.[1] ?? null;

/** Files longer than 400 lines, each with the reason why it is one piece. */
const LONG_FILES: Record<string, string> = {};

const FORBIDDEN_NAMES = /^(utils?|helpers?|common|misc|types?|constants?)\.tsx?$/;

/** Modules that exist on the server only, or must stay there. */
const SERVER_ONLY =
  /^(node:|undici$|pg$|kysely$|@electric-sql\/pglite$|@node-rs\/argon2$|nodemailer$|isomorphic-dompurify$|ioredis$|rate-limiter-flexible$|playwright-core$|@sparticuz\/chromium$|sharp$|@anthropic-ai\/sdk$|server-only$|next\/headers$|lib\/env$|lib\/http\/(safe-fetch|route)$|lib\/data\/)/;

/** The server's own requests that need not pass safe-fetch, because no caller chooses where they go. */
const OUTBOUND: Record<string, string> = {
  "lib/http/safe-fetch.ts": "is the guarded fetch itself",
  "lib/data/embedded/directory-lock.ts": "listens on a name of this machine; connects to nothing",
  "lib/publish/vercel/vercel-request.ts": "the operator names the hosting provider",
  "lib/auth/identity-fetch.ts": "the operator names the Supabase project",
  "lib/media/storage/storage.ts": "the operator names the Supabase project",
  "lib/poster/screenshot/provider-http.ts": "the operator names the provider",
  "lib/poster/images/providers/ask-provider.ts": "the operator names the provider",
  "lib/design/store/fetch-icons.ts": "runs in the browser, and asks this app's own API",
  "lib/design/store/icon-files.ts": "runs in the browser, and asks this app's own API",
  "lib/design/store/fetch-images.ts": "runs in the browser, and asks this app's own API",
  "lib/poster/screenshot/fetch-media.ts": "files of this app, from itself",
};

/** A call of the global fetch; methods of that name are somebody else's. */
const FETCH_CALL =
  /(?:\b(?:await|return|void|globalThis\.)|[=(,>:?]|\|\||&&)[ \t]*fetch\(|\bfrom "(?:undici|node:https?|node:net|node:tls)"/;

/** Ways of hiding a fault. */
const SILENCED = /@ts-(?:ignore|nocheck|expect-error)|\bas\s+any\b|catch\s*(?:\([^)]*\))?\s*\{\s*\}/;

const problems = (find: (file: SourceFile) => string[], among: readonly SourceFile[] = code) =>
  among.flatMap((file) => find(file).map((problem) => `${file.path}: ${problem}`));

describe("boundaries", () => {
  it("finds the project's files", () => {
    expect(files.length).toBeGreaterThan(100);
    expect(files.some((file) => file.imports.includes("lib/env"))).toBe(true);
  });

  it("arrows go app → components → lib", () => {
    const layerOf = (path: string) => LAYERS.indexOf(path.split("/")[0] ?? "");
    expect(
      problems((file) =>
        file.imports
          .filter((target) => layerOf(target) >= 0 && layerOf(target) < layerOf(file.path))
          .map((target) => `imports ${target}; lower layers do not know who uses them`),
      ),
    ).toEqual([]);
  });

  it("features of lib do not import each other", () => {
    expect(
      problems((file) => {
        const from = featureOf(file.path);
        if (!from || LEAVES.test(file.path)) {
          return file.imports
            .filter((target) => target.startsWith("lib/") && LEAVES.test(file.path) && !LEAVES.test(target))
            .map((target) => `imports ${target}; a leaf knows no feature`);
        }
        return file.imports
          .filter(
            (target) => target.startsWith("lib/") && featureOf(`${target}/`) !== from && !LEAVES.test(target),
          )
          .filter(
            (target) => !FEATURE_ARROWS.some(([source, goal]) => source.test(file.path) && goal.test(target)),
          )
          .map(
            (target) => `imports ${target}; allowed arrows are listed in scripts/check/boundaries.test.ts`,
          );
      }),
    ).toEqual([]);
  });

  it("the poster core is pure: no React, no Next, no DOM, no database", () => {
    const pure = /^lib\/(poster\/(?!render\/|screenshot\/)|design\/(?!store\/|session\/)|schema\/)/;
    expect(
      problems((file) =>
        pure.test(file.path)
          ? file.imports
              .filter((target) =>
                /^(react|react-dom|next|server-only|playwright-core|ioredis|undici)(\/|$)/.test(target),
              )
              .map((target) => `imports ${target}; data in, data out: pass such things in`)
          : [],
      ),
    ).toEqual([]);
  });

  it("the renderer is for browsers only and knows no React", () => {
    expect(
      problems((file) =>
        file.path.startsWith("lib/poster/render/")
          ? file.imports
              .filter((target) => /^(react|next|node:|server-only)/.test(target))
              .map((target) => `imports ${target}`)
          : [],
      ),
    ).toEqual([]);
  });

  it("few components touch the renderer", () => {
    const allowed = [
      "poster/effect-canvas.tsx",
      "poster/render-surface.tsx",
      "poster/capture-file.ts",
      "poster/draw-thumbnail.ts",
      "poster/motion-dialog.tsx",
      "docs/draw-specimen.ts",
      "fonts/font-specimen.tsx",
      "design/canvas/shader-pictures.ts",
    ].map((name) => `components/${name}`);
    expect(
      problems((file) =>
        file.path.startsWith("components/") && !allowed.includes(file.path)
          ? file.runtimeImports
              .filter((target) => target.startsWith("lib/poster/render/"))
              .map((target) => `imports ${target}`)
          : [],
      ),
    ).toEqual([]);
  });

  it("the assistant knows neither designs nor posters: they give it a surface", () => {
    expect(
      problems(({ path, imports }) =>
        path.startsWith("components/assistant/")
          ? imports
              .filter((target) => /^(lib\/(?!counted)|components\/(?!ui\/|assistant\/))/.test(target))
              .map((target) => `imports ${target}; ask the surface for it`)
          : [],
      ),
    ).toEqual([]);
  });

  it("the environment is read in one place", () => {
    expect(
      problems((file) =>
        file.path !== "lib/env.ts" && /\bprocess\.env\b/.test(file.text) && !isTestSupport(file.path)
          ? ["reads process.env; ask lib/env.ts"]
          : [],
      ),
    ).toEqual([]);
  });

  it("routes are plain web handlers: our own server calls them without Next", () => {
    expect(
      problems(({ path, runtimeImports }) =>
        OWN_ROUTES.test(path)
          ? runtimeImports
              .filter((target) => /^(next|react)(\/|$)/.test(target))
              .map((target) => `imports ${target}`)
          : [],
      ),
    ).toEqual([]);
  });

  it("files stay small: 400 lines at most, 40 in a route", () => {
    const mostOf = ({ path }: SourceFile) => (/^app\/api\/.*\/route\.ts$/.test(path) ? 40 : 400);
    expect(
      problems(
        (file) =>
          file.lineCount > mostOf(file) && !file.path.endsWith(".gen.ts") && !LONG_FILES[file.path]
            ? [`has ${file.lineCount} lines; split it, or give the reason in LONG_FILES`]
            : [],
        everything,
      ),
    ).toEqual([]);
  });

  it("names say what is inside", () => {
    const named = /^[a-z0-9[\].-]+$/;
    expect(
      problems((file) => {
        const name = file.path.split("/").at(-1) ?? "";
        if (FORBIDDEN_NAMES.test(name))
          return ["is a drawer for anything; name the file for its main export"];
        return named.test(name) ? [] : ["is not kebab-case"];
      }, everything),
    ).toEqual([]);
  });

  it("what runs in browsers never loads what belongs to the server", () => {
    const starts = code.filter(
      ({ path, text }) =>
        /^(?:\/\*[\s\S]*?\*\/\s*)?["']use client["']/.test(text) || path.startsWith("lib/poster/render/"),
    );
    expect(starts.length).toBeGreaterThan(10);
    const leaks = [...reachedFrom(starts, code)].filter(([target]) => SERVER_ONLY.test(target));
    expect(leaks.map(([, chain]) => chain.join(" → "))).toEqual([]);
  });

  it("what draws in browsers loads no schemas: a resolved state was checked before", () => {
    const starts = code.filter(({ path }) =>
      /^lib\/poster\/(render\/|(effects|post|shaders|text-animations)\/.*\b(draw|move)\.ts$)/.test(path),
    );
    expect(starts.length).toBeGreaterThan(60);
    const leaks = [...reachedFrom(starts, code)].filter(([target]) => target === "zod");
    expect(leaks.map(([, chain]) => chain.join(" → "))).toEqual([]);
  });

  it("addresses that users give are fetched by safe-fetch alone", () => {
    const onServer = code.filter(
      ({ path }) =>
        (OWN_ROUTES.test(path) || path.startsWith("lib/")) && !path.startsWith("lib/poster/render/"),
    );
    expect(
      problems(
        ({ path, text }) =>
          FETCH_CALL.test(text) && !OUTBOUND[path] && !isTestSupport(path)
            ? [
                "makes requests; use lib/http/safe-fetch, or say in OUTBOUND why no caller chooses the address",
              ]
            : [],
        onServer,
      ),
    ).toEqual([]);
    for (const path of Object.keys(OUTBOUND)) {
      expect(
        code.some((file) => file.path === path && FETCH_CALL.test(file.text)),
        `${path} makes no requests`,
      ).toBe(true);
    }
  });

  it("there are no barrel files", () => {
    expect(
      problems((file) => {
        const reexports = [...file.text.matchAll(/^export\s+(?:\*|\{[^}]*\})\s+from\s/gm)].length;
        return reexports > 0 ? ["passes on what another file exports; import it from there"] : [];
      }),
    ).toEqual([]);
  });

  it("nothing is silenced", () => {
    expect(
      problems((file) => (SILENCED.test(file.text) ? ["hides a type error or swallows an exception"] : [])),
    ).toEqual([]);
  });
});

function isTestSupport(path: string): boolean {
  return /(^|\/)test\//.test(path);
}
