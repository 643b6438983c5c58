import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { doneReply, sessionParams } from "./session-schemas";

/** POST /sessions/:id/executor: a person chooses the tab that runs calls. */
export const chooseExecutorEndpoint = defineEndpoint({
  id: "choose-executor",
  method: "POST",
  path: "/api/v1/design/sessions/{id}/executor",
  surface: "design",
  summary: "Edit in this tab (for the editor)",
  description:
    "Makes a tab the one that runs calls, because a person clicked “Edit here”. All tabs are told `executor`; the chosen one gets a new executorToken and everything unanswered.",
  rateClass: "sessions",
  params: sessionParams,
  body: {
    schema: z.strictObject({
      clientId: z.string().min(1).max(64).describe("The tab's clientId, as `connected` said."),
    }),
    maxBytes: 1024,
    example: { clientId: "b2f1c9d04c7e" },
  },
  replies: { 200: { description: "It runs calls now.", schema: doneReply } },
  errors: ["NOT_FOUND"],
  cacheControl: "no-store",
});
