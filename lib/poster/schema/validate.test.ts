import { describe, expect, it } from "vitest";
import { validateState } from "./validate";

const transform = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };
const base = { id: "a", name: "A", visible: true, locked: false, transform };
const canvas = { aspectRatio: "9:16", backgroundColor: "#101018" };
const state = (...layers: unknown[]) => ({ canvas, layers });

describe("validateState", () => {
  it("finds nothing wrong with a plain poster", () => {
    expect(validateState(state({ ...base, type: "background" }, { ...base, id: "b", type: "text" }))).toEqual(
      [],
    );
  });

  it("reports every problem together, in document order, in the documented words", () => {
    const problems = validateState({
      canvas: { aspectRatio: "2:1", backgroundColor: "#101018" },
      layers: [{ id: "a", name: "A", type: "text", visible: true, locked: false }],
      effect: { effectId: "nope", enabled: true },
    });
    expect(problems).toEqual([
      "canvas.aspectRatio: must be one of 4:3, 3:4, 16:9, 9:16, 1:1, full",
      "layers[0].transform: transform is required and must be an object",
      'effect.effectId: "nope" is not a valid effect ID',
    ]);
  });

  it("follows the order of keys as sent, missing ones last", () => {
    const layer = {
      transform: { ...transform, opacity: 2, x: "1" },
      name: 7,
      type: "text",
      visible: true,
      color: "red",
    };
    expect(validateState({ layers: [layer], canvas: { backgroundColor: "red" } })).toEqual([
      "layers[0].transform.x: must be a number",
      "layers[0].transform.opacity: must be at most 1",
      "layers[0].name: must be a string",
      "layers[0].color: must be a hex colour like #1a2b3c",
      "layers[0].id: id is required and must be a string",
      "layers[0].locked: locked is required and must be a boolean",
      "canvas.backgroundColor: must be a hex colour matching ^#[0-9a-fA-F]{6}$, like #1a1a2e",
      "canvas.aspectRatio: must be one of 4:3, 3:4, 16:9, 9:16, 1:1, full",
    ]);
  });
});
