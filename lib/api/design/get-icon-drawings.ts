import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { ICON_LIBRARIES } from "@/lib/icons/icon-libraries";

const query = z.object({
  icons: z
    .string()
    .max(12_000)
    .regex(
      /^[a-z]+:[a-z\d-]+(:[a-z\d]+)?(,[a-z]+:[a-z\d-]+(:[a-z\d]+)?){0,99}$/,
      "must be 1 to 100 icons with commas between them, each as library:name or library:name:variant, like lucide:trash,phosphor:heart:fill",
    )
    .describe(
      "1 to 100 icons with commas between them, each as library:name or library:name:variant; the library's usual variant when absent.",
    ),
});

const drawing = z.strictObject({
  icon: z.string().describe("The icon as it was asked for."),
  library: z.enum(ICON_LIBRARIES).describe("Its library."),
  name: z.string().describe("Its name, today's one."),
  variant: z.string().describe("The variant that is drawn."),
  svg: z.string().describe("The file, 24 px wide and high, as /icons/svg answers it."),
});

/** GET /icons/drawings: many icons in one answer, for whoever shows a board of them. */
export const getIconDrawings = defineEndpoint({
  id: "get-icon-drawings",
  method: "GET",
  path: "/api/v1/design/icons/drawings",
  surface: "design",
  summary: "Up to a hundred icons in one answer",
  description:
    "What /icons/svg answers for each of them, in the order of the request. An icon that there is none of is left out, and `missing` names it.",
  rateClass: "icons",
  query,
  replies: {
    200: {
      description: "The icons.",
      schema: z.strictObject({
        drawings: z.array(drawing).describe("The icons that there are."),
        missing: z.array(z.string()).describe("Those that there are not, as they were asked for."),
      }),
    },
  },
  errors: ["INVALID_REQUEST"],
  cacheControl: "public, max-age=31536000, immutable",
});
