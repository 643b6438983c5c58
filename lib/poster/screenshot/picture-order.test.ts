import { describe, expect, it } from "vitest";
import { readPictureOrder } from "./picture-order";

const state = { canvas: { aspectRatio: "1:1", backgroundColor: "#102030" }, layers: [] };
const refusal = (body: unknown) => {
  try {
    readPictureOrder(body);
  } catch (error) {
    return error;
  }
  throw new Error("was accepted");
};

describe("readPictureOrder", () => {
  it("fills in the documented defaults", () => {
    expect(readPictureOrder({ state })).toEqual({
      state,
      format: "png",
      widthPx: 1080,
      heightPx: 1920,
      quality: 90,
      timeSeconds: 1,
    });
  });

  it.each([
    ["width", 100, 3840],
    ["height", 100, 2160],
    ["quality", 1, 100],
  ] as const)("takes %s from %i to %i and names the range outside it", (name, min, max) => {
    for (const value of [min, max]) expect(() => readPictureOrder({ state, [name]: value })).not.toThrow();
    for (const value of [min - 1, max + 1, min + 0.5, "500", null, 1e308, -0.1, [], true]) {
      expect(refusal({ state, [name]: value })).toMatchObject({
        code: "INVALID_REQUEST",
        publicMessage: `${name}: must be a whole number from ${min} to ${max}`,
      });
    }
  });

  it("takes fractions of a second, within an hour", () => {
    expect(readPictureOrder({ state, time: 0.25 }).timeSeconds).toBe(0.25);
    for (const time of [-1, 3601]) {
      expect(refusal({ state, time })).toMatchObject({
        publicMessage: "time: must be a number from 0 to 3600",
      });
    }
  });

  it("names the formats", () => {
    for (const format of ["gif", "PNG", 5, null]) {
      expect(refusal({ state, format })).toMatchObject({
        code: "INVALID_REQUEST",
        publicMessage: "format: must be one of png, jpeg, webp",
      });
    }
  });

  it.each([null, 5, "x", [], [{ state }]])("refuses a body that is %j", (body) => {
    expect(refusal(body)).toMatchObject({ code: "INVALID_REQUEST" });
  });

  it("tells a missing state from an invalid one", () => {
    expect(refusal({})).toMatchObject({
      code: "INVALID_REQUEST",
      publicMessage: expect.stringContaining("state"),
    });
    const errors = ["canvas.aspectRatio: must be one of 4:3, 3:4, 16:9, 9:16, 1:1, full"];
    expect(refusal({ state: { ...state, canvas: { ...state.canvas, aspectRatio: "2:1" } } })).toMatchObject({
      code: "INVALID_STATE",
      options: { extras: { errors } },
    });
    expect(refusal({ state: null })).toMatchObject({ code: "INVALID_STATE" });
  });
});
