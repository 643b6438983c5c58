import type { Usage } from "./chat-events";

/** How much of the month is used. */
export function UsageLine({ usage }: { readonly usage: Usage | null }) {
  if (!usage) return null;
  return <p className="text-xs text-quiet tabular-nums">{usageWords(usage)}</p>;
}

/** In words: what is used, what comes on top, and when it begins anew. */
export function usageWords({ used, limit, bonusCredits, unlimited, renewsAt }: Usage): string {
  if (unlimited) return "No limit on questions";
  const bonus = bonusCredits > 0 ? `, and ${bonusCredits} extra` : "";
  const date = renewsAt && !Number.isNaN(Date.parse(renewsAt)) ? new Date(renewsAt) : null;
  const renewal = date
    ? `, renews ${date.toLocaleDateString("en-GB", { day: "numeric", month: "long", timeZone: "UTC" })}`
    : "";
  return `${used} of ${limit} this month${bonus}${renewal}`;
}
