/** How a rendered picture is turned into a finished one, as in a darkroom. */
export interface Development {
  /** Factor on linear light. */
  readonly exposure: number;
  /** Share of the blurred highlights that is added back, 0 to 1. */
  readonly bloom: number;
  /** Standard deviation of the film grain, in 8-bit steps. */
  readonly grain: number;
  /** Darkening of the corners, 0 to 1. */
  readonly vignette: number;
  /** 1 leaves colours as they are. */
  readonly saturation: number;
}

/** What a scene gets when it names nothing else. */
export const PLAIN_DEVELOPMENT: Development = {
  exposure: 1,
  bloom: 0.06,
  grain: 2,
  vignette: 0.15,
  saturation: 1,
};

// Narkowicz's fit of the ACES filmic curve.
const filmic = (v: number) =>
  Math.min(1, Math.max(0, (v * (2.51 * v + 0.03)) / (v * (2.43 * v + 0.59) + 0.14)));
const encode = (v: number) => (v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055);

/** Three box blurs in a row along one axis come close to a Gaussian. */
function blurAxis(
  data: Float32Array,
  count: number,
  length: number,
  step: number,
  stride: number,
  radius: number,
) {
  const line = new Float32Array(length);
  for (let row = 0; row < count; row++) {
    for (let pass = 0; pass < 3; pass++) {
      for (let c = 0; c < 3; c++) {
        const base = row * stride + c;
        const at = (i: number) => data[base + Math.min(length - 1, Math.max(0, i)) * step] ?? 0;
        let sum = 0;
        for (let i = -radius; i <= radius; i++) sum += at(i);
        for (let i = 0; i < length; i++) {
          line[i] = sum / (2 * radius + 1);
          sum += at(i + radius + 1) - at(i - radius);
        }
        for (let i = 0; i < length; i++) data[base + i * step] = line[i] ?? 0;
      }
    }
  }
}

function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Turns linear RGB floats into 8-bit sRGB: bloom, vignette, filmic curve, grain. Same input, same bytes. */
export function develop(
  picture: Float32Array,
  widthPx: number,
  heightPx: number,
  how: Development,
): Uint8Array {
  const glow = picture.map((value) => Math.min(value, 8));
  if (how.bloom > 0) {
    const radius = Math.max(1, Math.round(Math.min(widthPx, heightPx) / 60));
    blurAxis(glow, heightPx, widthPx, 3, widthPx * 3, radius);
    blurAxis(glow, widthPx, heightPx, widthPx * 3, 3, radius);
  }
  const next = random(7);
  const bytes = new Uint8Array(widthPx * heightPx * 3);
  for (let i = 0; i < widthPx * heightPx; i++) {
    const x = ((i % widthPx) / widthPx) * 2 - 1;
    const y = (Math.floor(i / widthPx) / heightPx) * 2 - 1;
    const light = how.exposure * (1 - how.vignette * Math.min(1, (x * x + y * y) / 2) ** 1.2);
    const lit = [0, 1, 2].map((c) =>
      filmic(light * ((picture[i * 3 + c] ?? 0) * (1 - how.bloom) + (glow[i * 3 + c] ?? 0) * how.bloom)),
    );
    const luma = 0.2126 * (lit[0] ?? 0) + 0.7152 * (lit[1] ?? 0) + 0.0722 * (lit[2] ?? 0);
    const grain = (next() + next() + next() - 1.5) * 2 * how.grain;
    for (let c = 0; c < 3; c++) {
      const value = luma + ((lit[c] ?? 0) - luma) * how.saturation;
      bytes[i * 3 + c] = Math.min(255, Math.max(0, Math.round(encode(Math.max(0, value)) * 255 + grain)));
    }
  }
  return bytes;
}
