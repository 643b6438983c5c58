/**
 * Who may read the development mailbox. Threat: it shows links that sign people in. Covered: it is there only while no mail
 * server is set up, for whoever sits at this machine: the socket's address, which our own server tells, is loopback, nothing
 * says that the request came from elsewhere, and it was addressed to this machine by name. Left open: a proxy on this machine that
 * gives itself out as the caller, sends no X-Forwarded-For and asks for localhost; declare it (TRUSTED_PROXY_HOPS) or set
 * PUBLIC_URL or SMTP_URL, each of which closes the mailbox.
 */
import ipaddr from "ipaddr.js";
import { env } from "@/lib/env";
import { PEER_FLAG, PEER_HEADER } from "@/lib/http/client-ip";

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;

/** Whether a host, with or without a port, is a name of the machine that asks for it. */
export const isLocalHost = (host: string): boolean => LOCAL_HOST.test(host);

/** Whether the sender of these headers may read the mailbox. */
export function mayReadMailbox(headers: Headers): boolean {
  const { SMTP_URL, NEXT_PUBLIC_SUPABASE_URL, TRUSTED_PROXY_HOPS, PUBLIC_URL } = env();
  if (SMTP_URL || NEXT_PUBLIC_SUPABASE_URL || TRUSTED_PROXY_HOPS > 0) return false;
  if (PUBLIC_URL && !isLocalHost(new URL(PUBLIC_URL).host)) return false;
  const peerIsTold = (globalThis as Record<symbol, unknown>)[PEER_FLAG] === true;
  if (!peerIsTold || !isLoopback(headers.get(PEER_HEADER) ?? "")) return false;
  // Next writes X-Forwarded-For itself where nobody has, with the socket's address.
  const passedOn = (headers.get("x-forwarded-for") ?? "").split(",").map((entry) => entry.trim());
  if (headers.has("forwarded") || !passedOn.every((entry) => entry === "" || isLoopback(entry))) return false;
  return isLocalHost(headers.get("host") ?? "");
}

function isLoopback(text: string): boolean {
  return ipaddr.isValid(text) && ipaddr.process(text).range() === "loopback";
}
