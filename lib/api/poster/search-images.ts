import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { IMAGE_TYPES, LUMINANCES, ORIENTATIONS } from "@/lib/poster/images/image-provider";

const words = z.string().max(200);

const query = z.object({
  query: words
    .optional()
    .describe("What to look for; without it every picture that comes with Affiche is listed."),
  q: words.optional().describe("The same as query, which wins where both are given."),
  orientation: z.enum(ORIENTATIONS).optional().describe("Which way the picture is longer."),
  type: z.enum(IMAGE_TYPES).optional().describe("What it looks like."),
  luminance: z.enum(LUMINANCES).optional().describe("How bright it is as a whole."),
  limit: z.coerce.number().int().min(1).max(20).default(6).describe("Pictures a page."),
  page: z.coerce.number().int().min(1).max(1000).default(1).describe("Which page, from 1."),
});

const image = z.strictObject({
  id: z.string().describe("Identifier within its source."),
  url: z.string().describe("Address of the picture, for mediaUrl."),
  thumbnail: z.string().describe("Address of a small version."),
  alt: z.string().describe("What the picture shows."),
  width: z.int().describe("px."),
  height: z.int().describe("px."),
  photographer: z.string().describe("Who made it."),
  orientation: z.enum(ORIENTATIONS).describe("Which way it is longer."),
  source: z.string().describe("Who holds it."),
  license: z.string().describe("Licence, as an SPDX id where there is one."),
  attributionUrl: z.string().describe("Where maker and licence are named."),
  credit: z.string().describe("The line to print beside the picture, as its source wants it."),
  photographerUrl: z.string().optional().describe("Page of whoever made it, where there is one."),
});

/** GET /images/search: free pictures for posters, best match first. */
export const searchImages = defineEndpoint({
  id: "search-images",
  method: "GET",
  path: "/api/v1/images/search",
  surface: "poster",
  summary: "Search free pictures for image and background layers",
  description:
    "Answers from Unsplash, Pexels or Openverse where the operator has set them up, else from the pictures that come with Affiche, which the project computed itself and gives away under CC0 (source: affiche). Where no picture is about the words, close or varied ones are answered, and note says so.",
  rateClass: "discovery",
  query,
  replies: {
    200: {
      description: "A page of pictures; total counts all that match.",
      schema: z.strictObject({
        query: z.string().describe("The words that were looked for."),
        total: z.int().describe("Pictures that match in all."),
        images: z.array(image).describe("This page, best match first."),
        note: z
          .string()
          .optional()
          .describe(
            "What to know of this answer: that it is close and not exact, or that a source did not answer.",
          ),
      }),
    },
  },
  errors: ["INVALID_REQUEST"],
  cacheControl: "public, max-age=300",
});
