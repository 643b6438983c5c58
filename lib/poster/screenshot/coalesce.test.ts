import { describe, expect, it } from "vitest";
import { createCoalescer } from "./coalesce";

describe("coalescer", () => {
  it("does the same work once while it runs, and anew after", async () => {
    const { run } = createCoalescer<number>();
    let started = 0;
    const work = async () => ++started;
    expect(await Promise.all([run("a", work), run("a", work), run("b", work)])).toEqual([
      { value: 1, shared: false },
      { value: 1, shared: true },
      { value: 2, shared: false },
    ]);
    expect(await run("a", work)).toEqual({ value: 3, shared: false });
  });

  it("passes a failure to everybody and forgets it", async () => {
    const { run } = createCoalescer<number>();
    const fail = () => Promise.reject(new Error("no"));
    const outcomes = await Promise.allSettled([run("a", fail), run("a", fail)]);
    expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    expect(await run("a", async () => 1)).toEqual({ value: 1, shared: false });
  });
});
