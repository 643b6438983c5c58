/**
 * About how many tokens a text costs a language model: words and numbers about four letters a token, signs one each, letters of
 * scripts without spaces one each. Within a fifth for markup and English, which is what budgets need.
 */
export function approximateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(/[A-Za-z]+|\d+|\s+|[^\sA-Za-z\d]/gu)) {
    const first = piece.charCodeAt(0);
    if (/\s/.test(piece)) tokens += piece.includes("\n") ? 1 : piece.length > 1 ? 1 : 0;
    else if (first >= 48 && first <= 57) tokens += Math.ceil(piece.length / 3);
    else if (first < 128 && piece.length > 1) tokens += Math.ceil(piece.length / 6);
    else tokens += first < 128 ? 0.7 : 1;
  }
  return Math.ceil(tokens);
}
