import { z } from "zod";

/** Ids of records: made by the document, short, and safe in HTML attributes and CSS selectors. */
export const recordId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

/** A colour as CSS writes it; what it means is for the browser to say. */
export const cssColor = z
  .string()
  .min(1)
  .max(200)
  .describe("A CSS colour: #rrggbb, oklch(…), or a token like var(--primary).");

/** Inline styles: CSS properties in camelCase or kebab-case, or custom properties. */
export const styleRecord = z
  .record(z.string().max(100), z.union([z.string().max(2000), z.number()]))
  .describe(
    'Inline CSS, property → value, like {"gridColumn": "span 2"}. Classes are the better place for most of it.',
  );

/** Classes, as in an HTML attribute. */
export const className = z
  .string()
  .max(4000)
  .describe(
    "Tailwind classes, separated by spaces. Arbitrary values and variants work: `md:grid-cols-[2fr_1fr]`.",
  );

/** Where a link leads. */
export const linkTarget = z.discriminatedUnion("type", [
  z.strictObject({
    type: z.literal("url"),
    url: z.string().max(4000).describe("An http, https, mailto or tel address, or a path."),
    target: z.enum(["_self", "_blank"]).optional().describe("_blank opens a new tab."),
  }),
  z.strictObject({
    type: z.literal("page"),
    pageId: recordId.describe("Id of the artboard that it leads to."),
  }),
  z.strictObject({
    type: z.literal("section"),
    sectionId: recordId.describe("Id of the node that is scrolled to."),
  }),
  z.strictObject({ type: z.literal("email"), email: z.string().max(254).describe("An e-mail address.") }),
  z.strictObject({ type: z.literal("phone"), phone: z.string().max(60).describe("A telephone number.") }),
]);

const stop = z.strictObject({
  color: cssColor,
  position: z.number().min(0).max(1).describe("0 is the start, 1 the end."),
});

const gradientStops = z.array(stop).min(2).max(20).describe("Its colours, in order.");

/** What fills an artboard or a node behind its content. */
export const fill = z.discriminatedUnion("type", [
  z.strictObject({ type: z.literal("solid"), color: cssColor }),
  z.strictObject({
    type: z.literal("gradient"),
    gradient: z
      .discriminatedUnion("type", [
        z.strictObject({
          type: z.literal("linear"),
          angle: z.number().describe("Degrees as in CSS: 0 to the top, 90 to the right."),
          stops: gradientStops,
        }),
        z.strictObject({
          type: z.literal("radial"),
          center: z
            .strictObject({
              x: z.number().describe("0 is the left edge, 1 the right."),
              y: z.number().describe("0 is the top, 1 the bottom."),
            })
            .optional()
            .describe("0 to 1; the middle when absent."),
          radius: z.number().positive().optional().describe("1 reaches the farthest corner."),
          stops: gradientStops,
        }),
      ])
      .describe("Colours that run into each other, along a line or around a point."),
  }),
  z.strictObject({
    type: z.literal("image"),
    url: z.string().max(4000).describe("Address of the picture: http, https or a path."),
    size: z
      .enum(["cover", "contain", "auto"])
      .default("cover")
      .describe("How it fits, as in background-size."),
    position: z.string().max(60).default("center").describe("Where it stands, as in background-position."),
  }),
]);

/** A fill as it is stored. */
export type Fill = z.output<typeof fill>;
/** A link as it is stored. */
export type LinkTarget = z.output<typeof linkTarget>;
