/**
 * Three repeatable random numbers from 0 to 1 for whole coordinates: the same as `random3` of the shared GLSL, for what
 * need not be computed for every pixel (PCG, Jarzynski & Olano 2020).
 */
export function gpuRandom3(x: number, y: number, z: number): [number, number, number] {
  const lcg = (value: number) => (Math.imul(Math.floor(value), 1664525) + 1013904223) | 0;
  let [a, b, c] = [lcg(x), lcg(y), lcg(z)];
  const stir = () => {
    a = (a + Math.imul(b, c)) | 0;
    b = (b + Math.imul(c, a)) | 0;
    c = (c + Math.imul(a, b)) | 0;
  };
  stir();
  a ^= a >>> 16;
  b ^= b >>> 16;
  c ^= c >>> 16;
  stir();
  return [(a >>> 0) / 4294967295, (b >>> 0) / 4294967295, (c >>> 0) / 4294967295];
}
