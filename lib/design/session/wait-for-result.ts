import type { Timers } from "@/lib/timers";
import { outcomeOf } from "./call-events";
import type { EventBus, Subscription } from "./event-bus";
import type { SessionStore } from "./session-store";
import type { ToolCall } from "./tool-call";

/** What a caller who waits is told: what came of the call, that it took too long, or that the session has ended. */
export type Waited = Pick<ToolCall, "status" | "result"> | "timeout" | "closed";

/**
 * Waits until a call has ended.
 * @param subscription opened before the call was queued, so that nothing is missed; closed here.
 */
export async function waitForResult(
  { bus, store, timers }: { readonly bus: EventBus; readonly store: SessionStore; readonly timers: Timers },
  sessionId: string,
  callId: string,
  subscription: Subscription,
  { timeoutMs, signal }: { readonly timeoutMs: number; readonly signal: AbortSignal },
): Promise<Waited> {
  let open = subscription;
  let over = false;
  const stop = () => {
    over = true;
    open.close();
  };
  const cancel = timers.after(timeoutMs, stop);
  signal.addEventListener("abort", stop);
  if (signal.aborted) stop();
  try {
    for (;;) {
      const events = await open.next();
      if (events === null) return "timeout";
      if (events === "overrun") {
        open.close();
        open = await bus.subscribe(sessionId, null);
        if (over) return "timeout";
        const call = await store.findCall(sessionId, callId);
        if (!call) return "closed";
        if (call.status !== "pending") return call;
        continue;
      }
      for (const { event } of events) {
        if (event.type === "session_closed") return "closed";
        if (event.type !== "tool_result" || event.callId !== callId) continue;
        return (await outcomeOf(store, sessionId, event)) ?? "closed";
      }
    }
  } finally {
    cancel();
    signal.removeEventListener("abort", stop);
    open.close();
  }
}
