import { assistantSetup } from "@/lib/ai/model-client";
import { allowanceOf } from "@/lib/ai/plan-limits";
import { getAiUsage } from "@/lib/api/design/get-ai-usage";
import { serve } from "@/lib/auth/serve";
import { systemClock } from "@/lib/clock";
import { readAiUsage, renewalOf } from "@/lib/data/ai-usage";

/** How much of the assistant is used. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: getAiUsage,
  async handle({ person }) {
    const nowMs = systemClock();
    const usage = await readAiUsage(allowanceOf(person), nowMs);
    const setup = assistantSetup();
    const renewsAt = new Date(renewalOf(nowMs)).toISOString();
    return { json: { ...usage, renewsAt, available: setup === null, ...(setup ? { setup } : {}) } };
  },
});
