import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { ICON_LIBRARIES } from "@/lib/icons/icon-libraries";
import { iconLibrary, iconWords } from "@/lib/icons/icon-query";

const query = z.object({
  q: iconWords,
  library: iconLibrary
    .default("all")
    .describe("One library only; lib_1 to lib_4 are the four in their order."),
  limit: z.coerce.number().int().min(1).max(200).default(50).describe("Most icons to answer."),
});

const item = z.strictObject({
  name: z.string().describe("Its name, for /icons/svg."),
  library: z.enum(ICON_LIBRARIES).describe("The library that has it."),
  variants: z.array(z.string()).describe("Variants that it can be had in."),
});

const library = z.strictObject({
  id: z.enum(ICON_LIBRARIES).describe("Identifier."),
  name: z.string().describe("Name for people."),
  iconCount: z.int().describe("How many icons it has."),
  variants: z.array(z.string()).describe("Variants of each of its icons; the first is the usual one."),
});

/** GET /icons/search: icons by what they show, best match first. */
export const searchIconsEndpoint = defineEndpoint({
  id: "search-icons",
  method: "GET",
  path: "/api/v1/design/icons/search",
  surface: "design",
  summary: "Search icons in four libraries",
  description:
    "Names come first, then earlier names and what people call the thing, then names that have the word, then tags; slips of the finger are forgiven where nothing else fits. The same search answers the same order. One name may come from several libraries: items tell which is whose.",
  rateClass: "icons",
  query,
  replies: {
    200: {
      description: "Icons, best match first.",
      schema: z.strictObject({
        query: z.string().describe("What was looked for."),
        library: z.enum(["all", ...ICON_LIBRARIES]).describe("Where it was looked for."),
        count: z.int().describe("Icons in this answer."),
        results: z.array(z.string()).describe("Their names, as in items."),
        items: z.array(item).describe("The icons."),
        libraries: z
          .array(library)
          .describe("The libraries there are, in the order they are looked through."),
      }),
    },
  },
  errors: ["INVALID_REQUEST"],
  cacheControl: "public, max-age=300",
});
