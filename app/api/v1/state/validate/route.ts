import { validatePosterState } from "@/lib/api/poster/validate-state";
import { serve } from "@/lib/http/route";
import { validateState } from "@/lib/poster/schema/validate";

/** What is wrong with a state. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = serve({
  endpoint: validatePosterState,
  handle({ body }) {
    const errors = validateState(body);
    return { json: errors.length === 0 ? { valid: true } : { valid: false, errors } };
  },
});
