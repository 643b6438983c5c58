import { HELLO_POSTER } from "@/examples/hello-poster";

/** What the server says when it is ready: what to open, and two lines that work when pasted. */
export function welcome(origin: string, provider: string): string {
  const body = JSON.stringify({ state: HELLO_POSTER });
  const post = (path: string, rest: string) =>
    `curl -s ${origin}/api/v1${path} -H 'Content-Type: application/json' -d '${body}'${rest}`;
  const lines = [
    "",
    `  Affiche is ready. Open ${origin}`,
    "",
    "  A link from a state:",
    `  ${post("/state/encode", "")}`,
    "",
  ];
  if (provider !== "none")
    lines.push("  A picture from a state:", `  ${post("/render", " -o poster.png")}`, "");
  return lines.join("\n");
}
