import { createHash } from "node:crypto";
import { AppError } from "../http/app-error";
import { formatPath, type Path } from "../schema/issues";
import type { ChatRequest } from "./chat-request";

/** A call with the one result that it has. */
export interface AnsweredCall {
  readonly id: string;
  readonly name: string;
  readonly input: Readonly<Record<string, unknown>>;
  /** The result's text. */
  readonly result: string;
  /** The sentence of a failure; null where it went well. */
  readonly error: string | null;
  /** Where it stands in the request. */
  readonly at: number;
}

/** How far an answer has come. */
export interface Pending {
  readonly text: string;
  readonly calls: readonly AnsweredCall[];
}

/**
 * Checks what no schema says: that the conversation ends with a question, and that each call has one result.
 * @returns what the request goes on with; null for the first request of a question.
 * @throws AppError INVALID_REQUEST naming the field.
 */
export function checkChat(request: ChatRequest): Pending | null {
  checkOrder(request);
  const calls = pairCalls(request);
  const text = request.pendingAssistantText ?? "";
  return calls.length === 0 && text.trim() === "" ? null : { text, calls };
}

/** What tells a question from others: the SHA-256 (hex) of its messages. */
export const fingerprintOf = ({ messages }: ChatRequest): string =>
  createHash("sha256").update(JSON.stringify(messages)).digest("hex");

/** An error that names a field. */
export const badField = (path: Path, problem: string): AppError =>
  new AppError("INVALID_REQUEST", `${formatPath(path)}: ${problem}`);

function checkOrder({ messages }: ChatRequest): void {
  for (const [at, { role, content }] of messages.entries()) {
    if (at === 0 && role !== "user")
      throw badField(["messages", at, "role"], "must be user: a conversation begins with a question");
    if (at === messages.length - 1 && role !== "user")
      throw badField(
        ["messages", at, "role"],
        "must be user: what the assistant was saying goes into pendingAssistantText",
      );
    if (role === "user" || typeof content === "string") continue;
    const image = content.findIndex(({ type }) => type === "image");
    if (image >= 0)
      throw badField(
        ["messages", at, "content", image, "type"],
        "must be text: the assistant has no pictures",
      );
  }
}

function pairCalls({ pendingToolCalls = [], pendingToolResults = [] }: ChatRequest): AnsweredCall[] {
  const calls = new Set<string>();
  for (const [at, { id }] of pendingToolCalls.entries()) {
    if (calls.has(id)) throw badField(["pendingToolCalls", at, "id"], `${quote(id)} is given twice`);
    calls.add(id);
  }
  const results = new Map<string, string>();
  for (const [at, { tool_use_id: id, result }] of pendingToolResults.entries()) {
    const path = ["pendingToolResults", at, "tool_use_id"];
    if (!calls.has(id)) throw badField(path, `${quote(id)} is none of pendingToolCalls`);
    if (results.has(id)) throw badField(path, `${quote(id)} has a result already`);
    results.set(id, result);
  }
  return pendingToolCalls.map(({ id, name, input }, at) => {
    const result = results.get(id);
    if (result === undefined) {
      const right = `pendingToolResults must hold one for it, {"error":"stopped"} where it was stopped`;
      throw badField(["pendingToolCalls", at], `${quote(id)} has no result; ${right}`);
    }
    const error = errorIn(
      result,
      pendingToolResults.findIndex((one) => one.tool_use_id === id),
    );
    return { id, name, input, result, error, at };
  });
}

/** The error that a result tells of. */
function errorIn(result: string, at: number): string | null {
  let outcome: unknown;
  try {
    outcome = JSON.parse(result);
  } catch {
    throw badField(
      ["pendingToolResults", at, "result"],
      'must be JSON text of what came of it, like {"success":true,"message":"…"}',
    );
  }
  if (typeof outcome !== "object" || outcome === null || !("error" in outcome)) return null;
  return typeof outcome.error === "string" ? outcome.error : JSON.stringify(outcome.error);
}

const quote = (text: string) => JSON.stringify(text.slice(0, 60));
