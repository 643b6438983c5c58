/** Where an error goes: columns ahead, rows below, and its share of the divisor. */
export interface KernelTap {
  readonly dx: number;
  readonly dy: number;
  readonly weight: number;
}

/** An error-diffusion kernel. */
export interface DiffusionKernel {
  readonly divisor: number;
  readonly taps: readonly KernelTap[];
}

/** Reads rows of weights; in the first row the columns begin right of the pixel, in the others `reach` columns left of it. */
function kernel(divisor: number, reach: number, ...rows: readonly (readonly number[])[]): DiffusionKernel {
  const taps = rows.flatMap((weights, dy) =>
    weights.map((weight, column) => ({ dx: dy === 0 ? column + 1 : column - reach, dy, weight })),
  );
  return { divisor, taps: taps.filter((tap) => tap.weight > 0) };
}

/**
 * The classic kernels. Sources: Floyd & Steinberg 1976; Jarvis, Judice & Ninke 1976; Stucki 1981; Burkes 1988;
 * Sierra 1989 and 1990; Atkinson (Apple, 1980s), which hands on only three quarters of the error.
 */
export const KERNELS = {
  "floyd-steinberg": kernel(16, 1, [7], [3, 5, 1]),
  atkinson: kernel(8, 1, [1, 1], [1, 1, 1], [0, 1, 0]),
  "jarvis-judice-ninke": kernel(48, 2, [7, 5], [3, 5, 7, 5, 3], [1, 3, 5, 3, 1]),
  stucki: kernel(42, 2, [8, 4], [2, 4, 8, 4, 2], [1, 2, 4, 2, 1]),
  burkes: kernel(32, 2, [8, 4], [2, 4, 8, 4, 2]),
  sierra: kernel(32, 2, [5, 3], [2, 4, 5, 4, 2], [0, 2, 3, 2, 0]),
  "two-row-sierra": kernel(16, 2, [4, 3], [1, 2, 3, 2, 1]),
  "sierra-lite": kernel(4, 1, [2], [1, 1, 0]),
} as const satisfies Record<string, DiffusionKernel>;

/** Name of an error-diffusion kernel. */
export type KernelId = keyof typeof KERNELS;

/** Names of all kernels. */
export const KERNEL_IDS = Object.keys(KERNELS) as KernelId[];
