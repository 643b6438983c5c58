import { z } from "zod";

/** The parameter of a session's path. What cannot be an id is answered like the id of a missing session. */
export const sessionParams = z.object({
  id: z.string().describe("Id of the session, which is the secret that lets one use it."),
});

/** A session as callers see it. */
export const sessionFields = z.strictObject({
  id: z.string().describe("Id of the session."),
  documentId: z.string().describe("Id of the document that it shows."),
  browserConnected: z
    .boolean()
    .describe("Whether a browser is there that runs calls. Turns false within 40 seconds of a frozen tab."),
  label: z.string().describe("What its maker called it; empty when they gave no label."),
  createdAt: z.int().describe("When it was made, epoch ms."),
  lastActivity: z
    .int()
    .describe("When a call or a result came last, or an open tab gave a sign of life, epoch ms."),
  expiresAt: z.int().describe("When it ends if nothing happens until then, epoch ms. Activity moves it."),
});

/** The result of a call that worked. */
const toolSuccess = z.strictObject({
  success: z.literal(true).describe("The tool did what it was asked for."),
  message: z.string().describe("What was done, in one sentence."),
  data: z.record(z.string(), z.unknown()).describe("What the tool answers, as its description says."),
});

/** The result of a call that failed in the browser. */
const toolFailure = z.strictObject({
  error: z.string().describe("What was wrong, and what would be right."),
});

/** Id of a call, in paths and answers. */
export const callId = z.string().describe("Id of the call.");

/** How a call stands that has not ended. */
export const callPending = z.strictObject({
  callId,
  status: z.literal("pending").describe("It waits, or runs."),
});

/** How a call stands that went well. @param status what its endpoint calls that. */
export const callDone = <Status extends string>(status: Status) =>
  z.strictObject({
    callId,
    status: z.literal(status).describe("The browser has done it."),
    result: toolSuccess.describe("What came of it."),
  });

/** How a call stands that failed. */
export const callFailed = z.strictObject({
  callId,
  status: z.literal("error").describe("It failed in the browser; nothing was changed."),
  result: toolFailure.describe("Why."),
});

/** The answer of what leaves nothing to show. */
export const doneReply = z.strictObject({ success: z.literal(true).describe("It is done.") });

/** What every request of an editor's tab says about its header. */
export const EXECUTOR_HEADER =
  "The header `X-Executor-Token` carries the executorToken that the tab was given on its stream: in `connected`, and again in `executor` when it takes over. Without it, or with an old one, the answer is 403.";
