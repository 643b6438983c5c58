import { expect, it } from "vitest";
import { validateState } from "@/lib/poster/schema/validate";
import { STARTER_POSTER } from "./starter-poster";

it("is a valid poster", () => {
  expect(validateState(STARTER_POSTER)).toEqual([]);
});
