/**
 * Contracts are the source of the published documentation, so an answer that its contract does not describe is a bug of
 * ours. Where developers can see it (AFFICHE_STRICT_REPLIES, on outside production) it becomes a 500.
 */
import { formatIssue } from "@/lib/schema/issues";
import type { AppError } from "./app-error";
import type { Endpoint } from "./endpoint";
import { possibleErrors } from "./possible-errors";
import type { Answer } from "./route";
import { EVENT_STREAM_TYPE } from "./sse";

/** @throws Error naming the endpoint and what is not in its contract: the status, the type, or a field of the JSON. */
export function checkReply(endpoint: Endpoint, answer: Answer): void {
  const status = answer.status ?? 200;
  const reply = endpoint.replies[status];
  if (!reply) throw new Error(`${endpoint.id} answers ${status}, which its contract does not list`);
  if (!("json" in answer)) {
    const contentType = "bytes" in answer ? answer.contentType : EVENT_STREAM_TYPE;
    if (reply.contentTypes?.includes(contentType)) return;
    throw new Error(`${endpoint.id} answers ${contentType}, which its contract does not list`);
  }
  if (answer.json === null && !reply.schema && !reply.contentTypes) return;
  if (!reply.schema) throw new Error(`${endpoint.id} answers JSON, which its contract does not describe`);
  const problem = reply.schema.safeParse(answer.json).error?.issues[0];
  if (!problem) return;
  throw new Error(`${endpoint.id} answers what its contract does not describe: ${formatIssue(problem)}`);
}

/** @throws Error when a handler fails with a code that its contract does not list. */
export function checkErrorCode(endpoint: Endpoint, error: AppError): void {
  if (possibleErrors(endpoint).includes(error.code)) return;
  throw new Error(`${endpoint.id} fails with ${error.code}, which its contract does not list`, {
    cause: error,
  });
}
