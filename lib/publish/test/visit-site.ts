import { answerSite } from "../serve/answer-site";

/** What a visitor sees at a label: the status and the text. */
export async function visitSite(label: string, target = "/"): Promise<[status: number, text: string]> {
  const { status, body } = await answerSite(label, { method: "GET", target, headers: {} });
  return [status, Buffer.from(body ?? []).toString()];
}

/** The label of a site's address. */
export const labelOf = (url: string): string => new URL(url).hostname.split(".")[0] ?? "";
