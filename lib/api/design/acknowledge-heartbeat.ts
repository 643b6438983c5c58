import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";
import { doneReply, EXECUTOR_HEADER, sessionParams } from "./session-schemas";

/** POST /sessions/:id/ack: a tab's answer to a heartbeat. */
export const acknowledgeHeartbeatEndpoint = defineEndpoint({
  id: "acknowledge-heartbeat",
  method: "POST",
  path: "/api/v1/design/sessions/{id}/ack",
  surface: "design",
  summary: "Answer a heartbeat (for the editor)",
  description: `Says that the tab is alive; one that is silent for 40 seconds does not count as connected. ${EXECUTOR_HEADER} Tabs that only mirror send theirs too.`,
  rateClass: "session-traffic",
  params: sessionParams,
  body: {
    schema: z.strictObject({
      timestamp: z.number().describe("The heartbeat's timestamp, epoch ms."),
      visible: z.boolean().optional().describe("Whether the tab is in front, where that has changed."),
    }),
    maxBytes: 1024,
    example: { timestamp: 1_795_000_000_000 },
  },
  replies: { 200: { description: "Noted.", schema: doneReply } },
  errors: ["FORBIDDEN", "NOT_FOUND"],
  cacheControl: "no-store",
});
