import { defineEndpoint } from "@/lib/http/endpoint";
import { SITE_LIMITS } from "@/lib/publish/files/limits";
import { publishedSite } from "@/lib/publish/published-site";
import { sentPublication } from "@/lib/publish/sent-publication";

const { maxFiles, maxFileBytes, maxTotalBytes } = SITE_LIMITS;
const mebibytes = (bytes: number) => `${bytes / 1024 / 1024} MiB`;

/** POST /publish: puts a site on the web. */
export const publishSiteEndpoint = defineEndpoint({
  id: "publish-site",
  method: "POST",
  path: "/api/v1/design/publish",
  surface: "design",
  summary: "Publish a static site",
  description:
    `A site of up to ${maxFiles} files, ${mebibytes(maxFileBytes)} each and ${mebibytes(maxTotalBytes)} in all (413 beyond). ` +
    "Visitors see the old state or the new one, never a mix. Paths that are not in plain form, hide or collide are refused by name; a name that is somebody else's is a conflict, with one that is free.",
  access: "signed-in",
  rateClass: "publish",
  body: {
    schema: sentPublication,
    maxBytes: SITE_LIMITS.maxBodyBytes,
    largeBecause: `${mebibytes(maxTotalBytes)} of files are more when they are written in JSON`,
    example: {
      siteName: "My site",
      files: [{ file: "index.html", data: "<!doctype html><h1>Hello</h1>", encoding: "utf-8" }],
    },
  },
  replies: { 200: { description: "The site and this deployment of it.", schema: publishedSite } },
  errors: ["INVALID_REQUEST", "FORBIDDEN", "NOT_FOUND", "CONFLICT", "PAYLOAD_TOO_LARGE", "UPSTREAM_FAILED"],
  cacheControl: "no-store",
});
