import { z } from "zod";
import { defineNode } from "./define-node";

// biome-ignore format: a table of words
const INPUT_TYPES = [
  "text", "email", "password", "number", "search", "tel", "url", "date", "time", "checkbox", "radio",
  "range", "color", "file", "textarea", "select",
] as const;

/** Something to type into or choose from. */
export const input = defineNode({
  id: "input",
  name: "Input",
  description: "A field of a form: one line, several, a choice, a tick.",
  fields: z.object({
    inputType: z.enum(INPUT_TYPES).default("text").describe("What is typed or chosen."),
    placeholder: z
      .string()
      .max(500)
      .optional()
      .describe("Shown while it is empty; no substitute for a label."),
    label: z.string().max(500).optional().describe("Its name, for people who do not see it too."),
    value: z.string().max(10_000).optional().describe("What is in it."),
    options: z.array(z.string().max(500)).max(200).optional().describe("What a select offers."),
  }),
  container: false,
  tag: "input",
  tags: ["input", "textarea", "select"],
});
