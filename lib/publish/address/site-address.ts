import { randomInt } from "node:crypto";
import { env } from "../../env";

/** What divides a slug from the name of one deployment; no slug holds it. */
const DIVIDER = "--";
const RANDOM_LENGTH = 8;
const LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
/** A label of a host name has 63 characters at most. */
const MAX_SLUG_PART = 63 - DIVIDER.length - RANDOM_LENGTH;

/** Where sites are served when nothing is set: browsers find this machine under every name that ends so. */
const LOCAL_DOMAIN = "sites.localhost";

/** A new first label for one deployment of a site: `my-site--k3x9a0pq`. */
export function createDeploymentLabel(slug: string): string {
  const random = Array.from({ length: RANDOM_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join("");
  return `${slug.slice(0, MAX_SLUG_PART).replace(/-$/, "")}${DIVIDER}${random}`;
}

/** Whether a label is of one deployment, not of a site. */
export const isDeploymentLabel = (label: string): boolean => label.includes(DIVIDER);

/**
 * Address of what is served under a label.
 * @param origin this service's own, as its caller knows it: it lends the scheme and, without SITES_DOMAIN, the port.
 */
export function siteAddress(label: string, origin: string): string {
  const { SITES_DOMAIN, PUBLIC_URL, PORT } = env();
  const { protocol, port } = new URL(origin);
  if (SITES_DOMAIN) return `${protocol}//${label}.${SITES_DOMAIN}`;
  // Behind a public address nobody said where sites are: they are at this machine's own port, and only there.
  if (PUBLIC_URL) return `http://${label}.${LOCAL_DOMAIN}:${PORT}`;
  return `${protocol}//${label}.${LOCAL_DOMAIN}${port ? `:${port}` : ""}`;
}

/**
 * The label that a Host header asks for; null when the host is no site's, which makes it the app's. The bare domain of
 * sites, and names further below, have the label "": there is no site at them.
 */
export function siteLabelOf(host: string | undefined): string | null {
  if (!host) return null;
  const { SITES_DOMAIN, PUBLIC_URL } = env();
  const name = hostName(host);
  const domain = hostName(SITES_DOMAIN ?? LOCAL_DOMAIN);
  if (PUBLIC_URL && name === hostName(new URL(PUBLIC_URL).host)) return null;
  if (name === domain) return "";
  if (!name.endsWith(`.${domain}`)) return null;
  const label = name.slice(0, -domain.length - 1);
  return label.includes(".") ? "" : label;
}

/** Without port, case and the full stop that may end a name. */
const hostName = (host: string) => host.toLowerCase().replace(/:\d*$/, "").replace(/\.$/, "");
