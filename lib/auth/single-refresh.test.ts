import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { forgetRefreshes, withSingleRefresh } from "./single-refresh";

const ADDRESS = "http://identity.test/auth/v1/token?grant_type=refresh_token";
const asked = vi.fn<typeof fetch>();
const refresh = (token: string) =>
  withSingleRefresh(asked)(ADDRESS, { method: "POST", body: JSON.stringify({ refresh_token: token }) });

let nowMs = 0;
/** Lets time pass for the memory, which reads this clock and keeps its reading for a moment. */
const pass = async (ms: number) => {
  nowMs += ms;
  await vi.advanceTimersByTimeAsync(ms);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  nowMs = 1000;
  asked.mockReset().mockImplementation(async () => Response.json({ access_token: "a" }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  forgetRefreshes();
});

it("asks once for those who come together, or within ten seconds", async () => {
  const answers = await Promise.all([refresh("one"), refresh("one"), refresh("two")]);
  expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual(
    Array(3).fill({ access_token: "a" }),
  );
  await pass(9000);
  await refresh("one");
  expect(asked).toHaveBeenCalledTimes(2);
});

it("forgets an answer after ten seconds, however often it was asked for meanwhile", async () => {
  for (let count = 0; count < 3; count++) {
    await refresh("kept warm");
    await pass(6000);
  }
  expect(asked).toHaveBeenCalledTimes(2);
});

it("asks anew after a refusal and after a failure", async () => {
  asked.mockImplementationOnce(async () => new Response("{}", { status: 400 }));
  expect((await refresh("refused")).status).toBe(400);
  asked.mockRejectedValueOnce(new TypeError("no connection"));
  await expect(refresh("refused")).rejects.toThrow("no connection");
  expect((await refresh("refused")).status).toBe(200);
});
