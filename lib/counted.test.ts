import { expect, it } from "vitest";
import { counted } from "./counted";

it("one thing is named in the singular, none and many in the plural", () => {
  expect([0, 1, 2, 11].map((count) => counted(count, "node"))).toEqual([
    "0 nodes",
    "1 node",
    "2 nodes",
    "11 nodes",
  ]);
});
