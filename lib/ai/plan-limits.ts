import type { AiAllowance } from "../data/ai-usage";
import type { Person } from "../http/caller";

/** Questions a month, by plan: the one place. Free plans have no assistant (401 and 403 come before this). */
export const QUESTIONS_A_MONTH: Readonly<Record<Person["plan"], number>> = { free: 0, pro: 500 };

/** What a person may ask. Administrators may always; they are shown the limit that everybody else has. */
export const allowanceOf = ({ id, plan, isAdmin }: Person): AiAllowance => ({
  userId: id,
  limit: QUESTIONS_A_MONTH[isAdmin ? "pro" : plan],
  unlimited: isAdmin,
});
