import { isDelimited, readDelimited } from "@/lib/ai/delimit-data";
import { blocksOf, type ModelRequest } from "./check-request";

/** One tool call of a conversation with what came of it. */
export interface CallResult {
  /** Without prefix. */
  readonly tool: string;
  readonly input: Readonly<Record<string, unknown>>;
  readonly failed: boolean;
  /** The text of the result. */
  readonly text: string;
  /** What the tool answered, where it is JSON with `data`. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** What the scripted model makes of a request. */
export interface Conversation {
  /** What the person wants: their last message without what was shown of the document. */
  readonly wish: string;
  /** Rounds of tool calls since then. */
  readonly round: number;
  /** What came of every call since then, in order. */
  readonly results: readonly CallResult[];
  readonly artboards: readonly { readonly id: string; readonly name: string }[];
  readonly activeArtboardId: string | null;
  readonly selectedIds: readonly string[];
  /** The document's markup; empty where none was sent. */
  readonly document: string;
  /** Pictures that the person attached. */
  readonly pictures: number;
  /** The name under which a tool was given; null when it was not. */
  toolNamed(bare: string): string | null;
}

/** Reads a request that was checked. */
export function readConversation({ messages, tools = [] }: ModelRequest): Conversation {
  const isWish = (at: number) =>
    messages[at]?.role === "user" &&
    !messages
      .slice(at, at + 1)
      .flatMap(blocksOf)
      .some(({ type }) => type === "tool_result");
  let start = messages.length - 1;
  while (start > 0 && !isWish(start)) start--;
  const asked = messages.slice(start, start + 1).flatMap(blocksOf);
  const words = asked.flatMap((block) =>
    block.type === "text" && !isDelimited(block.text) ? [block.text] : [],
  );
  const shown = messages
    .slice(start)
    .filter(({ role }) => role === "user")
    .flatMap(blocksOf)
    .flatMap((block) => (block.type === "text" && isDelimited(block.text) ? [block.text] : []))
    .at(-1);
  const part = (name: Parameters<typeof readDelimited>[0]) =>
    shown === undefined ? null : readDelimited(name, shown);
  const later = messages.slice(start + 1);
  return {
    wish: words.at(-1) ?? "",
    round: later.filter(({ role }) => role === "assistant").length,
    results: readResults(later),
    artboards: (parse(part("artboards")) ?? []) as Conversation["artboards"],
    activeArtboardId: part("active-artboard"),
    selectedIds: (parse(part("selected-ids")) ?? []) as string[],
    document: part("document") ?? "",
    pictures: asked.filter(({ type }) => type === "image").length,
    toolNamed: (bare) =>
      tools.find(({ name }) => name === bare || (name.endsWith(`_${bare}`) && bareName(name) === bare))
        ?.name ?? null,
  };
}

const bareName = (name: string) => name.replace(/^(design|poster)_/, "");

function readResults(messages: ModelRequest["messages"]): CallResult[] {
  const blocks = messages.flatMap(blocksOf);
  return blocks.flatMap((block) => {
    if (block.type !== "tool_result") return [];
    const use = blocks.find((one) => one.type === "tool_use" && one.id === block.tool_use_id);
    if (use?.type !== "tool_use") return [];
    const { content = "" } = block;
    const text =
      typeof content === "string"
        ? content
        : content.flatMap((one) => (one.type === "text" ? [one.text] : [])).join("\n");
    const parsed = parse(text) as { data?: Record<string, unknown>; error?: unknown } | null;
    const failed = block.is_error === true || parsed?.error !== undefined;
    return [{ tool: bareName(use.name), input: use.input, failed, text, data: parsed?.data ?? {} }];
  });
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // A tool may answer plain text.
    return null;
  }
}
