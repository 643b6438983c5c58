/** A small poster that says what Affiche does; used by the lines that a new user pastes. */
const POSTER = {
  canvas: { aspectRatio: "9:16", backgroundColor: "#101418" },
  layers: [
    {
      id: "bg",
      name: "Background",
      type: "background",
      visible: true,
      locked: false,
      transform: {},
      fill: {
        type: "radial",
        center: { x: 0.5, y: 0.4 },
        radius: 0.6,
        stops: [
          { color: "#ff5a36", opacity: 1, position: 0 },
          { color: "#101418", opacity: 1, position: 1 },
        ],
      },
    },
    {
      id: "title",
      name: "Title",
      type: "text",
      visible: true,
      locked: false,
      transform: {},
      content: "Hello",
      fontFamily: "Archivo Black",
      fontSize: 150,
      animation: { mode: "animated", animation: { type: "wave", enabled: true } },
    },
  ],
};

/** What the server says when it is ready: what to open, and two lines that work when pasted. */
export function welcome(origin: string, provider: string): string {
  const body = JSON.stringify({ state: POSTER });
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
