/** An event as a reader of a stream gets it. */
export interface ReadEvent {
  readonly id: string | null;
  readonly data: { readonly type: string } & Readonly<Record<string, unknown>>;
}

/** Reads a session's stream as a browser would. */
export interface SessionReader {
  /** The next event that is no heartbeat; null when the stream has ended. */
  next(): Promise<ReadEvent | null>;
  /** Skips until an event of this type. @throws Error when the stream ends before. */
  until(type: string): Promise<ReadEvent>;
  /** Leaves. */
  leave(): Promise<void>;
  /** Id of the last event, for connecting again. */
  readonly lastEventId: string | null;
}

/** @param withHeartbeats also gives heartbeats. */
export function readSession(
  body: ReadableStream<Uint8Array>,
  { withHeartbeats = false }: { withHeartbeats?: boolean } = {},
): SessionReader {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  let lastEventId: string | null = null;

  const nextBlock = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      const { value, done } = await reader.read();
      if (done) return null;
      text += decoder.decode(value, { stream: true });
    }
  };
  const next = async (): Promise<ReadEvent | null> => {
    for (;;) {
      const block = await nextBlock();
      if (block === null) return null;
      const lines = block.split("\n");
      const id = lines.find((line) => line.startsWith("id: "))?.slice(4) ?? null;
      const json = lines.find((line) => line.startsWith("data: "))?.slice(6);
      if (json === undefined) continue;
      if (id !== null) lastEventId = id;
      const data = JSON.parse(json) as ReadEvent["data"];
      if (data.type !== "heartbeat" || withHeartbeats) return { id, data };
    }
  };
  return {
    next,
    async until(type) {
      for (;;) {
        const event = await next();
        if (event === null) throw new Error(`the stream ended before ${type}`);
        if (event.data.type === type) return event;
      }
    },
    leave: () => reader.cancel(),
    get lastEventId() {
      return lastEventId;
    },
  };
}
