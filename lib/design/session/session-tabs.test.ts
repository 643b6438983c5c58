import { describe, expect, it } from "vitest";
import { answerCall } from "./call-queue";
import { HEARTBEAT_MS } from "./session-service";
import { sessionBackends } from "./test/session-backends";
import { createHarness } from "./test/session-harness";
import type { SessionReader } from "./test/session-reader";
import { nextCall, ok, rejects, setUpSessionScene, tokenOf } from "./test/session-scene";

describe.each(sessionBackends.filter(({ available }) => available))(
  "the tabs of sessions on $name",
  (backend) => {
    const scene = setUpSessionScene(backend);

    it("gives a tab everything unanswered in order, whenever it connects", async () => {
      for (const name of ["a", "b", "c"]) await scene.here.call(scene.id, name);
      const first = await scene.openTab();
      const calls = [await nextCall(first.reader), await nextCall(first.reader)];
      expect(calls.map(({ input }) => input.name)).toEqual(["a", "b"]);
      await scene.here.service.answer(scene.id, first.token, calls[0]?.callId ?? "", ok("a"));
      await first.reader.leave();
      await scene.here.call(scene.id, "d");
      const reloaded = await scene.openTab();
      const again = [];
      for (let count = 0; count < 3; count++) again.push(await nextCall(reloaded.reader));
      expect(again.map(({ input, sequence }) => [input.name, sequence])).toEqual([
        ["b", 2],
        ["c", 3],
        ["d", 4],
      ]);
      await rejects(
        scene.here.service.answer(scene.id, first.token, again[0]?.callId ?? "", ok("b")),
        "FORBIDDEN",
      );
      await scene.here.service.answer(scene.id, reloaded.token, again[0]?.callId ?? "", ok("b"));
      await reloaded.reader.leave();
    });

    it("has one executor; others look on, and take over when a person wants it", async () => {
      const first = await scene.openTab();
      const second = await scene.openTab();
      expect(second.connected.data.executorClientId).toBe(first.clientId);
      await scene.here.call(scene.id, "a");
      const call = await nextCall(first.reader);
      expect(await nextCall(second.reader)).not.toHaveProperty("execute");
      await rejects(scene.here.service.answer(scene.id, second.token, call.callId, ok("a")), "FORBIDDEN");
      await scene.here.service.chooseExecutor(scene.id, second.clientId);
      const lost = await first.reader.until("executor");
      expect(lost.data).toEqual({ type: "executor", clientId: second.clientId });
      const won = await second.reader.until("executor");
      expect(won.data).toMatchObject({ clientId: second.clientId, executorToken: expect.any(String) });
      expect(await nextCall(second.reader)).toMatchObject({ callId: call.callId, execute: true });
      await rejects(scene.here.service.answer(scene.id, first.token, call.callId, ok("a")), "FORBIDDEN");
      const change = { added: ["n1"] };
      await scene.here.service.answer(scene.id, tokenOf(won), call.callId, { ...ok("a"), change });
      expect((await first.reader.until("tool_result")).data).toEqual({
        type: "tool_result",
        callId: call.callId,
        status: "success",
        change,
      });
      await scene.here.service.passOnChange(scene.id, tokenOf(won), { by: "hand" });
      expect((await first.reader.until("document_changed")).data).toMatchObject({ change: { by: "hand" } });
      await rejects(scene.here.service.passOnChange(scene.id, first.token, {}), "FORBIDDEN");
      await rejects(scene.here.service.chooseExecutor(scene.id, "nobody-at-all"), "NOT_FOUND");
      for (const tab of [first, second]) await tab.reader.leave();
    });

    it("refuses what a tab sends with the secret of an earlier time; when it runs calls again it is given them again", async () => {
      const tab = await scene.openTab();
      const other = await scene.openTab();
      await scene.here.call(scene.id, "a");
      const { callId } = await nextCall(tab.reader);
      await scene.here.service.chooseExecutor(scene.id, other.clientId);
      await scene.here.service.chooseExecutor(scene.id, tab.clientId);
      expect((await scene.status()).session.editors.executor).toBe(tab.clientId);
      const { service } = scene.here;
      scene.here.timers.advance(1000);
      const { lastActivityMs } = (await scene.status()).session;
      await rejects(service.answer(scene.id, tab.token, callId, ok("a")), "FORBIDDEN");
      await rejects(service.passOnChange(scene.id, tab.token, {}), "FORBIDDEN");
      await rejects(service.findAsExecutor(scene.id, tab.token), "FORBIDDEN");
      expect((await scene.status()).session).toMatchObject({ pendingCalls: 1, lastActivityMs });
      await tab.reader.until("executor");
      const won = await tab.reader.until("executor");
      expect(await nextCall(tab.reader)).toMatchObject({ callId, execute: true });
      await service.answer(scene.id, tokenOf(won), callId, ok("a"));
      for (const each of [tab, other]) await each.reader.leave();
    });

    it("lets the newest visible tab take over when the executor has gone", async () => {
      const first = await scene.openTab();
      const visible = await scene.openTab();
      const hidden = await scene.openTab({ visible: false });
      await scene.here.call(scene.id, "a");
      await first.reader.leave();
      await expect.poll(async () => (await scene.status()).browserConnected).toBe(false);
      await expect
        .poll(() => {
          scene.here.timers.advance(1000);
          return scene.status().then(({ session }) => session.editors.executor);
        })
        .toBe(visible.clientId);
      expect((await visible.reader.until("executor")).data).toHaveProperty("executorToken");
      expect((await hidden.reader.until("executor")).data).not.toHaveProperty("executorToken");
      expect(await nextCall(visible.reader)).toMatchObject({ execute: true, input: { name: "a" } });
      for (const tab of [visible, hidden]) await tab.reader.leave();
    });

    it("does not take a frozen tab for connected, and lets another one take over", async () => {
      const frozen = await scene.openTab();
      const other = await scene.openTab();
      const readAll = async (reader: SessionReader) => {
        while (await reader.next());
      };
      // Both are read on, so that they are not let go as too slow.
      const frozenEnd = readAll(frozen.reader);
      const promoted = other.reader.until("executor");
      const ack = () => scene.here.service.acknowledge(scene.id, other.token, true);
      for (let beats = 0; beats < 2; beats++) {
        scene.here.timers.advance(HEARTBEAT_MS);
        await ack();
      }
      expect((await scene.status()).browserConnected).toBe(true);
      scene.here.timers.advance(10_000);
      await ack();
      expect(tokenOf(await promoted)).toContain(other.clientId);
      expect((await scene.status()).session.editors.executor).toBe(other.clientId);
      // It thaws: its token is that of an earlier time, its sign of life still counts.
      await scene.here.service.acknowledge(scene.id, frozen.token, undefined);
      await rejects(scene.here.service.answer(scene.id, frozen.token, "call", ok("a")), "FORBIDDEN");
      await other.reader.leave();
      await frozen.reader.leave();
      await frozenEnd;
    });

    it("a lone frozen tab turns disconnected within 40 seconds, and is back when it thaws", async () => {
      const tab = await scene.openTab();
      scene.here.timers.advance(39_999);
      expect((await scene.status()).browserConnected).toBe(true);
      scene.here.timers.advance(1);
      expect((await scene.status()).browserConnected).toBe(false);
      await scene.here.service.acknowledge(scene.id, tab.token, undefined);
      expect((await scene.status()).browserConnected).toBe(true);
      await tab.reader.leave();
    });

    it("keeps a tab's place when it connects again, and ends its earlier stream", async () => {
      const tab = await scene.openTab();
      const mirror = await scene.openTab();
      const again = await scene.openTab({ clientId: tab.clientId, after: tab.reader.lastEventId });
      expect(again.token).toBe(tab.token);
      expect((await tab.reader.until("tab_moved")).data).toEqual({ type: "tab_moved" });
      expect(await tab.reader.next()).toBeNull();
      await scene.here.call(scene.id, "a");
      const call = await nextCall(again.reader);
      await scene.here.service.answer(scene.id, tab.token, call.callId, ok("a"));
      expect((await scene.status()).browserConnected).toBe(true);
      for (const each of [again, mirror]) await each.reader.leave();
    });

    it("refuses tokens that are missing, forged, of another session or another install", async () => {
      const tab = await scene.openTab();
      const other = createHarness(scene.opened, { signingKey: Buffer.alloc(32, 8) });
      const strangers = [
        null,
        "",
        "x",
        `${tab.token}x`,
        tab.token.replace(/\.\d+\./, ".99."),
        tab.token.slice(0, -1),
      ];
      for (const token of strangers)
        await rejects(scene.here.service.answer(scene.id, token, "call", ok("a")), "FORBIDDEN");
      await rejects(scene.here.service.acknowledge(await scene.here.begin(), tab.token, true), "FORBIDDEN");
      await rejects(other.service.acknowledge(scene.id, tab.token, true), "FORBIDDEN");
      await rejects(scene.here.service.answer(scene.id, tab.token, "no-such-call", ok("a")), "NOT_FOUND");
      await tab.reader.leave();
    });

    it("leaves nothing behind after a thousand connects and disconnects", async () => {
      const before = scene.here.timers.pending;
      for (let round = 0; round < 40; round++) {
        const readers = await Promise.all(
          Array.from({ length: 25 }, (_, at) =>
            scene.here.open(scene.id, { role: at % 5 === 0 ? "editor" : "observer" }),
          ),
        );
        await Promise.all(readers.map((reader) => reader.until("connected")));
        await Promise.all(readers.map((reader) => reader.leave()));
      }
      await expect.poll(() => [scene.here.bus.subscriptions, scene.here.service.openStreams]).toEqual([0, 0]);
      await expect
        .poll(async () => (await scene.status()).session.editors.tabs.every((tab) => tab.leftAtMs))
        .toBe(true);
      scene.here.timers.advance(60_000);
      expect(scene.here.timers.pending).toBe(before);
      expect((await scene.status()).session.editors.tabs.length).toBeLessThanOrEqual(41);
      expect(scene.here.errors).toEqual([]);
    }, 60_000);

    it("runs each call once and in order while tabs come and go, also over other processes", async () => {
      const there = scene.opened.another();
      const harnesses = [
        scene.here,
        ...(there ? [createHarness(scene.opened, {}, there, scene.here.timers)] : []),
      ];
      const names = Array.from({ length: 120 }, (_, at) => `call-${at}`);
      const ran: string[] = [];
      let done = false;
      /** A tab that is cut off again and again in the middle of its work; what it ran counts when it is taken. */
      const cutTab = async () => {
        for (let life = 0; !done; life++) {
          const harness = harnesses[life % harnesses.length] ?? scene.here;
          const tab = await scene.openTab({}, harness);
          let { token } = tab;
          for (let step = 0; step < 4 + (life % 7); step++) {
            const event = await tab.reader.next();
            if (event === null || done) break;
            if (event.data.type === "executor" && event.data.executorToken) token = tokenOf(event);
            if (event.data.type !== "tool_call" || !event.data.execute) continue;
            const { callId, input } = event.data as unknown as { callId: string; input: { name: string } };
            const before = await harness.service.poll(scene.id, callId);
            const answered = await harness.service
              .answer(scene.id, token, callId, ok(input.name))
              .catch((error: { code?: string }) => error.code);
            if (typeof answered !== "string" && before.status === "pending") ran.push(input.name);
          }
          await tab.reader.leave();
        }
      };
      const tab = cutTab();
      for (const [at, name] of names.entries())
        await (harnesses[at % harnesses.length] ?? scene.here).call(scene.id, name);
      await expect
        .poll(
          async () => {
            // A tab that came before the last one was seen to go looks on until time has passed.
            scene.here.timers.advance(500);
            return (await scene.status()).session.completedCalls;
          },
          { timeout: 30_000 },
        )
        .toBe(120);
      done = true;
      await scene.here.call(scene.id, "last");
      await tab;
      expect(ran.slice(0, 120)).toEqual(names);
      for (const harness of harnesses) expect(harness.errors).toEqual([]);
    }, 60_000);

    it("answers in one process those who wait in another", async () => {
      const there = scene.opened.another();
      if (!there) return;
      const other = createHarness(scene.opened, {}, there, scene.here.timers);
      const tab = await scene.openTab({}, other);
      const waiting = scene.here.call(scene.id, "a", { wait: true });
      const call = await nextCall(tab.reader);
      await other.service.answer(scene.id, tab.token, call.callId, ok("a"));
      expect(await waiting).toMatchObject({ status: "completed" });
      await scene.here.service.close(scene.id);
      expect((await tab.reader.until("session_closed")).data.reason).toBe("closed");
    });

    it("gives calls to a tab although the event about them was lost", async () => {
      const tab = await scene.openTab();
      const publish = scene.here.bus.publish;
      scene.here.bus.publish = async () => "lost";
      await scene.here.call(scene.id, "a");
      scene.here.bus.publish = publish;
      let given = "";
      const reading = nextCall(tab.reader).then(({ input }) => {
        given = input.name;
      });
      await expect
        .poll(() => {
          scene.here.timers.advance(1000);
          return given;
        })
        .toBe("a");
      await reading;
      await tab.reader.leave();
    });

    it("an answer that comes twice at once is taken once", async () => {
      const tab = await scene.openTab();
      await scene.here.call(scene.id, "a");
      const { callId } = await nextCall(tab.reader);
      await Promise.all(
        Array.from({ length: 5 }, () => scene.here.service.answer(scene.id, tab.token, callId, ok("a"))),
      );
      expect((await scene.status()).session).toMatchObject({ completedCalls: 1, pendingCalls: 0 });
      const again = await scene.opened.store.update(scene.id, (tx) =>
        answerCall(tx, callId, { status: "error", result: { error: "late" }, change: null }, 0),
      );
      expect(again).toMatchObject({ isNew: false, call: { status: "success" } });
      await tab.reader.leave();
    });
  },
);

describe("a process that is the only one", () => {
  it("knows that the tabs of an earlier one are gone", async () => {
    const opened = await (sessionBackends[0]?.open() ?? Promise.reject(new Error("no backend")));
    const before = createHarness(opened, { isOnlyProcess: true });
    const id = await before.begin();
    await (await before.open(id)).until("connected");
    const after = createHarness(opened, { isOnlyProcess: true }, opened, before.timers);
    const tab = await after.open(id, { clientId: "reloaded-tab" });
    expect((await tab.until("connected")).data.executorClientId).toBe("reloaded-tab");
    await opened.close();
  });
});
