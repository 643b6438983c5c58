import type { IncomingMessage, ServerResponse } from "node:http";
import sharp from "sharp";
import { type LocalServer, startLocalServer } from "./local-server";

/** What the fake service does with the next requests. */
export type ServiceMood =
  | "works"
  | "bad-key"
  | "used-up"
  | "busy"
  | "gives-up-waiting"
  | "breaks"
  | "silent"
  | "stalls"
  | "html"
  | "wrong-size"
  | "endless"
  | "redirects"
  | "hangs-up";

/** A screenshot service on this machine. */
export interface FakeService extends LocalServer {
  mood: ServiceMood;
  /** Parameters of every request, oldest first. */
  readonly asked: Readonly<Record<string, unknown>>[];
}

interface Wire {
  readonly path: string;
  read(body: string, type: string): Record<string, unknown>;
  readonly sizeKeys: readonly [width: string, height: string];
  refuse(response: ServerResponse, mood: ServiceMood): boolean;
}

const send = (response: ServerResponse, status: number, type: string, body: string) => {
  response.writeHead(status, { "content-type": type }).end(body);
  return true;
};

/** ScreenshotOne: JSON in; failures are JSON with `error_code`. */
const screenshotOne: Wire = {
  path: "/take",
  read: (body, type) => (type === "application/json" ? JSON.parse(body) : {}),
  sizeKeys: ["viewport_width", "viewport_height"],
  refuse(response, mood) {
    const refusals: Partial<Record<ServiceMood, [status: number, code: string]>> = {
      "bad-key": [400, "access_key_invalid"],
      "used-up": [400, "screenshots_limit_reached"],
      busy: [400, "concurrency_limit_reached"],
      "gives-up-waiting": [500, "timeout_error"],
      breaks: [500, "internal_application_error"],
    };
    const refusal = refusals[mood];
    if (!refusal) return false;
    const [status, error_code] = refusal;
    const body = {
      is_successful: false,
      error_code,
      error_message: `the service's own words: ${error_code}`,
    };
    return send(response, status, "application/json", JSON.stringify(body));
  },
};

/** ApiFlash: form data in; failures are told by status, with a line of text. */
const apiFlash: Wire = {
  path: "/v1/urltoimage",
  read: (body, type) =>
    type.startsWith("application/x-www-form-urlencoded") ? Object.fromEntries(new URLSearchParams(body)) : {},
  sizeKeys: ["width", "height"],
  refuse(response, mood) {
    const statuses: Partial<Record<ServiceMood, number>> = {
      "bad-key": 401,
      "used-up": 402,
      busy: 429,
      "gives-up-waiting": 504,
      breaks: 500,
    };
    const status = statuses[mood];
    return status ? send(response, status, "text/plain", "the service's own words") : false;
  },
};

/** Starts a service that speaks one of the two wire formats. */
export async function startScreenshotService(kind: "screenshotone" | "apiflash"): Promise<FakeService> {
  const wire = kind === "apiflash" ? apiFlash : screenshotOne;
  const asked: Record<string, unknown>[] = [];
  const server = await startLocalServer((request, response) => {
    void answer(request, response, wire, service);
  });
  const service: FakeService = Object.assign(server, { mood: "works" as ServiceMood, asked });
  return service;
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  wire: Wire,
  { mood, asked }: { mood: ServiceMood; asked: Record<string, unknown>[] },
): Promise<void> {
  let body = "";
  for await (const chunk of request) body += chunk;
  const parameters = wire.read(body, request.headers["content-type"] ?? "");
  asked.push(parameters);
  if (request.method !== "POST" || request.url !== wire.path)
    return void send(response, 404, "text/plain", "");
  if (!parameters.access_key || !parameters.url) return void wire.refuse(response, "bad-key");
  if (wire.refuse(response, mood)) return;
  switch (mood) {
    case "silent":
      return;
    case "hangs-up":
      return void request.socket.destroy();
    case "stalls":
      return void response.writeHead(200, { "content-type": "image/png" }).write("\x89PNG");
    case "html":
      return void send(response, 200, "text/html", "<h1>welcome</h1>");
    case "redirects":
      return void response.writeHead(302, { location: "http://127.0.0.1:9/" }).end();
    case "endless":
      return endless(response);
    default:
      return picture(response, parameters, wire, mood === "wrong-size" ? 1 : 0);
  }
}

async function picture(
  response: ServerResponse,
  parameters: Record<string, unknown>,
  { sizeKeys: [width, height] }: Wire,
  extraPx: number,
): Promise<void> {
  const format = parameters.format as "png" | "jpeg" | "webp";
  const size = { width: Number(parameters[width]) + extraPx, height: Number(parameters[height]) };
  const bytes = await sharp({ create: { ...size, channels: 3, background: "#336699" } })
    .toFormat(format)
    .toBuffer();
  response.writeHead(200, { "content-type": `image/${format}` }).end(bytes);
}

function endless(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "image/png" });
  const block = Buffer.alloc(1024 * 1024);
  const more = () => {
    if (response.destroyed) return;
    if (response.write(block)) setImmediate(more);
    else response.once("drain", more);
  };
  more();
}
