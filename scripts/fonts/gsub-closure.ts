/**
 * All glyphs that substitution can make of some: single, multiple and ligature substitutions of every lookup, whatever
 * context asks for them. Source: OpenType 1.9.1, GSUB.
 */
export function gsubClosure(gsub: Buffer, from: Iterable<number>): Set<number> {
  const glyphs = new Set(from);
  const rules = readRules(gsub);
  for (let before = -1; before !== glyphs.size; ) {
    before = glyphs.size;
    for (const { inputs, outputs } of rules) {
      if (inputs.every((glyph) => glyphs.has(glyph))) for (const output of outputs) glyphs.add(output);
    }
  }
  return glyphs;
}

interface Rule {
  readonly inputs: readonly number[];
  readonly outputs: readonly number[];
}

function readRules(gsub: Buffer): Rule[] {
  const rules: Rule[] = [];
  const lookups = gsub.readUInt16BE(8);
  for (const lookup of offsets(gsub, lookups, lookups)) {
    const type = gsub.readUInt16BE(lookup);
    for (const subtable of offsets(gsub, lookup + 4, lookup)) {
      // Contextual lookups (5, 6) only ask for others, which are read themselves.
      if (type === 1) rules.push(...readSingle(gsub, subtable));
      else if (type === 2) rules.push(...readMultiple(gsub, subtable));
      else if (type === 4) rules.push(...readLigatures(gsub, subtable));
      else if (type !== 5 && type !== 6) throw new Error(`The GSUB table has a lookup of type ${type}`);
    }
  }
  return rules;
}

/** The offsets of an array that begins with its length, from a base. */
function offsets(gsub: Buffer, at: number, base: number): number[] {
  return Array.from(
    { length: gsub.readUInt16BE(at) },
    (_, index) => base + gsub.readUInt16BE(at + 2 + index * 2),
  );
}

function values(gsub: Buffer, at: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => gsub.readUInt16BE(at + index * 2));
}

function readCoverage(gsub: Buffer, at: number): number[] {
  const count = gsub.readUInt16BE(at + 2);
  if (gsub.readUInt16BE(at) === 1) return values(gsub, at + 4, count);
  return Array.from({ length: count }, (_, index) => at + 4 + index * 6).flatMap((range) => {
    const first = gsub.readUInt16BE(range);
    return Array.from({ length: gsub.readUInt16BE(range + 2) - first + 1 }, (_, index) => first + index);
  });
}

function readSingle(gsub: Buffer, at: number): Rule[] {
  const covered = readCoverage(gsub, at + gsub.readUInt16BE(at + 2));
  const byDelta = gsub.readUInt16BE(at) === 1;
  return covered.map((glyph, index) => ({
    inputs: [glyph],
    outputs: [byDelta ? (glyph + gsub.readInt16BE(at + 4)) & 0xffff : gsub.readUInt16BE(at + 6 + index * 2)],
  }));
}

function readMultiple(gsub: Buffer, at: number): Rule[] {
  const covered = readCoverage(gsub, at + gsub.readUInt16BE(at + 2));
  return offsets(gsub, at + 4, at).map((sequence, index) => ({
    inputs: [covered[index] ?? 0],
    outputs: values(gsub, sequence + 2, gsub.readUInt16BE(sequence)),
  }));
}

function readLigatures(gsub: Buffer, at: number): Rule[] {
  const covered = readCoverage(gsub, at + gsub.readUInt16BE(at + 2));
  return offsets(gsub, at + 4, at).flatMap((set, index) =>
    offsets(gsub, set, set).map((ligature) => ({
      inputs: [covered[index] ?? 0, ...values(gsub, ligature + 4, gsub.readUInt16BE(ligature + 2) - 1)],
      outputs: [gsub.readUInt16BE(ligature)],
    })),
  );
}
