import type { NumberedEvent, SessionEvent } from "./session-event";

/** Events that are kept for those who connect again. */
export const MAX_KEPT_EVENTS = 1000;

/** Somebody's place in a session's events. */
export interface Subscription {
  /** False when the events after the given id are not known any more: it begins with what comes now. */
  readonly resumed: boolean;
  /**
   * What has happened since the last time, at least one event; waits for it. `null` when the subscription is closed,
   * `overrun` when more has happened than is kept: what was missed cannot be had any more.
   */
  next(): Promise<readonly NumberedEvent[] | "overrun" | null>;
  close(): void;
}

/** Tells everybody who serves a session, in any process, what happens in it. */
export interface EventBus {
  /** @returns the event's id. */
  publish(sessionId: string, event: SessionEvent): Promise<string>;
  /** @param after id of the last event that is known; null for what comes from now on. */
  subscribe(sessionId: string, after: string | null): Promise<Subscription>;
  /** Forgets the events of a session that is over. Open subscriptions still get what was published. */
  forget(sessionId: string): Promise<void>;
  /** Open subscriptions of this process. */
  readonly subscriptions: number;
  close(): Promise<void>;
}
