import { expect } from "vitest";
import type { FragmentProgram, Picture, Stage, UniformValue } from "./stage";
import { tasks } from "./tasks";

/** A pass that was asked for. */
export interface RecordedPass {
  readonly program: FragmentProgram;
  readonly uniforms: Readonly<Record<string, UniformValue>>;
  readonly size: Size;
}

type Size = Pick<Picture, "widthPx" | "heightPx">;

/** Uniforms that every program has without declaring them. */
const SHARED = ["uSource", "uResolution", "uScale", "uTime", "uSeed"];

/**
 * A stage that draws nothing and notes every pass, for tests of drawings without a GPU. It fails the test when a
 * program's declared uniforms are not exactly those that are set, or a number that is set is not finite.
 */
export function createRecordingStage(
  options: Partial<Pick<Stage, "widthPx" | "heightPx" | "scale" | "timeSeconds" | "seed">> = {},
): { stage: Stage; passes: RecordedPass[] } {
  const passes: RecordedPass[] = [];
  const whole = { widthPx: options.widthPx ?? 540, heightPx: options.heightPx ?? 960 };
  // What no drawing under test asks for is left out: a text atlas, work off the main thread.
  const stage = {
    source: { ...whole },
    ...whole,
    scale: options.scale ?? 1,
    timeSeconds: options.timeSeconds ?? 1,
    seed: options.seed ?? 1,
    pass(program: FragmentProgram, uniforms: RecordedPass["uniforms"] = {}, size: Size = whole) {
      const declared = [...program.source.matchAll(/^\s*uniform \w+ (\w+)/gm)].map(([, name]) => name);
      expect(Object.keys(uniforms).sort(), program.id).toEqual(
        declared.filter((name) => !SHARED.includes(name ?? "")).sort(),
      );
      expectFinite(program.id, uniforms);
      passes.push({ program, uniforms, size });
      return { widthPx: size.widthPx, heightPx: size.heightPx };
    },
    readBytes: ({ widthPx, heightPx }: Picture) => new Uint8Array(widthPx * heightPx * 4),
    fromBytes(bytes: Uint8Array, widthPx: number, heightPx: number): Picture {
      expect(bytes.length).toBe(widthPx * heightPx * 4);
      // Pictures of other bytes are other pictures, also to whoever compares uniforms.
      return Object.assign({ widthPx, heightPx }, { checksum: checksum(bytes) });
    },
    compute: async (name, ...given) => (tasks[name] as (...given: unknown[]) => never)(...given),
  } satisfies Partial<Stage> as unknown as Stage;
  return { stage, passes };
}

const checksum = (bytes: Uint8Array) => bytes.reduce((sum, value) => (sum * 31 + value) >>> 0, 7);

function expectFinite(id: string, value: unknown): void {
  if (typeof value === "number") expect(Number.isFinite(value), id).toBe(true);
  else if (typeof value === "object" && value !== null) {
    for (const part of Object.values(value)) expectFinite(id, part);
  }
}
