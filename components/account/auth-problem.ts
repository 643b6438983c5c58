import type { AuthError } from "@supabase/supabase-js";

/** What an identity's error means for the person in front of it, by its code. */
const WORDS: Readonly<Record<string, string>> = {
  invalid_credentials: "This address and password do not go together.",
  email_not_confirmed: "Open the link in the mail that we sent you first.",
  user_already_exists: "There is an account with this address already. Sign in instead.",
  email_exists: "There is an account with this address already.",
  weak_password: "Choose a longer password: 8 characters or more.",
  same_password: "This is your password already. Choose another one.",
  otp_expired: "This link or code is no longer valid. Ask for a new one.",
  over_request_rate_limit: "That was too often. Wait a few minutes, then try again.",
  over_email_send_rate_limit: "We have sent several mails already. Look for them, or wait an hour.",
  email_address_invalid: "This is not an e-mail address.",
  validation_failed: "Look at the address and the password again.",
  signup_disabled: "New accounts are not taken here.",
  user_banned: "This account is closed.",
};

/** A sentence about what went wrong, and what to do. */
export function authProblem(error: AuthError): string {
  if (error.name === "AuthRetryableFetchError")
    return "The service cannot be reached. Try again in a moment.";
  return WORDS[error.code ?? ""] ?? "That did not work. Try again.";
}
