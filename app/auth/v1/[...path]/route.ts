import { answerIdentity } from "@/lib/auth/answer-identity";

/** The embedded identity, for supabase-js in browsers and for the links of mails. */
export const GET = (request: Request) => answerIdentity(request);
export const POST = GET;
export const PUT = GET;
