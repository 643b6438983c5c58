import { z } from "zod";
import type { NodeType } from "../nodes/registry";
import { className, cssColor, fill, linkTarget, recordId, styleRecord } from "./values";

/** What every node has beside the content of its kind. */
export const sharedNodeFields = z.object({
  name: z
    .string()
    .max(200)
    .optional()
    .describe("What it is called in the layers panel; made from role and text when absent."),
  className: className.optional(),
  style: styleRecord.optional(),
  tag: z
    .string()
    .regex(
      /^(?!(?:script|style|iframe|frame|frameset|portal|object|embed|applet|param|base|link|meta|template|noscript|noembed|noframes|xmp|plaintext|math|svg)$)[a-z][a-z0-9]{0,20}$/,
      "a tag of HTML that neither runs nor loads anything, like section or h2",
    )
    .optional()
    .describe("Its HTML tag, where it is not the usual one of its kind."),
  link: linkTarget.nullable().optional().describe("Where it leads when it is pressed; wins over href."),
  elementId: z
    .string()
    .regex(/^[A-Za-z][\w-]{0,63}$/)
    .optional()
    .describe("Its id in exported HTML, for links to it."),
  attributes: z
    .record(z.string().max(60), z.string().max(2000))
    .optional()
    .describe("Further harmless attributes as given: aria-*, data-*, role, colspan…"),
  fill: fill.optional().describe("What lies behind its content."),
  visible: z.boolean().optional().describe("False hides it and keeps its place in the tree."),
  locked: z.boolean().optional().describe("True keeps people from selecting and moving it; tools still may."),
  animations: z
    .array(
      z.looseObject({ preset: z.string().max(60).describe("Which animation; see list_animation_presets.") }),
    )
    .max(20)
    .optional()
    .describe("How it moves."),
});

/** The fields of an artboard that a caller may set. */
export const artboardFields = z.object({
  name: z.string().min(1).max(200).describe("What it is called."),
  x: z.number().min(-1e6).max(1e6).describe("Left edge on the canvas, in px."),
  y: z.number().min(-1e6).max(1e6).describe("Top edge on the canvas, in px."),
  width: z.number().int().min(1).max(10_000).describe("Width in px; breakpoints answer to it."),
  height: z.number().int().min(1).max(30_000).describe("Least height in px: it grows with its content."),
  fixedHeight: z.boolean().optional().describe("True cuts what is taller instead of growing, as on a slide."),
  backgroundColor: cssColor.optional(),
  className: className.optional(),
  style: styleRecord.optional(),
  fill: fill.optional().describe("What lies behind its content, over its backgroundColor."),
  speakerNotes: z
    .string()
    .max(20_000)
    .optional()
    .describe("What the speaker reads while this slide is shown."),
  timelineDuration: z
    .number()
    .positive()
    .max(600)
    .optional()
    .describe("Length of its animation, in seconds."),
});

/** Where a record stands: in which parent, and where among its siblings (fractional index; compare as plain text). */
export interface Placement {
  readonly id: string;
  readonly parentId: string | null;
  readonly order: string;
}

/** A page of a design. */
export type ArtboardRecord = Placement & { readonly type: "artboard" } & z.output<typeof artboardFields>;

/** A node of a design. Its content fields are those of its kind, in the registry of nodes. */
export type NodeRecord = Placement & { readonly type: NodeType } & z.output<typeof sharedNodeFields> & {
    readonly [field: string]: unknown;
  };

/** What a design is made of. */
export type DesignRecord = ArtboardRecord | NodeRecord;

/** Ids are looked up in many places; a design that was saved long ago may hold fields that this version does not know. */
export const storedRecord = z.looseObject({
  id: recordId,
  type: z.string(),
  parentId: recordId.nullable(),
  order: z.string().min(1).max(200),
});
