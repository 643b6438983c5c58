import { describe, expect, it } from "vitest";
import { entryFolder } from "@/lib/schema/entry-folder";
import type { Drawing } from "../draw/define-drawing";
import { createRecordingStage } from "../draw/recording-stage";
import { resolveSettings } from "../draw/resolve-settings";
import type { UniformValue } from "../draw/stage";
import { shaders } from "./registry";

const drawingOf = async (id: string): Promise<Drawing<unknown>> =>
  (await import(`./${entryFolder(id)}/draw.ts`)).default;

const isPicture = (value: UniformValue) => typeof value === "object" && "widthPx" in value;

/** All numbers of uniforms that are no pictures, in order. */
function numbersOf(uniforms: Readonly<Record<string, UniformValue>>): number[] {
  const flat = (value: unknown): number[] => {
    if (typeof value === "number") return [value];
    if (typeof value === "boolean") return [Number(value)];
    return Object.values(value ?? {}).flatMap(flat);
  };
  return Object.values(uniforms).flatMap((value) => (isPicture(value) ? [] : flat(value)));
}

describe.each(shaders.entries)("the shader $id", ({ id, schema, presets, loopSeconds }) => {
  const looks = [{}, ...presets.map(({ settings }) => settings)].map(
    (given) => resolveSettings({ schema, animated: true }, given).settings,
  );
  const passesAt = async (settings: unknown, timeSeconds: number, scale = 1, seed = 1) => {
    const { draw } = await drawingOf(id);
    const canvas = { widthPx: 540 * scale, heightPx: 960 * scale };
    const { stage, passes } = createRecordingStage({ ...canvas, scale, timeSeconds, seed });
    await draw(stage, settings);
    return passes;
  };

  it("draws every preset at every size, setting what its programs declare", async () => {
    for (const settings of looks) {
      for (const scale of [0.25, 1, 4]) {
        expect((await passesAt(settings, 1, scale)).length).toBeGreaterThan(0);
      }
    }
  });

  it("moves, and is seeded", async () => {
    for (const settings of looks) {
      const first = await passesAt(settings, 1);
      const reads = (uniform: string) => first.some(({ program }) => program.source.includes(uniform));
      const text = (passes: typeof first) => JSON.stringify(passes.map(({ uniforms }) => uniforms));
      expect(reads("uTime") || text(first) !== text(await passesAt(settings, 1.7))).toBe(true);
      expect(reads("uSeed") || text(first) !== text(await passesAt(settings, 1, 1, 2))).toBe(true);
    }
  });

  it("is back after its loop", async () => {
    for (const settings of looks) {
      const loop = loopSeconds(settings as never);
      if (loop === null) continue;
      const [first, later] = [await passesAt(settings, 1), await passesAt(settings, 1 + loop)];
      for (const [index, { uniforms, program }] of later.entries()) {
        expect(program.source).not.toContain("uTime");
        const wanted = numbersOf(first[index]?.uniforms ?? {});
        for (const [place, value] of numbersOf(uniforms).entries()) {
          expect(value).toBeCloseTo(wanted[place] ?? Number.NaN, 5);
        }
      }
    }
  });
});
