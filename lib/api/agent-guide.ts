import { describeTools } from "@/lib/design/session/describe-tools";
import { sessionTools } from "@/lib/design/session/session-tools";
import { wireName } from "@/lib/design/tools/check-input";
import { howToDesign } from "@/lib/design/tools/how-to-design";
import type { Endpoint } from "@/lib/http/endpoint";
import { RATE_CLASSES } from "@/lib/http/rate-limit/rate-classes";
import { ACCESS_NOTES } from "./access-notes";

/**
 * What an agent must know to use this service, as Markdown, computed from contracts and tools.
 * @param origin public origin of this service, for addresses that work as they stand.
 * @param example a poster's state to show.
 */
export function agentGuide(endpoints: readonly Endpoint[], origin: string, example: object): string {
  const of = (surface: Endpoint["surface"]) => endpoints.filter((endpoint) => endpoint.surface === surface);
  const how = howToDesign(wireName);
  return [
    "# Affiche",
    "> Posters from a JSON state, and web pages, slides and graphics designed live in a person's browser by tool calls.",
    `Everything below is JSON over HTTP at ${origin}. The same for programs: ${origin}/api/v1/design/openapi.json (OpenAPI 3.1).`,
    "## Posters",
    "A poster is a state: a canvas, layers, one effect, post-processes. Validate it, make a link of it, or render it. Nobody needs an account. Positions run from -1 to 1, 0 is the middle, y grows downward; width and height multiply a layer's natural size; px are of a canvas whose short side is 540.",
    code("json", JSON.stringify(example)),
    `Check first: POST ${origin}/api/v1/state/validate with the state itself answers {valid, errors}; each error is \`path: what would be right\`. Then POST ${origin}/api/v1/state/encode {state} answers {url}, and POST ${origin}/api/v1/render {state, format, width, height} answers the picture. What may be used is listed by /effects, /postprocess, /shaders, /materials, /palettes, /fonts, /text-animations, each with settings, ranges and presets; /schema is the whole state, /schema?type=text one layer type.`,
    "## Designs",
    `1. POST ${origin}/api/v1/design/sessions {"label": "what this is"} answers sessionId and designUrl. 2. Give designUrl to the person; calls wait until it is open. 3. POST …/sessions/<sessionId>/execute?wait=true {"tool": "design_create_artboard", "input": {…}} answers {status: "completed", result: {success, message, data}}, or "error" with a sentence that says what would be right. 4. ${how.build} 5. ${how.check} 6. ${how.read}`,
    "With wait=true a call answers within 30 s; what is still pending then is found at GET …/poll/<callId>. Send Idempotency-Key to repeat a request safely. One call is one undo step of the person.",
    "### Tools",
    ...describeTools(sessionTools).map(({ name, description, input_schema }) =>
      [`**${name}** ${description}`, code("json", JSON.stringify(input_schema))].join("\n\n"),
    ),
    "## Every endpoint",
    ...(["poster", "design"] as const).flatMap((surface) => [
      surface === "poster"
        ? "### Poster API: errors are {error, code}"
        : "### Design API: errors are {error}",
      of(surface).map(lineOf).join("\n"),
    ]),
  ].join("\n\n");
}

const code = (language: string, text: string) => `\`\`\`${language}\n${text}\n\`\`\``;

function lineOf({ method, path, summary, access = "public", rateClass }: Endpoint): string {
  const { requests, windowSeconds } = RATE_CLASSES[rateClass];
  const whom = ACCESS_NOTES[access] ? ` ${ACCESS_NOTES[access]}` : "";
  return `- \`${method} ${path}\` ${summary}.${whom} (${requests} in ${windowSeconds} s)`;
}
