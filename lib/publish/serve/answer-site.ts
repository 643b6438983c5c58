/**
 * What visitors of published sites get. Threat: files of strangers that are taken for ours, act on our origin, or carry
 * somebody's cookies. Covered: sites have origins of their own; nothing here reads or sets a cookie; types are exact and
 * not guessed; windows that sites open or are opened by are kept apart. Sites may be framed: they hold nothing of a
 * visitor, and showing them in a frame is what many are for. Left open: what a site's scripts do on its own origin.
 */
import { findLabelledDeployment, findShownDeployment } from "../../data/deployments";
import { isDeploymentLabel } from "../address/site-address";
import { answerFile } from "./answer-file";
import { findInSite } from "./find-in-site";
import { readIndex } from "./read-index";
import type { SiteAnswer, SiteRequest } from "./site-request";

const SECURITY_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
  "Origin-Agent-Cluster": "?1",
};

/** A site is asked again each time, so that a new deployment is seen at once; a deployment never changes. */
const ASK_AGAIN = "no-cache";
const KEEP = "public, max-age=31536000, immutable";

/** Answers a request to a host below SITES_DOMAIN. @param label as siteLabelOf gives it. */
export async function answerSite(label: string, request: SiteRequest): Promise<SiteAnswer> {
  const answer = await answerPlain(label, request);
  const { "Content-Length": _, ...bodiless } = answer.headers;
  const headers = { ...SECURITY_HEADERS, ...(answer.status === 304 ? bodiless : answer.headers) };
  const hasBody = request.method !== "HEAD" && answer.body !== undefined;
  return { status: answer.status, headers, ...(hasBody && { body: answer.body }) };
}

async function answerPlain(label: string, request: SiteRequest): Promise<SiteAnswer> {
  if (request.method !== "GET" && request.method !== "HEAD")
    return plain(405, "A site can only be read.", { Allow: "GET, HEAD" });
  const isDeployment = isDeploymentLabel(label);
  const id = label && (await (isDeployment ? findLabelledDeployment(label) : findShownDeployment(label)));
  if (!id) return plain(404, "There is no site at this address.");
  const index = await readIndex(id);
  const found = findInSite(index, request.target);
  if (found && "redirectTo" in found) {
    return plain(308, `It is at ${found.redirectTo}.`, { Location: found.redirectTo });
  }
  // Search engines should know the site, not each of its states.
  const own: Record<string, string> = isDeployment ? { "X-Robots-Tag": "noindex" } : {};
  const cached = { ...own, "Cache-Control": isDeployment ? KEEP : ASK_AGAIN };
  const file = found && (await answerFile(found.file, request.headers, cached));
  if (file) return file;
  const page = index.get("404.html");
  const answer =
    page && (await answerFile(page, onlyEncodings(request), { ...own, "Cache-Control": ASK_AGAIN }));
  return answer ? { ...answer, status: 404 } : plain(404, "There is no such page here.");
}

/** The page of a site for what is not there is sent whole, whatever part or state of another file was asked for. */
const onlyEncodings = ({ headers }: SiteRequest) => ({ "accept-encoding": headers["accept-encoding"] });

function plain(status: number, text: string, headers: Record<string, string> = {}): SiteAnswer {
  const body = Buffer.from(`${text}\n`);
  return {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Length": String(body.byteLength),
      "Cache-Control": ASK_AGAIN,
      ...headers,
    },
    body,
  };
}
