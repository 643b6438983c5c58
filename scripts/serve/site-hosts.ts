/**
 * Hosts of published sites are told from the app's before anything else looks at a request: no page and no endpoint of
 * the app is ever answered on a site's host, and no site on the app's.
 */
import { siteLabelOf } from "@/lib/publish/address/site-address";
import { answerSite } from "@/lib/publish/serve/answer-site";
import type { RequestHandler } from "./http-server";

/** Whether a Host header names a published site, or could name one. */
export const isSiteHost = (host: string | undefined): boolean => siteLabelOf(host) !== null;

/** Answers what is asked of a site's host, and hands everything else on. */
export function withSites(handle: RequestHandler): RequestHandler {
  return async (request, response) => {
    const label = siteLabelOf(request.headers.host);
    if (label === null) return handle(request, response);
    const { method = "GET", url: target = "/", headers } = request;
    const answer = await answerSite(label, { method, target, headers }).catch((error: unknown) => {
      console.error(error);
      return FAILED;
    });
    response.writeHead(answer.status, answer.headers).end(answer.body);
  };
}

const FAILED = {
  status: 500,
  headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  body: Buffer.from("This site cannot be shown at the moment. Try again later.\n"),
};
