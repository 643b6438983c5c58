import { describe, expect, it } from "vitest";
import type { Drawing } from "../draw/define-drawing";
import { createRecordingStage } from "../draw/recording-stage";
import { resolveSettings } from "../draw/resolve-settings";
import { postProcesses } from "./registry";

const drawingOf = async (id: string): Promise<Drawing<unknown>> => (await import(`./${id}/draw.ts`)).default;

describe.each(postProcesses.entries)("the post-process $id", (entry) => {
  it("returns the source itself with neutral settings, and does not move then", async () => {
    const { draw } = await drawingOf(entry.id);
    const { settings, animated } = resolveSettings(entry, entry.neutral);
    const { stage, passes } = createRecordingStage();
    expect(await draw(stage, settings)).toBe(stage.source);
    expect(passes).toEqual([]);
    if (typeof entry.animated === "function") expect(animated).toBe(false);
  });

  it("draws with each preset, at every size, setting what its programs declare", async () => {
    const { draw } = await drawingOf(entry.id);
    for (const preset of entry.presets) {
      for (const scale of [0.25, 1, 4]) {
        const { stage } = createRecordingStage({ widthPx: 540 * scale, heightPx: 960 * scale, scale });
        expect(await draw(stage, resolveSettings(entry, preset.settings).settings)).not.toBe(stage.source);
      }
    }
  });

  it("moves exactly when it says that it is animated", async () => {
    const { draw } = await drawingOf(entry.id);
    for (const given of [{}, ...entry.presets.map((preset) => preset.settings)]) {
      const { settings, animated } = resolveSettings(entry, given);
      const at = async (timeSeconds: number) => {
        const { stage, passes } = createRecordingStage({ timeSeconds });
        await draw(stage, settings);
        return passes.map(({ uniforms }) => uniforms);
      };
      const moves = JSON.stringify(await at(1)) !== JSON.stringify(await at(1.83));
      expect(moves, JSON.stringify(given)).toBe(animated);
    }
  });
});

it("no two programs share an id", async () => {
  const sources = new Map<string, string>();
  for (const entry of postProcesses.entries) {
    const { draw } = await drawingOf(entry.id);
    for (const { settings } of entry.presets) {
      const { stage, passes } = createRecordingStage();
      await draw(stage, resolveSettings(entry, settings).settings);
      for (const { program } of passes) {
        expect(sources.get(program.id) ?? program.source, program.id).toBe(program.source);
        sources.set(program.id, program.source);
      }
    }
  }
});
