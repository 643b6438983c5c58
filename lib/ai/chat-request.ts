import { z } from "zod";
import { formatIssue } from "@/lib/schema/issues";

/** Most messages of a conversation. */
export const MAX_MESSAGES = 400;

/** Most characters of a tool's result. */
export const MAX_RESULT_CHARACTERS = 1_000_000;

const MAX_TEXT_CHARACTERS = 100_000;
const MAX_IMAGE_CHARACTERS = 5_000_000;
const MAX_PENDING_CALLS = 1000;

const notBlank = z.string().max(MAX_TEXT_CHARACTERS).regex(/\S/, "must not be empty");

/** How each type of picture begins, in base64. */
const IMAGE_STARTS = { "image/png": "iVBORw0KGgo", "image/jpeg": "/9j/", "image/webp": "UklGR" } as const;

const textBlock = z.object({
  type: z.literal("text").describe("Words."),
  text: notBlank.describe("What is said."),
});

const imageBlock = z.object({
  type: z.literal("image").describe("A picture, like one of what is selected."),
  source: z
    .object({
      type: z.literal("base64").describe("How the picture is given."),
      media_type: z.enum(["image/png", "image/jpeg", "image/webp"]).describe("What the picture is."),
      data: z
        .base64("must be base64")
        .min(16)
        .max(MAX_IMAGE_CHARACTERS)
        .describe("The file in base64, at most 5,000,000 characters."),
    })
    .refine(({ media_type, data }) => data.startsWith(IMAGE_STARTS[media_type]), {
      path: ["data"],
      message: "is no picture of that media_type",
    })
    .describe("The picture itself."),
});

const blocks = z
  .array(z.discriminatedUnion("type", [textBlock, imageBlock]))
  .min(1)
  .max(20);

/** Says what is wrong with the form that was meant. */
const contentProblem: z.core.$ZodErrorMap<z.core.$ZodIssueInvalidUnion> = ({ input, errors }) => {
  const [ofText, ofBlocks] = errors;
  const meant = Array.isArray(input) ? ofBlocks : typeof input === "string" ? ofText : undefined;
  const [first] = meant ?? [];
  return first ? formatIssue(first) : "must be a string, or a list of text and image blocks";
};

const message = z.object({
  role: z.enum(["user", "assistant"]).describe("Who speaks."),
  content: z
    .union([notBlank, blocks], { error: contentProblem })
    .describe("What is said: text, or up to 20 blocks of text and pictures. Pictures come from people only."),
});

const id = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,128}$/, "must be an id: letters, digits, _ and -, at most 128 characters");

const artboard = z.object({
  id: z.string().max(200).describe("Its id."),
  name: z.string().max(500).describe("Its name."),
  width: z.number().describe("Width in px."),
  height: z.number().describe("Height in px."),
});

/** What POST /ai/chat takes. */
export const chatRequest = z.object({
  messages: z
    .array(message)
    .min(1)
    .max(MAX_MESSAGES)
    .describe("The conversation, oldest first; the last message is the question, the person's."),
  surface: z
    .enum(["design", "poster"])
    .default("design")
    .describe("What is worked on, and so which tools the model is given."),
  documentState: z
    .string()
    .max(8_000_000)
    .optional()
    .describe(
      "The document as it is now: markup as get_document answers it, or a poster's state as JSON. What is too large for the model is outlined.",
    ),
  selectedIds: z.array(z.string().max(200)).max(10_000).optional().describe("Ids of what is selected."),
  selectedSubtrees: z
    .string()
    .max(2_000_000)
    .optional()
    .describe("Markup of what is selected; kept whole where the document is outlined."),
  artboards: z.array(artboard).max(2000).optional().describe("The artboards there are."),
  activeArtboardId: z.string().max(200).optional().describe("The artboard that is being worked on."),
  pendingAssistantText: z
    .string()
    .max(2_000_000)
    .optional()
    .describe("Of a follow-up: what the assistant has said since the question."),
  pendingToolCalls: z
    .array(
      z.object({
        id: id.describe("Id of the call, as tool_call told it."),
        name: id.describe("The tool."),
        input: z.record(z.string(), z.unknown()).describe("What it was called with."),
      }),
    )
    .max(MAX_PENDING_CALLS)
    .optional()
    .describe("Of a follow-up: the calls since the question, in order; or those of the newest round."),
  pendingToolResults: z
    .array(
      z.object({
        tool_use_id: id.describe("Id of the call."),
        result: z
          .string()
          .min(1)
          .max(MAX_RESULT_CHARACTERS)
          .describe('What came of it, as JSON text; {"error":"stopped"} where it was stopped.'),
      }),
    )
    .max(MAX_PENDING_CALLS)
    .optional()
    .describe("Of a follow-up: one result for each call."),
});

/** A request of the chat, as it was sent. */
export type ChatRequest = z.output<typeof chatRequest>;

/** One message of the conversation. */
export type ChatMessage = ChatRequest["messages"][number];
