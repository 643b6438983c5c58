/** The words that icons are found by: sorted, so that those with a beginning stand together. */
export interface TermIndex {
  readonly terms: readonly string[];
  /** Place of a term; -1 where it is none. */
  find(term: string): number;
  /** Places of the terms that begin so, as first and behind the last. */
  range(prefix: string): readonly [from: number, to: number];
  /** Calls back with each posting of a term. */
  each(term: number, visit: (posting: number) => void): void;
  /** Places of terms that a slip or a few of the finger lead away from, as `isNear` says. */
  near(word: string): number[];
}

/** @param terms sorted by code units. @param postings of each term. */
export function createTermIndex(
  terms: readonly string[],
  postings: readonly (readonly number[])[],
): TermIndex {
  const starts = new Uint32Array(terms.length + 1);
  const flat = new Uint32Array(postings.reduce((sum, list) => sum + list.length, 0));
  const letters = new Uint32Array(terms.length);
  const lengths = Uint16Array.from(terms, (term) => term.length);
  let at = 0;
  for (const [place, list] of postings.entries()) {
    starts[place] = at;
    flat.set(list, at);
    at += list.length;
    letters[place] = letterSet(terms[place] ?? "");
  }
  starts[terms.length] = at;

  /** Place of the first term that is not before the given one. */
  function lowerBound(term: string): number {
    let [low, high] = [0, terms.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((terms[middle] ?? "") < term) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  return {
    terms,
    find(term) {
      const place = lowerBound(term);
      return terms[place] === term ? place : -1;
    },
    range: (prefix) => [lowerBound(prefix), lowerBound(`${prefix}\uffff`)],
    each(term, visit) {
      for (let place = starts[term] ?? 0; place < (starts[term + 1] ?? 0); place++) visit(flat[place] ?? 0);
    },
    near(word) {
      const slips = slipsIn(word);
      const own = letterSet(word);
      const found: number[] = [];
      if (slips === 0) return found;
      for (let place = 0; place < terms.length; place++) {
        if (Math.abs((lengths[place] ?? 0) - word.length) > slips) continue;
        // Each slip takes away a letter and brings one at most.
        if (bitCount((letters[place] ?? 0) ^ own) > 2 * slips) continue;
        if (isNear(word, terms[place] ?? "", slips)) found.push(place);
      }
      return found;
    },
  };
}

/** How many slips a word of this length may hold: none in a short one, where every word is near to every other. */
const slipsIn = ({ length }: string): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

/** The letters of a word as bits, whatever is no letter as one bit more. */
function letterSet(word: string): number {
  let set = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    set |= 1 << (letter >= 0 && letter < 26 ? letter : 26);
  }
  return set >>> 0;
}

function bitCount(value: number): number {
  let count = 0;
  for (let rest = value; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Whether one word becomes the other by at most so many slips: a letter left out, put in, exchanged, or swapped with the
 * next one (optimal string alignment distance).
 */
export function isNear(left: string, right: string, slips: number): boolean {
  let before: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row++) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column++) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      );
      const swapped =
        row > 1 && column > 1 && left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > slips) return false;
    before = previous;
    previous = current;
  }
  return (previous[right.length] ?? 0) <= slips;
}
