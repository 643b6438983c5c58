/**
 * What one reader of a session's stream is told. Observers hear of calls and of the end. A tab of the editor also hears
 * how calls ended, what others changed, and who runs calls; the one that does gets everything unanswered from the store,
 * in order, whenever it becomes the executor, so nothing depends on an event having arrived.
 */
import type { EventStream } from "@/lib/http/sse";
import { inputOf, outcomeOf } from "./call-events";
import { joinEditor, leaveEditor, leaveOtherProcesses, RECONNECT_GRACE_MS } from "./editors";
import type { Subscription } from "./event-bus";
import { makeExecutorToken } from "./executor-token";
import { changeEditors, noSuchSession, type SessionContext, settleSession } from "./session-context";
import type { NumberedEvent } from "./session-event";
import { isLive } from "./session-record";
import type { ToolCall } from "./tool-call";

/** Who reads a stream. */
export type StreamReader =
  | { readonly role: "observer" }
  | { readonly role: "editor"; readonly clientId: string; readonly visible: boolean };

/** How often a stream looks by itself, in case an event was missed. */
const LOOK_MS = 5000;

/** After so many looks an observer's stream asks whether the session still lives. */
const LOOKS_OF_OBSERVERS = 12;

/** Calls that are read at once for a tab that runs them. */
const CALLS_AT_ONCE = 10;

/** Serves a stream until its reader leaves or the session ends. @param lastEventId where the reader was before. */
export async function runSessionStream(
  context: SessionContext,
  sessionId: string,
  stream: EventStream,
  reader: StreamReader,
  lastEventId: string | null,
): Promise<void> {
  const { bus, timers, inBackground } = context;
  const subscription = await bus.subscribe(sessionId, lastEventId);
  stream.onClose(() => subscription.close());
  const told = new Teller(context, sessionId, stream, reader);
  await told.connect(subscription, lastEventId !== null);
  const look = () => inBackground(told.look());
  stream.onClose(timers.every(LOOK_MS, look));
  for (;;) {
    const events = await subscription.next();
    if (events === null) return;
    // What was missed cannot be had; the reader connects again and is told so.
    if (events === "overrun") return stream.close();
    for (const event of events) {
      if (!(await stream.ready())) return;
      await told.tell(event);
    }
  }
}

class Teller {
  private readonly streamId: string;
  /** The epoch in which this tab runs calls; 0 while it does not. */
  private epoch = 0;
  /** The newest handing over that this tab knows of. */
  private knownEpoch = 0;
  /** Sequence up to which this tab has been given every unanswered call. */
  private given = 0;
  private looks = 0;
  /** One thing after another: events and looks would mix up the order of calls. */
  private tail: Promise<void> = Promise.resolve();

  constructor(
    private readonly context: SessionContext,
    private readonly sessionId: string,
    private readonly stream: EventStream,
    private readonly reader: StreamReader,
  ) {
    this.streamId = context.newId();
  }

  private inTurn(work: () => Promise<void>): Promise<void> {
    const done = this.tail.then(work);
    this.tail = done.catch(() => undefined);
    return done;
  }

  /** Says that the stream stands; a tab takes its place among the others. */
  async connect({ resumed }: Subscription, asked: boolean): Promise<void> {
    const { reader, stream, sessionId } = this;
    const connected = { type: "connected", sessionId, ...(asked ? { resumed } : {}) };
    if (reader.role === "observer") return void stream.send(connected);
    const editors = await this.join(reader);
    const { clientId } = reader;
    this.knownEpoch = editors.epoch;
    this.epoch = editors.executor === clientId ? editors.epoch : 0;
    stream.send({
      ...connected,
      clientId,
      executorToken: this.token(clientId),
      executorClientId: editors.executor,
    });
    await this.inTurn(() => this.giveCalls());
  }

  private async join({ clientId, visible }: Extract<StreamReader, { role: "editor" }>) {
    const { context, sessionId, streamId, stream } = this;
    const { processId, isOnlyProcess, bus, now } = context;
    let isBack = false;
    const editors = await changeEditors(context, sessionId, (before) => {
      const present = isOnlyProcess ? leaveOtherProcesses(before, processId, now()) : before;
      isBack = present.tabs.some((tab) => tab.clientId === clientId && tab.leftAtMs === null);
      return joinEditor(present, { clientId, streamId, processId, visible }, now());
    });
    if (!editors) throw noSuchSession();
    stream.onClose(() => context.inBackground(this.leave()));
    if (isBack) await bus.publish(sessionId, { type: "tab_moved", clientId, streamId });
    return editors;
  }

  private async leave(): Promise<void> {
    const { context, sessionId, streamId } = this;
    const editors = await changeEditors(context, sessionId, (before) =>
      leaveEditor(before, streamId, context.now()),
    );
    const left = editors?.tabs.find((tab) => tab.streamId === streamId);
    const others = editors?.tabs.some((tab) => tab.leftAtMs === null);
    if (!left || left.clientId !== editors?.executor || !others) return;
    // The tabs that are left look too; this is for the quickest.
    context.timers.after(RECONNECT_GRACE_MS, () => context.inBackground(this.settle()));
  }

  private async settle(): Promise<void> {
    const session = await this.context.store.find(this.sessionId);
    if (session) await settleSession(this.context, session);
  }

  private token(clientId: string): string {
    const { signingKey } = this.context;
    return makeExecutorToken(signingKey, this.sessionId, { clientId, epoch: this.epoch });
  }

  /** Looks whether something was missed: the end, a handing over, calls. */
  look(): Promise<void> {
    this.looks++;
    return this.inTurn(async () => {
      const { context, sessionId, stream, reader } = this;
      if (stream.closed || (reader.role === "observer" && this.looks % LOOKS_OF_OBSERVERS !== 0)) return;
      const session = await context.store.find(sessionId);
      if (!session || !isLive(session, context.now())) return this.end(session?.closed?.reason ?? "expired");
      if (reader.role === "observer") return;
      await settleSession(context, session);
      const { executor, epoch } = session.editors;
      if (executor !== null) await this.tellExecutor({ clientId: executor, epoch }, reader.clientId);
      await this.giveCalls();
    });
  }

  /** Tells the reader of an event, as far as it concerns them. */
  tell(numbered: NumberedEvent): Promise<void> {
    return this.inTurn(async () => {
      const { event, id } = numbered;
      const { reader, stream } = this;
      if (event.type === "session_closed") return this.end(event.reason, id);
      if (event.type === "tool_call") return this.tellCall(event, id);
      if (reader.role === "observer") return;
      const { clientId } = reader;
      switch (event.type) {
        case "tool_result": {
          const outcome = await outcomeOf(this.context.store, this.sessionId, event);
          const { callId, status } = event;
          stream.send({ type: "tool_result", callId, status, change: outcome?.change ?? null }, id);
          return;
        }
        case "document_changed":
          if (event.clientId !== clientId) stream.send(event, id);
          return;
        case "tab_moved":
          if (event.clientId !== clientId || event.streamId === this.streamId) return;
          stream.send({ type: "tab_moved" });
          return stream.close();
        case "executor":
          return this.tellExecutor(event, clientId, id);
      }
    });
  }

  private async tellExecutor(
    { clientId, epoch }: { readonly clientId: string; readonly epoch: number },
    own: string,
    id?: string,
  ): Promise<void> {
    if (epoch <= this.knownEpoch) return;
    this.knownEpoch = epoch;
    this.epoch = clientId === own ? epoch : 0;
    this.given = 0;
    const secret = clientId === own ? { executorToken: this.token(own) } : {};
    this.stream.send({ type: "executor", clientId, ...secret }, id);
    await this.giveCalls();
  }

  private async tellCall(event: Extract<NumberedEvent["event"], { type: "tool_call" }>, id: string) {
    const { callId, tool, sequence } = event;
    if (this.epoch === 0) {
      const found = await inputOf(this.context.store, this.sessionId, event);
      if (found) this.stream.send({ type: "tool_call", callId, tool, input: found.input }, id);
      return;
    }
    if (sequence <= this.given) return;
    // The next one in order, with all that it needs, spares asking the store.
    if (sequence === this.given + 1 && "input" in event) {
      this.give({ callId, tool, input: event.input, sequence }, id);
      return;
    }
    await this.giveCalls();
  }

  private give(
    { callId, tool, input, sequence }: Pick<ToolCall, "callId" | "tool" | "input" | "sequence">,
    id?: string,
  ): boolean {
    const sent = this.stream.send({ type: "tool_call", callId, tool, input, sequence, execute: true }, id);
    if (sent) this.given = sequence;
    return sent;
  }

  /** Gives the tab that runs calls everything unanswered that it has not been given, in order. */
  private async giveCalls(): Promise<void> {
    while (this.epoch > 0 && (await this.stream.ready())) {
      const { calls, through } = await this.context.store.listPending(
        this.sessionId,
        this.given,
        CALLS_AT_ONCE,
      );
      for (const call of calls) if (!(await this.stream.ready()) || !this.give(call)) return;
      if (calls.length > 0 && through === calls.at(-1)?.sequence) continue;
      this.given = Math.max(this.given, through);
      return;
    }
  }

  private end(reason: string, id?: string): void {
    this.stream.send({ type: "session_closed", reason }, id);
    this.stream.close();
  }
}
