/**
 * Writes the stylesheets of the tailwindcss package, as text, where the compiler of designs finds them in a browser.
 * Usage: npx tsx scripts/generate-tailwind-css.ts — after each update of the package; a test says when it is due.
 */
import { readFileSync, writeFileSync } from "node:fs";

const read = (name: string) => readFileSync(`node_modules/tailwindcss/${name}.css`, "utf8");

writeFileSync(
  "lib/design/tailwind/tailwind-css.gen.ts",
  `// Made by scripts/generate-tailwind-css.ts from the tailwindcss package (MIT).
/** Stylesheets of Tailwind, by the name under which they are imported. */
export const TAILWIND_CSS: Readonly<Record<string, string>> = ${JSON.stringify(
    Object.fromEntries(
      ["theme", "preflight", "utilities"].map((name) => [`tailwindcss/${name}.css`, read(name)]),
    ),
    null,
    2,
  )};
`,
);
