/**
 * Who is calling. Threat: forged forwarding headers, sent to escape a limit or to use up somebody else's.
 * Covered: the address of the socket comes from our own server in a header that it always overwrites, and counts only
 * when that server runs in this process; X-Forwarded-For counts only from the right, as many hops as are declared.
 */
import ipaddr from "ipaddr.js";
import { env } from "../env";

/** The header in which our server passes the socket's address. */
export const PEER_HEADER = "x-affiche-peer";

/** Set on globalThis by our server, so that another server's callers cannot send {@link PEER_HEADER} themselves. */
export const PEER_FLAG = Symbol.for("affiche.peer-header-is-ours");

/** The caller's address for counting: IPv4 whole, IPv6 by its /64; `unknown` where nothing can be believed. */
export function clientAddress(headers: Headers): string {
  const hops = env().TRUSTED_PROXY_HOPS;
  if (hops > 0) {
    const entries = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
    return groupAddress(entries.at(-hops) ?? "");
  }
  const trusted = (globalThis as Record<symbol, unknown>)[PEER_FLAG] === true;
  return trusted ? groupAddress(headers.get(PEER_HEADER) ?? "") : "unknown";
}

function groupAddress(text: string): string {
  const bare = withoutPort(text);
  // The loose spellings of IPv4 (127.1, 0x7f000001) are never written by a proxy; they would give one caller many names.
  if (!ipaddr.IPv4.isValidFourPartDecimal(bare) && !ipaddr.IPv6.isValid(bare)) return "unknown";
  const address = ipaddr.process(bare);
  if (address.kind() === "ipv4") return address.toString();
  return `${(address as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/** Some proxies write the port behind the address: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function withoutPort(text: string): string {
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? /^([\d.]+):\d+$/.exec(text)?.[1] ?? text;
}
