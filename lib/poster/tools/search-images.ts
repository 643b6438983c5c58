import { z } from "zod";
import { EditError } from "../document/edit-error";
import { IMAGE_TYPES, LUMINANCES, ORIENTATIONS } from "../images/image-provider";
import { defineTool } from "./define-tool";

/** Looks for pictures. */
export const searchImages = defineTool({
  kind: "read",
  name: "search_images",
  description:
    "Searches free pictures, best match first. Use url as mediaUrl of an image layer or of a background's inputMedia, with its alt; credit is the line to print where the licence wants it. note says when pictures are close and not exact.",
  input: z.strictObject({
    query: z
      .string()
      .max(200)
      .optional()
      .describe("What to look for; without it the pictures that come with Affiche are listed."),
    orientation: z.enum(ORIENTATIONS).optional().describe("Which way the picture is longer."),
    type: z.enum(IMAGE_TYPES).optional().describe("What it looks like."),
    luminance: z.enum(LUMINANCES).optional().describe("How bright it is as a whole."),
    limit: z.int().min(1).max(20).optional().describe("Pictures a page; 6 when absent."),
    page: z.int().min(1).max(1000).optional().describe("Which page, from 1."),
  }),
  examples: [
    { when: "a picture for a background", input: { query: "mountains", orientation: "vertical", limit: 4 } },
  ],
  async run(_state, search, surface) {
    const found = await surface.searchImages(search).catch((error: unknown) => {
      throw new EditError(
        `No pictures were found: ${error instanceof Error ? error.message : String(error)}`,
      );
    });
    const count = `${found.images.length} of ${found.total} pictures.`;
    return { message: found.note ? `${count} ${found.note}` : count, data: { ...found } };
  },
});
