import { describe, expect, it } from "vitest";
import { QUESTIONS_A_MONTH } from "@/lib/ai/plan-limits";
import { readAnswer } from "@/lib/ai/test/read-events";
import { getAiUsage } from "@/lib/api/design/get-ai-usage";
import { asking, askRoute, setEnv, setUpChat } from "@/lib/api/design/test/chat-cast";
import { testEngines } from "@/lib/data/test/test-engines";
import { POST as chat } from "../chat/route";
import { DELETE, GET, PATCH, POST, PUT } from "./route";

const limit = QUESTIONS_A_MONTH.pro;

describe.each(testEngines.filter(({ available }) => available))(
  "usage of the assistant on $name",
  (engine) => {
    const cast = setUpChat(engine);
    const read = async (asker = cast.pro) => {
      const response = await askRoute(GET, asker);
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      return getAiUsage.replies[200].schema.parse(await response.json());
    };

    it("200: what is used and left, one more after each question", async () => {
      const before = await read();
      expect(before).toEqual({
        used: 0,
        limit,
        remaining: limit,
        bonusCredits: 0,
        totalRemaining: limit,
        unlimited: false,
        available: true,
        renewsAt: before.renewsAt,
      });
      expect(new Date(before.renewsAt).getUTCDate()).toBe(1);
      await readAnswer(await askRoute(chat, cast.pro, asking("hello")));
      expect(await read()).toMatchObject({ used: 1, remaining: limit - 1 });
      expect(await read(cast.other)).toMatchObject({ used: 0 });
    });

    it("200: administrators are not limited, whatever their plan", async () => {
      expect(await read(cast.admin)).toMatchObject({ unlimited: true, limit });
    });

    it("200: says what to set where there is no key", async () => {
      setEnv({ ANTHROPIC_API_KEY: "" });
      expect(await read()).toMatchObject({
        available: false,
        setup: expect.stringContaining("ANTHROPIC_API_KEY"),
      });
    });

    it("401: nobody in particular; 403: a free plan", async () => {
      expect((await askRoute(GET, null)).status).toBe(401);
      expect((await askRoute(GET, cast.free)).status).toBe(403);
    });

    it("405: every other method", async () => {
      for (const handler of [POST, PUT, PATCH, DELETE])
        expect((await askRoute(handler, cast.pro)).status).toBe(405);
    });
  },
);
