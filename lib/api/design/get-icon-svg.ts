import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { LIBRARY_NAMES } from "@/lib/icons/icon-libraries";

const query = z.object({
  name: z
    .string()
    .min(1)
    .max(100)
    .regex(
      /^[A-Za-z0-9][A-Za-z0-9 _-]*$/,
      "must be the name of an icon, like arrow-right: letters, digits, and hyphens between them",
    )
    .describe(
      "Name of the icon, today's or an earlier one, as arrow-right, ArrowRight, ArrowRightIcon or arrow_right.",
    ),
  library: z
    .enum(LIBRARY_NAMES)
    .optional()
    .describe("Library; without it the first of phosphor, lucide, heroicons and radix that has the icon."),
  variant: z
    .string()
    .min(1)
    .max(20)
    .optional()
    .describe("Variant, like bold, fill, duotone, outline, solid; the library's usual one when absent."),
  size: z.coerce.number().int().min(1).max(2048).default(24).describe("Width and height, px."),
});

/** GET /icons/svg: one icon as an SVG file. */
export const getIconSvg = defineEndpoint({
  id: "get-icon-svg",
  method: "GET",
  path: "/api/v1/design/icons/svg",
  surface: "design",
  summary: "One icon as SVG",
  description:
    "Takes the colour of what surrounds it (currentColor). Sets that are drawn with strokes stay so. It has no ids, so that any number can stand in one page.",
  rateClass: "icons",
  query,
  replies: {
    200: { description: "The icon.", contentTypes: ["image/svg+xml"] },
  },
  errors: ["INVALID_REQUEST", "NOT_FOUND"],
  cacheControl: "public, max-age=31536000, immutable",
});
