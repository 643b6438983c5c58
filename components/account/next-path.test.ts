import { expect, it } from "vitest";
import { nextPath } from "./next-path";

it.each([
  [undefined, "/documents"],
  ["", "/documents"],
  ["/account", "/account"],
  ["/canvas?document=1&x=%2F#a", "/canvas?document=1&x=%2F#a"],
  ["//evil.test", "/documents"],
  ["/\\evil.test", "/documents"],
  ["/\t/evil.test", "/documents"],
  ["https://evil.test", "/documents"],
  ["javascript:alert(1)", "/documents"],
  ["documents", "/documents"],
  ["/%2F/evil.test", "/%2F/evil.test"],
])("%j leads to %j", (asked, path) => {
  expect(nextPath(asked)).toBe(path);
});
