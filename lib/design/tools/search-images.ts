import { z } from "zod";
import { IMAGE_TYPES, LUMINANCES, ORIENTATIONS } from "@/lib/poster/images/image-provider";
import { OperationError } from "../document/operation-error";
import { defineTool } from "./define-tool";

const words = z.string().max(200);

/** Looks for pictures. */
export const searchImages = defineTool({
  kind: "read",
  name: "search_images",
  description:
    "Searches free pictures, best match first. Use url as src of an image, with its alt; print credit beside it where the licence wants it. note says when pictures are close and not exact.",
  input: z.strictObject({
    query: words
      .optional()
      .describe("What to look for; without it every picture that comes with Affiche is listed."),
    q: words.optional().describe("The same as query, which wins where both are given."),
    orientation: z.enum(ORIENTATIONS).optional().describe("Which way the picture is longer."),
    type: z.enum(IMAGE_TYPES).optional().describe("What it looks like."),
    luminance: z.enum(LUMINANCES).optional().describe("How bright it is as a whole."),
    limit: z.number().int().min(1).max(20).optional().describe("Pictures a page; 6 when absent."),
    page: z.number().int().min(1).max(1000).optional().describe("Which page, from 1."),
  }),
  examples: [
    { when: "a picture for a hero", input: { query: "mountains", orientation: "horizontal", limit: 4 } },
  ],
  async run(_design, { q, query = q, ...filters }, surface) {
    const search = { ...filters, ...(query === undefined ? {} : { query }) };
    const found = await surface.searchImages(search).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new OperationError("not-possible", `No pictures were found: ${reason}`);
    });
    const count = `${found.images.length} of ${found.total} pictures.`;
    return { message: found.note ? `${count} ${found.note}` : count, data: { ...found } };
  },
});
