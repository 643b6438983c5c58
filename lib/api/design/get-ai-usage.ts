import { z } from "zod";
import { defineEndpoint } from "@/lib/http/endpoint";

const count = z.int().min(0);

/** GET /ai/usage: how much of their questions a person has used. */
export const getAiUsage = defineEndpoint({
  id: "get-ai-usage",
  method: "GET",
  path: "/api/v1/design/ai/usage",
  surface: "design",
  summary: "How many questions to the assistant are used",
  description:
    "Counted by months in UTC. Bonus credits are used after the month's limit and go on into the next.",
  access: "paid",
  rateClass: "ai-chat",
  replies: {
    200: {
      description: "What is used and what is left.",
      schema: z.strictObject({
        used: count.describe("Questions of this month that were paid from its limit."),
        limit: count.describe("Questions a month."),
        remaining: count.describe("What is left of the limit."),
        bonusCredits: count.describe("Questions beyond the limit."),
        totalRemaining: count.describe("What is left in all."),
        unlimited: z.boolean().describe("True for administrators, who are never refused."),
        available: z.boolean().describe("Whether the assistant is set up on this server."),
        setup: z.string().optional().describe("What to set, where it is not."),
        renewsAt: z.iso.datetime().describe("When the next month begins."),
      }),
    },
  },
  errors: [],
  cacheControl: "private, no-store",
});
