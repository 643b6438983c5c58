import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { arbitraryState } from "./arbitrary-state";
import { resolveState } from "./resolve";
import type { PosterState } from "./state";

const base = { id: "a", name: "A", visible: true, locked: false, transform: {} };
const state = (...layers: Record<string, unknown>[]): PosterState => ({
  canvas: { aspectRatio: "1:1", backgroundColor: "#101018" },
  layers,
});

describe("resolveState", () => {
  it("fills every default", () => {
    const [layer] = resolveState(state({ ...base, type: "text" })).layers;
    expect(layer).toMatchObject({
      transform: { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1, flipX: false, flipY: false },
      fontFamily: "DM Sans",
      fontSize: 48,
      lineHeight: 1.2,
      textAlign: "center",
      blendMode: "normal",
    });
  });

  it("makes shape layers of shape kinds, in groups too", () => {
    const star = { ...base, type: "star", shape: "ellipse" };
    const { layers } = resolveState(state({ ...base, id: "g", type: "group", children: [star] }));
    expect(layers[0]).toMatchObject({ children: [{ type: "shape", shape: "star", points: 5 }] });
  });

  it("gives a 3D background an object when it names none", () => {
    const { layers } = resolveState(state({ ...base, type: "background", contentType: "3d" }));
    expect(layers[0]).toMatchObject({ settings: { inputType: "shape", shape: "torusKnot" } });
  });

  it("flips where either place says so", () => {
    const { layers } = resolveState(
      state({ ...base, type: "text", flipX: true, transform: { flipY: true } }),
    );
    expect(layers[0]).toMatchObject({ flipX: true, flipY: true, transform: { flipX: true, flipY: true } });
  });

  it("leaves out what is not enabled", () => {
    const passes = [
      { id: "1", type: "scanlines", enabled: false },
      { id: "2", type: "scanlines", settings: { count: 10 } },
    ];
    const resolved = resolveState({ ...state(), postProcesses: passes, effect: undefined });
    expect(resolved.postProcesses).toEqual([
      { type: "scanlines", settings: { intensity: 0.3, count: 10 }, animated: false },
    ]);
    expect(resolved.effect).toBeNull();
  });

  it("keeps unknown keys and does not touch what it was given", () => {
    const given = { ...state({ ...base, type: "image", mask: { kind: "round" } }), author: "me" };
    const before = JSON.stringify(given);
    expect(resolveState(given)).toMatchObject({ author: "me", layers: [{ mask: { kind: "round" } }] });
    expect(JSON.stringify(given)).toBe(before);
  });

  it("gives plain JSON that resolves to itself", () => {
    fc.assert(
      fc.property(arbitraryState, (given) => {
        const resolved = resolveState(given);
        expect(JSON.parse(JSON.stringify(resolved))).toEqual(resolved);
        const again = resolveState({ ...given, layers: resolved.layers as PosterState["layers"] });
        expect(again.layers).toEqual(resolved.layers);
      }),
      { numRuns: 50 },
    );
  });
});
