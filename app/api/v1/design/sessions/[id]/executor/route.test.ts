import { describe, expect, it } from "vitest";
import { chooseExecutorEndpoint } from "@/lib/api/design/choose-executor";
import { callSession, openTab, setUpRouteSession } from "@/lib/design/session/test/route-sessions";
import { GET as STREAM } from "../stream/route";
import { POST } from "./route";

const session = setUpRouteSession();
const choose = (json: unknown, of = session.id) => callSession(POST, "POST", { params: { id: of }, json });

describe("POST", () => {
  it("200: the chosen tab runs calls, with a new secret that it alone is told", async () => {
    const [first, second] = [await openTab(STREAM, session.id), await openTab(STREAM, session.id)];
    const response = await choose({ clientId: second.clientId });
    expect(response.status).toBe(200);
    expect(chooseExecutorEndpoint.replies[200].schema.parse(await response.json())).toEqual({
      success: true,
    });
    const won = await second.reader.until("executor");
    expect(won.data.executorToken).not.toBe(second.token);
    expect((await first.reader.until("executor")).data).toEqual({
      type: "executor",
      clientId: second.clientId,
    });
    for (const each of [first, second]) await each.reader.leave();
  });

  it("400: no clientId", async () => {
    for (const json of [{}, { clientId: 1 }, { clientId: "" }]) expect((await choose(json)).status).toBe(400);
  });

  it("404: no such tab, or no session", async () => {
    expect((await choose({ clientId: "nobody-here" })).status).toBe(404);
    expect((await choose({ clientId: "nobody-here" }, "A".repeat(24))).status).toBe(404);
  });
});
