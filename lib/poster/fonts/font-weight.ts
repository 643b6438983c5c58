/** Weights by name, as states and CSS-like tools write them. */
const NAMED: Readonly<Record<string, number>> = { normal: 400, medium: 500, semibold: 600, bold: 700 };

/** The weight as a number from 100 to 900; normal where it is neither a name nor a number. */
export function weightNumber(weight: string | number): number {
  const value = typeof weight === "number" ? weight : (NAMED[weight] ?? Number(weight));
  return Number.isFinite(value) ? Math.min(900, Math.max(100, value)) : 400;
}

/** A face's weight descriptor (`400`, `100 900`) as its lightest and heaviest weight. */
export function weightRange(weight: string): readonly [lightest: number, heaviest: number] {
  const [lightest = 400, heaviest = lightest] = weight.split(" ").map(Number);
  return [lightest, heaviest];
}

/**
 * The descriptor, among those a family has, that a browser takes for a wanted weight.
 * Source: CSS Fonts 4, font matching, https://www.w3.org/TR/css-fonts-4/#font-style-matching.
 */
export function chooseWeight(descriptors: readonly string[], wanted: number): string | undefined {
  const ranges = descriptors.map((descriptor) => ({ descriptor, range: weightRange(descriptor) }));
  const holding = ranges.find(({ range: [low, high] }) => low <= wanted && wanted <= high);
  if (holding) return holding.descriptor;
  const lighter = ranges.filter(({ range }) => range[1] < wanted).sort((a, b) => b.range[1] - a.range[1]);
  const heavier = ranges.filter(({ range }) => range[0] > wanted).sort((a, b) => a.range[0] - b.range[0]);
  const upTo500 = wanted >= 400 && wanted <= 500 ? heavier.filter(({ range }) => range[0] <= 500) : [];
  const order = wanted > 500 ? [...heavier, ...lighter] : [...upTo500, ...lighter, ...heavier];
  return order[0]?.descriptor;
}
