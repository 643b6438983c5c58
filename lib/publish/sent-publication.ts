import { z } from "zod";
import { ENCODINGS } from "./files/decode-file";
import { SITE_LIMITS } from "./files/limits";

const sentFile = z.object({
  file: z
    .string()
    .describe(
      'Where the file is in the site, in plain form: "index.html", "css/main.css". No leading slash, no encoding, nothing hidden.',
    ),
  data: z
    .string()
    .describe(`The content; at most ${SITE_LIMITS.maxFileBytes} bytes of file, however it is written here.`),
  encoding: z
    .enum(ENCODINGS)
    .default("utf-8")
    .describe("How data is written: utf-8 for text as it is, base64 for everything else."),
});

/** The body of a publication. Limits of the files are judged by our own code, which answers 413 and names the file. */
export const sentPublication = z.object({
  siteName: z
    .string()
    .min(1)
    .max(200)
    .regex(/^(?=.*\S)\P{Cc}+$/u, "must be a name, on one line")
    .describe(
      "What the site is called. A new site's address is made of it: Café à Paris becomes cafe-a-paris.",
    ),
  files: z
    .array(sentFile)
    .describe(
      `Every file of the site, index.html among them: at most ${SITE_LIMITS.maxFiles}, ${SITE_LIMITS.maxTotalBytes} bytes in all.`,
    ),
  projectId: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe("The site to update. Without it, your site of that name is updated, or a new one is made."),
});

/** How a site is named in an address or a query. */
export const projectIdField = z.string().min(1).max(100).describe("The site; it must be yours.");
