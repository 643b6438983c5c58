import { chatRequest } from "@/lib/ai/chat-request";
import { defineEndpoint } from "@/lib/http/endpoint";
import { EVENT_STREAM_TYPE } from "@/lib/http/sse";

/** POST /ai/chat: an answer of the assistant, as it comes. */
export const chatWithAssistant = defineEndpoint({
  id: "chat-with-assistant",
  method: "POST",
  path: "/api/v1/design/ai/chat",
  surface: "design",
  summary: "Ask the assistant",
  description: [
    "Answers Server-Sent Events, each JSON on a `data:` line with a `type`:",
    "`route` {model, intent, reason} first, intent one of chat, edit, create, critique;",
    "`text_delta` {text};",
    "`tool_start` {id, name} when the model begins to write a call, `tool_call` {id, name, input} when it has;",
    "`tool_calls_pending` {toolCalls} when the answer waits for results;",
    "`error` {error} when it breaks off;",
    "`usage` {used, limit, remaining, bonusCredits, totalRemaining, …} and then `done` {reason: complete, tool_calls, aborted or error} at the end of every answer; `heartbeat` {timestamp} every 15 seconds.",
    "Names of tools are those of GET /tools without the prefix design_.",
    "After `tool_calls_pending` run the tools and send the same messages again with pendingAssistantText, pendingToolCalls and pendingToolResults: all rounds since the question, flattened in order, or the newest round alone. Each call has exactly one result. Calls that the assistant has not made for this question are refused.",
    "A question costs one, however many rounds it takes; the same messages within 10 minutes are a retry, which costs nothing. An answer ends by itself after 25 rounds, or when the same step has failed three times in the same way. When everything is used: 429 with `renewsAt`.",
  ].join(" "),
  access: "paid",
  rateClass: "ai-chat",
  body: {
    schema: chatRequest,
    maxBytes: 10 * 1024 * 1024,
    example: {
      messages: [{ role: "user", content: "Make a pricing section with three plans." }],
      artboards: [{ id: "a1", name: "Landing", width: 1440, height: 900 }],
      activeArtboardId: "a1",
    },
  },
  replies: { 200: { description: "The events.", contentTypes: [EVENT_STREAM_TYPE] } },
  errors: ["RATE_LIMITED", "UPSTREAM_FAILED", "ASSISTANT_UNAVAILABLE"],
  cacheControl: "no-cache, no-transform",
});
