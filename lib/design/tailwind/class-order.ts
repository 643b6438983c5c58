import type { ClassCompiler } from "./class-compiler";

/** Classes in the order in which their rules stand in a stylesheet: the same for the same classes, however they came. */
export interface ClassOrder {
  readonly names: readonly string[];
  /** Adds a class that is not there. @returns its index. */
  insert(name: string): number;
  /** Takes these classes and no others. */
  replace(names: Iterable<string>): void;
}

/** @param compiler asked for the order of two at a time, so that one more class costs little among many. */
export function createClassOrder(compiler: Pick<ClassCompiler, "sort">): ClassOrder {
  let names: string[] = [];
  return {
    get names() {
      return names;
    },
    insert(name) {
      let [low, high] = [0, names.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if (compiler.sort([names[middle] ?? "", name])[0] === name) high = middle;
        else low = middle + 1;
      }
      names.splice(low, 0, name);
      return low;
    },
    replace(given) {
      names = compiler.sort([...new Set(given)]);
    },
  };
}
