import type { ManifestFile } from "../../data/deployments";
import type { SiteFile } from "./read-site";

/** What is kept of a site's files beside their bytes. */
export const manifestOf = (files: readonly SiteFile[]): ManifestFile[] =>
  files.map(({ path, sha256, bytes, contentType }) => ({
    path,
    sha256,
    size: bytes.byteLength,
    contentType,
  }));
