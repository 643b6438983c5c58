import type { FragmentProgram } from "./stage";

/**
 * A program with constants written before its source, for `#if`. What a setting rules out is then not there: without a
 * GPU, both sides of a branch are run for every pixel.
 */
export function variant(
  program: FragmentProgram,
  constants: Readonly<Record<string, number>>,
): FragmentProgram {
  const names = Object.keys(constants);
  return {
    id: `${program.id}/${names.map((name) => `${name}=${constants[name]}`).join(",")}`,
    source: names.map((name) => `#define ${name} ${constants[name]}\n`).join("") + program.source,
  };
}
