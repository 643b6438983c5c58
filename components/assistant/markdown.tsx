/**
 * Light markup of answers as elements. What a model writes is data: its HTML is shown as it is written, its links lead to
 * web and mail addresses only, and its pictures are named, not loaded, so that no address hears of what was said.
 */
import { lexer, type Token, type Tokens } from "marked";
import { Fragment, memo, type ReactNode } from "react";

/** Draws a text. */
export const Markdown = memo(function Markdown({ text }: { readonly text: string }) {
  return <div className="grid gap-2 wrap-break-word [&>*]:min-w-0">{blocks(lexer(text))}</div>;
});

const blocks = (tokens: readonly Token[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: a text that grows keeps its beginning, so places are names
  tokens.map((token, at) => <Fragment key={at}>{block(token)}</Fragment>);

function block(token: Token): ReactNode {
  switch (token.type) {
    case "space":
    case "def":
      return null;
    case "heading":
      return <p className="pt-1 font-medium">{inline(inside(token))}</p>;
    case "hr":
      return <hr className="border-line" />;
    case "blockquote":
      return (
        <blockquote className="grid gap-2 border-l-2 border-line pl-2 text-quiet">
          {blocks(inside(token))}
        </blockquote>
      );
    case "code":
      return (
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
          tabIndex={0}
          className="overflow-x-auto rounded bg-ground p-2 font-mono text-xs"
        >
          {(token as Tokens.Code).text}
        </pre>
      );
    case "list":
      return list(token as Tokens.List);
    case "table":
      return table(token as Tokens.Table);
    case "paragraph":
      return <p>{inline(inside(token))}</p>;
    case "text":
      return <span>{inline(inside(token))}</span>;
    default:
      return <p className="whitespace-pre-wrap">{token.raw.trim()}</p>;
  }
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const entries = items.map((item, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: as above
    <li key={at} className="[&>*+*]:mt-1">
      {item.task && <span>{item.checked ? "☑ " : "☐ "}</span>}
      {blocks(item.tokens)}
    </li>
  ));
  return ordered ? (
    <ol start={Number(start) || 1} className="grid list-decimal gap-1 pl-5 tabular-nums">
      {entries}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1 pl-4">{entries}</ul>
  );
}

function table({ header, rows }: Tokens.Table): ReactNode {
  const cells = (row: readonly Tokens.TableCell[], Cell: "th" | "td") =>
    row.map(({ tokens }, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Cell key={at} className="border-b border-line py-1 pr-3 text-left align-top font-[inherit]">
        {inline(tokens)}
      </Cell>
    ));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div tabIndex={0} className="overflow-x-auto">
      <table className="text-xs">
        <thead className="font-medium">
          <tr>{cells(header, "th")}</tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <tr key={at}>{cells(row, "td")}</tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const inline = (tokens: readonly Token[]): ReactNode[] =>
  // biome-ignore lint/suspicious/noArrayIndexKey: as above
  tokens.map((token, at) => <Fragment key={at}>{span(token)}</Fragment>);

function span(token: Token): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong className="font-medium">{inline(inside(token))}</strong>;
    case "em":
      return <em>{inline(inside(token))}</em>;
    case "del":
      return <del>{inline(inside(token))}</del>;
    case "br":
      return <br />;
    case "codespan":
      return (
        <code className="rounded bg-ground px-1 font-mono text-xs">{(token as Tokens.Codespan).text}</code>
      );
    case "link":
      return link(token as Tokens.Link);
    case "image":
      return <span className="text-quiet">[picture: {(token as Tokens.Image).text || "no words"}]</span>;
    case "escape":
      return (token as Tokens.Escape).text;
    case "text":
      return "tokens" in token && token.tokens ? inline(token.tokens) : (token as Tokens.Text).text;
    default:
      return token.raw;
  }
}

function link({ href, tokens }: Tokens.Link): ReactNode {
  const address = safeAddress(href);
  if (!address) return inline(tokens);
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="underline underline-offset-2"
    >
      {inline(tokens)}
    </a>
  );
}

/** An address that a link may lead to; null for every other scheme, and for none. */
export function safeAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const url = new URL(href);
  return ["http:", "https:", "mailto:"].includes(url.protocol) ? url.href : null;
}

const inside = (token: Token): readonly Token[] =>
  "tokens" in token && token.tokens ? token.tokens : [{ type: "text", raw: token.raw, text: token.raw }];
