import { expect, it } from "vitest";
import { HELLO_POSTER } from "@/examples/hello-poster";
import { designTools } from "@/lib/design/tools/registry";
import { validateState } from "@/lib/poster/schema/validate";
import { agentGuide } from "./agent-guide";
import { endpoints } from "./registry";

const guide = agentGuide(endpoints, "https://affiche.test", HELLO_POSTER);
const blocks = [...guide.matchAll(/```json\n(.+)\n```/g)].map(
  ([, json]) => JSON.parse(json ?? "") as unknown,
);

it("names every endpoint and every tool", () => {
  for (const { method, path } of endpoints) expect(guide).toContain(`\`${method} ${path}\``);
  for (const { name } of designTools.tools) expect(guide).toContain(`**design_${name}**`);
});

it("shows a state that is valid, and a schema for each tool", () => {
  expect(validateState(blocks[0])).toEqual([]);
  expect(blocks).toHaveLength(1 + designTools.tools.length);
});

it("speaks of this service's own address", () => {
  expect(guide).toContain("POST https://affiche.test/api/v1/state/encode");
  expect(guide).not.toMatch(/localhost|undefined|\[object/);
});
