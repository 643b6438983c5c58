/**
 * The tab's side of a design session: runs the calls of an agent, in order and each once, answers them, keeps the
 * document, and follows what another tab does while that one runs the calls. See docs/decisions/023.
 *
 * Covered: a call is answered with its change before a document that holds it is saved, so a reload at any moment repeats
 * and loses nothing; calls that are given again after a reconnect are known; what an earlier executor still sends is
 * refused by the service, and this tab then opens the document again. Left open: a change by hand in the last second
 * before a browser is killed.
 */
import { toast } from "sonner";
import { emptyDesign } from "@/lib/design/document/design-document";
import {
  changeOf,
  type DesignChange,
  diffOfChange,
  isDesignChange,
  joinChanges,
} from "@/lib/design/store/design-change";
import { createDesignStore, type DesignStore } from "@/lib/design/store/design-store";
import { openSavedDesign } from "@/lib/design/store/read-design";
import {
  type BridgeOptions,
  MAX_TOLD_CHARS,
  SAVE_AFTER_MS,
  SAVE_AGAIN_MS,
  type SessionBridge,
  TELL_AFTER_MS,
} from "./bridge-options";
import { answerOf, askUntilAnswered, sendAnswer } from "./call-answer";
import { openDocument } from "./open-document";
import { keepDraft, rememberExecutor, takeDraft, wasExecutor } from "./page-memory";
import { runCall } from "./run-call";
import { isPassing, type SessionRequests, sessionRequests, statusOf } from "./session-requests";
import { CONNECTING, enterCall, type SessionStatus } from "./session-status";
import { openSessionStream, type StreamEvent } from "./session-stream";
import { createWorkQueue } from "./work-queue";

type Call = Extract<StreamEvent, { type: "tool_call" }>;

/** Connects this tab to a session. */
export function openSessionBridge(options: BridgeOptions): SessionBridge {
  const clientId = crypto.getRandomValues(new Uint32Array(4)).join("-");
  return new Bridge(options, clientId).open();
}

class Bridge implements SessionBridge {
  private status: SessionStatus = CONNECTING;
  private readonly requests: SessionRequests;
  private readonly work = createWorkQueue();
  private store: DesignStore | null;
  private token = "";
  /** Grows with each handing over, so that what was begun before is not gone on with. */
  private term = 0;
  private connectedBefore = false;
  /** Calls that are in the queue, or whose outcome this tab knows. */
  private readonly known = new Set<string>();
  private documentVersion = 0;
  private sequence = 0;
  /** When the session began, epoch ms. */
  private began = 0;
  /** What is neither saved nor told with an answer, and what other tabs have not been told. */
  private unsaved: DesignChange | null = null;
  private untold: DesignChange | null = null;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private tellTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly ends: (() => void)[] = [];
  private readonly listening = new AbortController();
  private left = false;

  constructor(
    private readonly options: BridgeOptions,
    private readonly clientId: string,
  ) {
    this.requests = sessionRequests(options.sessionId, () => this.token);
    this.store = options.store;
  }

  open(): this {
    if (this.store) this.watch(this.store);
    const close = openSessionStream(this.options.sessionId, this.clientId, {
      onEvent: (event) => this.hear(event),
      onLost: () => this.tell({ phase: "reconnecting" }),
      onRefused: () => this.askWhetherLive(),
    });
    const { signal } = this.listening;
    const onVisible = () => this.token && this.inBackground(this.requests.acknowledge(Date.now()));
    document.addEventListener("visibilitychange", onVisible, { signal });
    window.addEventListener("pagehide", () => this.keep(), { signal });
    this.ends.push(close, () => this.listening.abort());
    return this;
  }

  async editHere(): Promise<void> {
    await this.requests.becomeExecutor(this.clientId);
  }

  async saveAnyway(): Promise<void> {
    await this.work.add(async () => {
      this.documentVersion = (await this.requests.openDocument()).version;
      await this.save();
    });
  }

  async leave(): Promise<void> {
    await this.work.add(() => (this.isExecutor && this.unsaved ? this.save() : Promise.resolve()));
    this.drop();
  }

  drop(): void {
    this.left = true;
    clearTimeout(this.saveTimer);
    clearTimeout(this.tellTimer);
    for (const end of this.ends.splice(0)) end();
  }

  markUndone(callId: string): void {
    this.tell({ calls: enterCall(this.status.calls, callId, { state: "undone" }) });
  }

  private get isExecutor(): boolean {
    return this.status.role === "executor" && !this.left;
  }

  private tell(fields: Partial<SessionStatus>): void {
    this.status = { ...this.status, ...fields };
    if (!this.left) this.options.onStatus(this.status);
  }

  private enter(callId: string, fields: Parameters<typeof enterCall>[2]): void {
    this.tell({ calls: enterCall(this.status.calls, callId, fields) });
  }

  /** For what fails when the session ends or another tab takes over: the stream tells of both. */
  private inBackground(work: Promise<unknown>): void {
    work.catch((error: unknown) => {
      if (!isPassing(error) && statusOf(error) === 0) throw error;
    });
  }

  private hear(event: StreamEvent): void {
    switch (event.type) {
      case "connected":
        this.onConnected(event);
        break;
      case "executor":
        this.onExecutor(event.clientId, event.executorToken);
        break;
      case "heartbeat":
        this.inBackground(this.requests.acknowledge(event.timestamp));
        break;
      case "tool_call":
        this.onCall(event);
        break;
      case "tool_result":
        this.onResult(event.callId, event.status, event.change);
        break;
      case "document_changed":
        this.follow(event.change, true);
        break;
      case "tab_moved":
        this.drop();
        break;
      case "session_closed":
        this.end(event.reason);
        break;
    }
  }

  private onConnected(event: Extract<StreamEvent, { type: "connected" }>): void {
    const { executorClientId, executorToken, resumed } = event;
    const was = this.isExecutor;
    const is = executorClientId === this.clientId;
    const sameTerm = was && is && executorToken === this.token;
    this.token = executorToken;
    if (!sameTerm) this.term++;
    this.tell({ phase: "live", role: is ? "executor" : "mirror" });
    if (is) rememberExecutor(this.options.sessionId, this.clientId);
    const mine = executorClientId !== null && wasExecutor(this.options.sessionId, executorClientId);
    if (!is && !this.connectedBefore && (this.options.takeOver || mine)) this.inBackground(this.editHere());
    const isStale = !this.connectedBefore || (!sameTerm && (was || resumed === false));
    this.connectedBefore = true;
    if (isStale) this.inBackground(this.work.add(() => this.load()));
  }

  private onExecutor(clientId: string, token: string | undefined): void {
    const was = this.isExecutor;
    const is = clientId === this.clientId;
    if (token) this.token = token;
    this.term++;
    this.tell({ role: is ? "executor" : "mirror" });
    if (is) {
      rememberExecutor(this.options.sessionId, this.clientId);
      this.inBackground(this.work.add(() => this.catchUp()));
    } else if (was) {
      this.known.clear();
      this.inBackground(this.work.add(() => this.load()));
    }
  }

  private onCall(call: Call): void {
    const { tool } = call;
    if (!call.execute) {
      if (!this.known.has(call.callId)) this.enter(call.callId, { tool, state: "running" });
      return;
    }
    if (this.known.has(call.callId)) return;
    this.known.add(call.callId);
    this.enter(call.callId, { tool });
    const { term } = this;
    this.inBackground(this.work.add(() => this.run(call, term)));
  }

  private onResult(callId: string, status: "success" | "error", change: unknown): void {
    if (this.isExecutor && this.known.has(callId)) return;
    this.known.add(callId);
    this.enter(callId, { state: status === "success" ? "done" : "failed" });
    this.follow(change, false);
  }

  private follow(change: unknown, mustKnow: boolean): void {
    if (isDesignChange(change)) this.inBackground(this.work.add(async () => this.store?.follow(change)));
    else if (mustKnow) this.inBackground(this.work.add(() => this.load()));
  }

  private async run({ callId, tool, input, sequence = 0 }: Call, term: number): Promise<void> {
    const { store } = this;
    if (term !== this.term || this.left || !store) {
      this.known.delete(callId);
      return;
    }
    this.enter(callId, { state: "running" });
    const { outcome, step } = await runCall(store, tool, input);
    const change = this.unsaved;
    const answer = await answerOf(callId, outcome, change);
    if (!(await sendAnswer(this.requests, answer, () => !this.left && term === this.term))) {
      this.known.delete(callId);
      return;
    }
    this.sequence = Math.max(this.sequence, sequence);
    if (this.unsaved === change) {
      this.unsaved = null;
      this.untold = null;
    }
    this.enter(callId, {
      state: outcome.success ? "done" : "failed",
      message: outcome.success ? outcome.message : outcome.error,
      step,
    });
    // The document holds it only now; saving before would run it again after a crash.
    if (change) this.saveSoon();
  }

  /** Opens the document with everything that has happened to it. */
  private async load(): Promise<void> {
    if (this.left) return;
    const { sessionId, onStore, onProblem } = this.options;
    const opened = await openDocument(this.requests, (ask) => this.retry(ask));
    if (typeof opened === "string") return onProblem(opened);
    const { version, ended } = opened;
    this.began = opened.began;
    this.documentVersion = version;
    this.sequence = ended.through;
    for (const callId of ended.callIds) this.known.add(callId);
    const { own } = this.options;
    const isUntouched = version === own?.version && ended.callIds.length === 0;
    if (isUntouched && this.store && this.isExecutor) {
      if (own.isSaved && !this.unsaved) return;
      this.unsaved ??= { records: [], meta: null, version: this.store.design.version };
      await this.save();
      return;
    }
    const state = openSavedDesign(opened.design, ended.changes);
    const draft = this.isExecutor ? takeDraft(sessionId) : null;
    if (draft) state.apply(diffOfChange(state, draft));
    if (this.store) this.store.replace(state);
    else {
      this.store = createDesignStore(state);
      this.watch(this.store);
      onStore(this.store);
    }
    this.unsaved = draft;
    this.untold = draft;
    if (draft) this.saveSoon();
  }

  /** Learns what a tab that followed cannot know: how far calls have come, and the version to save on. */
  private async catchUp(): Promise<void> {
    if (!this.store) return this.load();
    const ended = await this.retry(() => this.requests.listChanges(this.sequence));
    const news = ended.callIds.some((callId) => !this.known.has(callId));
    if (news) return this.load();
    this.sequence = ended.through;
    this.documentVersion = (await this.retry(() => this.requests.openDocument())).version;
    this.store.workspace.history.clear();
    const draft = takeDraft(this.options.sessionId);
    if (draft) this.store.follow(draft);
    this.unsaved = draft ?? { records: [], meta: null, version: this.store.design.version };
    this.untold = draft;
    this.saveSoon();
  }

  private retry<T>(ask: () => Promise<T>): Promise<T> {
    const onMissing = () => this.askWhetherLive();
    return askUntilAnswered(ask, () => this.left, onMissing);
  }

  private watch(store: DesignStore): void {
    this.ends.push(
      store.onDiff((diff, origin) => {
        if (origin === "remote" || origin === "load") return;
        const change = changeOf(diff, store.design.version);
        this.unsaved = joinChanges(this.unsaved, change);
        this.untold = joinChanges(this.untold, change);
        // An agent's change is told with its answer, and saved after it.
        if (origin === "agent") return;
        this.saveSoon();
        this.tellSoon();
      }),
    );
  }

  private saveSoon(): void {
    if (!this.isExecutor || this.status.phase === "ended") return;
    if (this.status.saving !== "conflict") this.tell({ saving: "unsaved" });
    clearTimeout(this.saveTimer);
    this.saveTimer = setTimeout(() => this.inBackground(this.work.add(() => this.save())), SAVE_AFTER_MS);
  }

  private tellSoon(): void {
    clearTimeout(this.tellTimer);
    this.tellTimer = setTimeout(
      () => this.inBackground(this.work.add(() => this.tellOthers())),
      TELL_AFTER_MS,
    );
  }

  private async tellOthers(): Promise<void> {
    const change = this.untold;
    if (!change || !this.isExecutor) return;
    this.untold = null;
    const isSmall = JSON.stringify(change).length <= MAX_TOLD_CHARS;
    if (!isSmall) await this.save();
    await this.requests.sendChange(isSmall ? change : null);
  }

  /** Keeps the document. Runs in the queue, so that no call is done and unanswered meanwhile. */
  private async save(): Promise<void> {
    const { store } = this;
    if (!store || !this.isExecutor) return;
    const { unsaved } = this;
    const version = store.design.version;
    const stored = store.workspace.state.toStored();
    const place = { sessionBegan: this.began, sessionSequence: this.sequence };
    const content = { ...stored, revision: version, ...place };
    this.tell({ saving: "saving" });
    try {
      const saved = await this.requests.saveDocument(this.documentVersion, content);
      this.documentVersion = saved.version;
      if (this.unsaved === unsaved) this.unsaved = null;
      this.tell({ saving: store.design.version === version ? "saved" : "unsaved" });
    } catch (error) {
      if (statusOf(error) === 409) return this.tell({ saving: "conflict" });
      if (statusOf(error) === 403 || statusOf(error) === 404) return;
      this.tell({ saving: "failed" });
      toast.error("The design could not be saved. It is tried again in a moment.");
      clearTimeout(this.saveTimer);
      this.saveTimer = setTimeout(() => this.saveSoon(), SAVE_AGAIN_MS);
    }
  }

  /** The page goes away: what is not saved waits for a reload. */
  private keep(): void {
    const { unsaved } = this;
    const busy = this.status.calls.some(({ state }) => state === "running");
    if (this.isExecutor && unsaved && !busy) keepDraft(this.options.sessionId, unsaved);
  }

  private async askWhetherLive(): Promise<boolean> {
    try {
      await this.requests.began();
      return !this.left;
    } catch (error) {
      if (statusOf(error) !== 404) return !this.left;
      this.end("missing");
      return false;
    }
  }

  private end(reason: string): void {
    if (this.status.phase === "ended") return;
    if (!this.store) {
      this.store = createDesignStore(openSavedDesign(emptyDesign(), []));
      this.options.onStore(this.store);
    }
    this.tell({ phase: "ended", endReason: reason });
    this.drop();
  }
}
