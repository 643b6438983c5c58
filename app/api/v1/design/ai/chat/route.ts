import { randomUUID } from "node:crypto";
import { assertAssistantReady, modelClient } from "@/lib/ai/model-client";
import { startChat } from "@/lib/ai/start-chat";
import { chatWithAssistant } from "@/lib/api/design/chat-with-assistant";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { systemTimers } from "@/lib/timers";

/** The assistant. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: chatWithAssistant,
  ready: assertAssistantReady,
  async handle({ person, body, request }) {
    const place = { client: modelClient(), now: systemClock, timers: systemTimers, random: Math.random };
    return { events: await startChat(person, body, request.signal, { ...place, newId: randomUUID }) };
  },
});
