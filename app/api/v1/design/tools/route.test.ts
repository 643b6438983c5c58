import Ajv2020 from "ajv/dist/2020";
import { describe, expect, it } from "vitest";
import { listToolsEndpoint } from "@/lib/api/design/list-tools";
import { sessionTools } from "@/lib/design/session/session-tools";
import { GET } from "./route";

describe("GET", () => {
  it("200: every tool under the name that execute takes, with a schema that its examples fit", async () => {
    const response = await GET(new Request("http://design.test/api/v1/design/tools"));
    expect(response.status).toBe(200);
    const { total, tools } = listToolsEndpoint.replies[200].schema.parse(await response.json());
    expect(total).toBe(sessionTools.tools.length);
    expect(tools).toHaveLength(total);
    const ajv = new Ajv2020({ strict: false });
    for (const { name, description, input_schema } of tools) {
      const tool = sessionTools.get(name.replace(/^design_/, ""));
      expect(name).toBe(`design_${tool?.name}`);
      expect(description.length).toBeGreaterThan(20);
      expect(input_schema.type).toBe("object");
      const fits = ajv.compile(input_schema);
      for (const { input } of tool?.examples ?? [])
        expect(fits(input), `${name}: ${JSON.stringify(fits.errors)}`).toBe(true);
    }
  });
});
