/**
 * Which addresses may be contacted for somebody else. Threat: a user names an address that leads to this machine, its
 * network or a metadata service. Covered: only globally routable unicast addresses pass, after every embedding of IPv4 in
 * IPv6 has been unwrapped, and none that this machine has itself, nor those that a cloud keeps for its own services.
 * Fails closed: what is not understood is refused. Left open: a public address that a router outside leads back in.
 */
import os from "node:os";
import ipaddr from "ipaddr.js";

/** Public by its number, but answered by the cloud's own host (Azure), with credentials for this machine. */
const CLOUD_SERVICES = new Set(["168.63.129.16"]);

/** Whether an IP address (as text, from a resolver) is on the public internet, and not this machine. */
export function isPublicAddress(text: string): boolean {
  if (!ipaddr.isValid(text)) return false;
  const address = ipaddr.process(text);
  const plain = address.toNormalizedString();
  if (CLOUD_SERVICES.has(plain) || isOwnAddress(plain)) return false;
  if (address.kind() === "ipv4") return address.range() === "unicast";
  const embedded = embeddedIpv4(address as ipaddr.IPv6);
  if (embedded) return false;
  return address.range() === "unicast" && isGlobalUnicast(address as ipaddr.IPv6);
}

/** Whether this machine listens on an address: what answers there may be meant for its own network alone. */
function isOwnAddress(plain: string): boolean {
  const faces = Object.values(os.networkInterfaces()).flatMap((list) => list ?? []);
  return faces.some(({ address }) => ipaddr.process(address).toNormalizedString() === plain);
}

/** 2000::/3 is all that is handed out for global use. */
const isGlobalUnicast = (address: ipaddr.IPv6) => ((address.parts[0] ?? 0) & 0xe000) === 0x2000;

/** Transition formats carry an IPv4 address that a gateway may unwrap; none is needed to reach a public picture. */
function embeddedIpv4(address: ipaddr.IPv6): boolean {
  const [first = 0, second = 0, , , fifth = 0, sixth = 0] = address.parts;
  const sixToFour = first === 0x2002;
  const teredo = first === 0x2001 && second === 0;
  const nat64 = first === 0x64 && second === 0xff9b;
  const compatible = address.parts.slice(0, 6).every((part) => part === 0);
  const isatap = (fifth & ~0x0200) === 0 && sixth === 0x5efe;
  return sixToFour || teredo || nat64 || compatible || isatap;
}

/** Ends of names that mean something inside a network only; they are not even looked up. */
const INSIDE_NAMES =
  /(^|\.)(localhost|localdomain|local|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/;

const PORTS = new Set(["", "80", "443", "8080", "8443"]);

/**
 * Whether an address may be asked for at all, before names are resolved: http or https, usual ports, no credentials.
 * `allowed` lists host:port pairs, as written in the address, that are let through although they may be private.
 */
export function isAskable(url: URL, allowed: readonly string[]): boolean {
  if (url.protocol !== "http:" && url.protocol !== "https:") return false;
  if (url.username || url.password) return false;
  if (isExempt(url, allowed)) return true;
  if (!PORTS.has(url.port)) return false;
  const host = url.hostname.toLowerCase().replace(/\.+$/, "");
  if (INSIDE_NAMES.test(host)) return false;
  const literal = host.replace(/^\[|\]$/g, "");
  return ipaddr.isValid(literal) ? isPublicAddress(literal) : host.includes(".");
}

/** Whether the operator let this host and port through (ALLOW_PRIVATE_UPSTREAMS). */
export function isExempt(url: URL, allowed: readonly string[]): boolean {
  const port = url.port || (url.protocol === "https:" ? "443" : "80");
  return allowed.includes(`${url.hostname}:${port}`);
}
