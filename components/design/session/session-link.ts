/**
 * A page's link to a session, shared between the tabs of a browser: one of them, holding a lock, has the stream, and the
 * others follow it over a channel, because browsers open only six streams to one origin. Without locks (an address that
 * is not secure) each tab has a stream of its own.
 *
 * Covered: the leading tab closes, freezes, or is asked to hand over; then another one leads, with a stream of its own.
 */
import { changeOf, type DesignChange, isDesignChange } from "@/lib/design/store/design-change";
import { createDesignStore, type DesignStore } from "@/lib/design/store/design-store";
import { openSavedDesign, readDesign } from "@/lib/design/store/read-design";
import type { OwnDesign, SessionBridge } from "./bridge-options";
import { openSessionBridge } from "./session-bridge";
import { CONNECTING, type SessionStatus } from "./session-status";

/** What tabs of one session tell each other. */
type Message =
  | { readonly type: "hello" }
  | { readonly type: "alive" }
  | { readonly type: "hand-over" }
  | { readonly type: "released" }
  | { readonly type: "status"; readonly status: SessionStatus }
  | { readonly type: "change"; readonly change: DesignChange }
  | { readonly type: "snapshot"; readonly content: object; readonly status: SessionStatus };

/** How often a following tab in front asks whether the leading one lives, and how often it asks in vain. */
const ASK_EVERY_MS = 10_000;
const MAX_UNANSWERED = 3;

/** How long a tab that is asked to hand over may take. */
const RELEASE_WITHIN_MS = 3000;

/** What a link tells its page. */
export interface LinkListener {
  onStore(store: DesignStore): void;
  onStatus(status: SessionStatus): void;
  onProblem(problem: string): void;
}

/** A page's link to a session. */
export interface SessionLink {
  editHere(): Promise<void>;
  saveAnyway(): Promise<void>;
  markUndone(callId: string): void;
  close(): void;
}

/** Links a page to a session. @param own the page's design, where it had one before there was a session. */
export function openSessionLink(
  sessionId: string,
  own: (OwnDesign & { readonly store: DesignStore }) | null,
  listener: LinkListener,
): SessionLink {
  const link = new Link(sessionId, own, listener);
  link.open();
  return link;
}

class Link implements SessionLink {
  private readonly name: string;
  private readonly channel: BroadcastChannel | null;
  private store: DesignStore | null;
  private status: SessionStatus = CONNECTING;
  private bridge: SessionBridge | null = null;
  private waiting: AbortController | null = null;
  private release: () => void = () => undefined;
  private stopTelling: () => void = () => undefined;
  private askTimer: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;
  private onReleased: (() => void) | null = null;
  private hasLed = false;
  private closed = false;

  constructor(
    private readonly sessionId: string,
    private readonly own: (OwnDesign & { readonly store: DesignStore }) | null,
    private readonly listener: LinkListener,
  ) {
    this.name = `affiche-session-${sessionId}`;
    this.store = own?.store ?? null;
    this.channel = "locks" in navigator ? new BroadcastChannel(this.name) : null;
  }

  open(): void {
    const { channel } = this;
    if (!channel) {
      this.lead(false);
      return;
    }
    channel.onmessage = ({ data }: MessageEvent<Message>) => this.hear(data);
    void navigator.locks
      .request(this.name, { ifAvailable: true }, async (lock) => {
        if (this.closed) return;
        if (lock) await this.leadWithLock(false);
        // The lock that was not had is not held while following.
        else queueMicrotask(() => this.follow());
      })
      .catch((error: unknown) => this.onLockLost(error));
  }

  async editHere(): Promise<void> {
    if (this.bridge) return this.bridge.editHere();
    this.channel?.postMessage({ type: "hand-over" } satisfies Message);
    await new Promise<void>((resolve) => {
      this.onReleased = resolve;
      setTimeout(resolve, RELEASE_WITHIN_MS);
    });
    this.seize();
  }

  async saveAnyway(): Promise<void> {
    await this.bridge?.saveAnyway();
  }

  markUndone(callId: string): void {
    this.bridge?.markUndone(callId);
  }

  close(): void {
    this.closed = true;
    this.stopFollowing();
    this.stopTelling();
    this.bridge?.drop();
    this.bridge = null;
    this.channel?.close();
    this.release();
  }

  /** Takes the lock from a tab that holds it, asleep or asked. */
  private seize(): void {
    if (this.closed || this.bridge) return;
    this.stopFollowing();
    void navigator.locks
      .request(this.name, { steal: true }, () => this.leadWithLock(true))
      .catch((error: unknown) => this.onLockLost(error));
  }

  private leadWithLock(takeOver: boolean): Promise<void> {
    if (this.closed) return Promise.resolve();
    const held = new Promise<void>((resolve) => {
      this.release = resolve;
    });
    this.lead(takeOver);
    return held;
  }

  private lead(takeOver: boolean): void {
    this.stopFollowing();
    const { sessionId } = this;
    const { onProblem } = this.listener;
    const onStatus = (status: SessionStatus) => {
      this.show(status);
      this.say({ type: "status", status: tellable(status) });
    };
    const onStore = (store: DesignStore) => {
      this.have(store);
      this.tellChanges(store);
      this.sayAll();
    };
    const { store } = this;
    // The page's own design becomes the session's once; later, the session's is what counts.
    const own = this.hasLed ? null : this.own;
    this.hasLed = true;
    this.bridge = openSessionBridge({ sessionId, store, own, takeOver, onStatus, onStore, onProblem });
    if (store) this.tellChanges(store);
  }

  private tellChanges(store: DesignStore): void {
    this.stopTelling();
    this.stopTelling = store.onDiff((diff) =>
      this.say({ type: "change", change: changeOf(diff, store.design.version) }),
    );
  }

  /** The lock was taken by another tab, or nobody waits for it any more. */
  private onLockLost(error: unknown): void {
    if (!(error instanceof DOMException) || error.name !== "AbortError") throw error;
    if (this.closed || !this.bridge) return;
    this.stopTelling();
    this.bridge.drop();
    this.bridge = null;
    this.follow();
  }

  private follow(): void {
    if (this.closed || this.bridge || this.waiting) return;
    this.waiting = new AbortController();
    this.say({ type: "hello" });
    void navigator.locks
      .request(this.name, { signal: this.waiting.signal }, () => this.leadWithLock(false))
      .catch((error: unknown) => this.onLockLost(error));
    this.unanswered = 0;
    this.askTimer = setInterval(() => this.askWhetherAlive(), ASK_EVERY_MS);
  }

  private stopFollowing(): void {
    clearInterval(this.askTimer);
    const { waiting } = this;
    this.waiting = null;
    // A request that was granted is not ended by this.
    waiting?.abort();
  }

  private askWhetherAlive(): void {
    if (document.hidden) return;
    if (++this.unanswered > MAX_UNANSWERED) {
      this.seize();
      return;
    }
    this.say({ type: "hello" });
  }

  private hear(message: Message): void {
    if (this.closed) return;
    if (this.bridge) {
      if (message.type === "hello") this.sayAll();
      if (message.type === "hand-over") void this.handOver();
      return;
    }
    this.unanswered = 0;
    switch (message.type) {
      case "released":
        this.onReleased?.();
        break;
      case "status":
        this.show(followed(message.status));
        break;
      case "change":
        if (isDesignChange(message.change)) this.store?.follow(message.change);
        break;
      case "snapshot":
        this.onSnapshot(message.content, message.status);
        break;
    }
  }

  private onSnapshot(content: object, status: SessionStatus): void {
    const read = readDesign(content, "Untitled");
    if (!read.design) {
      this.listener.onProblem(read.problem);
      return;
    }
    const state = openSavedDesign(read.design, []);
    if (this.store) this.store.replace(state);
    else this.have(createDesignStore(state));
    this.show(followed(status));
  }

  private async handOver(): Promise<void> {
    const { bridge } = this;
    if (!bridge) return;
    await bridge.leave();
    this.say({ type: "released" });
    // Whoever asked takes the lock; when they are gone, this tab stands in line again.
    setTimeout(() => {
      if (this.closed || this.bridge !== bridge) return;
      this.bridge = null;
      this.release();
      this.follow();
    }, 2 * RELEASE_WITHIN_MS);
  }

  private have(store: DesignStore): void {
    this.store = store;
    this.listener.onStore(store);
  }

  private show(status: SessionStatus): void {
    this.status = status;
    this.listener.onStatus(status);
  }

  private sayAll(): void {
    const { store } = this;
    if (!store) {
      this.say({ type: "alive" });
      return;
    }
    const { state } = store.workspace;
    const content = { ...state.toStored(), revision: state.version };
    this.say({ type: "snapshot", content, status: tellable(this.status) });
  }

  private say(message: Message): void {
    if (!this.closed) this.channel?.postMessage(message);
  }
}

/** A status as other tabs may have it: steps belong to the page that made them. */
const tellable = (status: SessionStatus): SessionStatus => ({
  ...status,
  calls: status.calls.map((call) => ({ ...call, step: null })),
});

/** What a following tab shows of the leading one's status. */
const followed = (status: SessionStatus): SessionStatus => ({ ...status, role: "mirror" });
