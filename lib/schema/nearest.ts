/** Words longer than this are never compared: the work grows with the product of the lengths. */
const MAX_COMPARED_CHARS = 60;

/** Edits (insert, delete, replace, swap of neighbours) between two words: optimal string alignment distance. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1] ? 0 : 1;
      let edits = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + same,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        edits = Math.min(edits, (before[column - 2] ?? 0) + 1);
      }
      current.push(edits);
    }
    before = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

const folded = (word: string) => word.toLowerCase().replace(/[\s_]+/g, "-");

/**
 * The known word that somebody most likely meant, or undefined when none is near: at most a third of the
 * letters differ, or one is the beginning or the end of the other (`dense` → `ascii-dense`).
 */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length < 2 || word.length > MAX_COMPARED_CHARS) return undefined;
  const wanted = folded(word);
  let best: string | undefined;
  let bestEdits = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const candidate of known) {
    const edits = editDistance(wanted, folded(candidate));
    if (edits < bestEdits) {
      best = candidate;
      bestEdits = edits;
    }
  }
  if (best !== undefined || wanted.length < 4) return best;
  return known.find((candidate) => {
    const name = folded(candidate);
    return name.startsWith(wanted) || name.endsWith(wanted) || wanted.startsWith(`${name}-`);
  });
}
