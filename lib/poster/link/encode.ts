import { AppError } from "@/lib/http/app-error";
import type { PosterState } from "../schema/state";
import { checksum, deflateJson } from "./compress";
import { LINK_LIMITS } from "./limits";
import { payloadOf } from "./payload";
import { toCarrierJson } from "./readable";

/** A share link: the whole address, and its query. */
export interface ShareLink {
  readonly url: string;
  readonly params: string;
}

/**
 * Makes the share link of a valid state: readable where the address has at most 2,000 characters, compressed above.
 * @param baseUrl where the viewer lives, http or https, without query.
 * @throws AppError INVALID_REQUEST for a baseUrl that is none, PAYLOAD_TOO_LARGE for a state that no link can hold.
 */
export function encodeLink(state: PosterState, baseUrl: string): ShareLink {
  const start = `${checkBase(baseUrl)}/canvas?`;
  const json = JSON.stringify(state);
  if (Buffer.byteLength(json) > LINK_LIMITS.stateBytes) throw tooLarge(state);
  const head = `lm=1&ca=${encodeURIComponent(state.canvas.aspectRatio)}&cbg=${encodeURIComponent(state.canvas.backgroundColor)}`;
  const readable = json.length < LINK_LIMITS.readableLength * 2 ? `${head}${readableParams(state)}` : null;
  if (readable !== null && start.length + readable.length <= LINK_LIMITS.readableLength) {
    return { url: start + readable, params: readable };
  }
  const payload = JSON.stringify(payloadOf(state));
  const params = `${head}&lz=1&ck=${checksum(payload)}&z=${deflateJson(payload)}`;
  if (start.length + params.length > LINK_LIMITS.length) throw tooLarge(state);
  return { url: start + params, params };
}

/** `fx`, `pp`, `ex` where there is something, and `ly` always and last: a link whose tail was cut never decodes. */
function readableParams(state: PosterState): string {
  const { layers, effect, postProcesses, ...extra } = payloadOf(state);
  const parts: [string, unknown][] = [
    ["fx", effect],
    ["pp", postProcesses],
    ["ex", Object.keys(extra).length > 0 ? extra : undefined],
    ["ly", layers],
  ];
  return parts
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `&${name}=${encodeURIComponent(toCarrierJson(value))}`)
    .join("");
}

function checkBase(baseUrl: string): string {
  const url = URL.canParse(baseUrl) ? new URL(baseUrl) : null;
  if (!url || (url.protocol !== "http:" && url.protocol !== "https:")) {
    throw new AppError(
      "INVALID_REQUEST",
      "baseUrl: must be an http or https address like https://example.com",
    );
  }
  if (url.search || url.hash || url.username || url.password) {
    throw new AppError("INVALID_REQUEST", "baseUrl: must have no query, fragment or credentials");
  }
  return `${url.origin}${url.pathname}`.replace(/\/+$/, "");
}

function tooLarge(state: PosterState): AppError {
  const sizes = state.layers.map((layer, index) => ({
    index,
    name: String(layer.name ?? layer.id ?? index).slice(0, 60),
    bytes: Buffer.byteLength(JSON.stringify(layer)),
  }));
  const largest = sizes.reduce<(typeof sizes)[number] | undefined>(
    (most, layer) => (most && most.bytes >= layer.bytes ? most : layer),
    undefined,
  );
  const which = largest
    ? ` The largest layer is "${largest.name}" (layers[${largest.index}], ${Math.ceil(largest.bytes / 1024)} kB).`
    : "";
  const message = `The state is too large for a link.${which} Upload embedded images first and put their addresses into the state.`;
  return new AppError("PAYLOAD_TOO_LARGE", message);
}
