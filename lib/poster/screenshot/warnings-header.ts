/** Longest value of the header, in characters; some proxies refuse more than 4 kB for all headers of an answer. */
const MAX_LENGTH = 2000;

/**
 * Value of `X-Render-Warnings`: a JSON array of sentences in pure ASCII (other characters as \uXXXX), bounded; what does
 * not fit is counted in a last sentence. Null when there are none.
 */
export function warningsHeader(warnings: readonly string[]): string | null {
  if (warnings.length === 0) return null;
  const kept: string[] = [];
  let length = 60;
  for (const warning of warnings) {
    const sentence = warning.length > 300 ? `${warning.slice(0, 299)}…` : warning;
    length += asciiJson(sentence).length + 1;
    if (length > MAX_LENGTH) break;
    kept.push(sentence);
  }
  const left = warnings.length - kept.length;
  return asciiJson(left > 0 ? [...kept, `and ${left} more`] : kept);
}

const asciiJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[^\x20-\x7e]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
