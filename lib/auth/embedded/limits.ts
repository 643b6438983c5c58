import { createHash } from "node:crypto";
import { AppError } from "@/lib/http/app-error";
import { forgetRate, giveBackRate, limitRate } from "@/lib/http/rate-limit/limit-rate";
import { mayMailLinksTo } from "../mail/mailed-origin";
import type { IdentityContext } from "./identity-call";
import { IdentityError } from "./identity-error";

// What is counted for an address is kept under its hash: Redis need not know who has an account.
const keyOf = (email: string) => createHash("sha256").update(email).digest("hex");

/** Counts an attempt to sign in. @throws AppError RATE_LIMITED when there were too many that failed. */
export async function countAttempt(email: string, clientIp: string): Promise<void> {
  await limitRate("sign-in-client", clientIp);
  await limitRate("sign-in-email", keyOf(email));
}

/** Takes an attempt back that has succeeded; what failed before on this address is forgiven. */
export async function forgiveAttempts(email: string, clientIp: string): Promise<void> {
  await giveBackRate("sign-in-client", clientIp);
  await forgetRate("sign-in-email", keyOf(email));
}

/**
 * Counts a mail, whether or not it is sent in the end, so that the limit does not tell who has an account.
 * @throws IdentityError over_email_send_rate_limit; email_provider_disabled where links must not lead to this origin.
 */
export async function countMail(email: string, { origin, clientIp }: IdentityContext): Promise<void> {
  if (!mayMailLinksTo(origin))
    throw new IdentityError(
      422,
      "email_provider_disabled",
      "Mail cannot be sent from here: whoever runs this service must set PUBLIC_URL, where its links lead.",
    );
  try {
    await limitRate("mail-client", clientIp);
    await limitRate("mail-email", keyOf(email));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "RATE_LIMITED") throw error;
    const seconds = error.options.retryAfterSeconds ?? 60;
    throw new IdentityError(
      429,
      "over_email_send_rate_limit",
      `Too many mails; for security purposes, you can request this again after ${seconds} seconds.`,
      { ...error.options.headers, "Retry-After": String(seconds) },
    );
  }
}
