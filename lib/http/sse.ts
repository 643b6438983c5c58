/**
 * Server-Sent Events. Threats: readers that vanish without a word, or read slower than is sent, and so pile up timers,
 * listeners and memory; proxies that hold events back. Covered: nothing begins before the first read (a HEAD request
 * opens nothing); everything that was opened is registered for closing, which happens exactly once, whether the reader
 * leaves, the request is aborted, the work ends or fails; nothing is sent after closing; a reader that is too far behind,
 * or has taken nothing for three heartbeats, is let go; headers tell proxies to pass events on as they come. Left open:
 * a connection that dies without a sign is noticed when its buffers are full or the socket's own probes fail.
 */
import type { Timers } from "../timers";

/** Headers of every event stream. */
export const EVENT_STREAM_HEADERS = {
  "Content-Type": "text/event-stream; charset=utf-8",
  "Cache-Control": "no-cache, no-transform",
  "X-Accel-Buffering": "no",
} as const;

/** Content type of an event stream. */
export const EVENT_STREAM_TYPE = EVENT_STREAM_HEADERS["Content-Type"];

/** After how long a browser connects again. */
const RETRY_MS = 3000;

/** More than one, because a large event may be long under way on a slow line. */
const MAX_UNTAKEN_HEARTBEATS = 3;

/** While more than this waits to be read, {@link EventStream.ready} waits too. */
const COMFORTABLE_BYTES = 64 * 1024;

/** A stream to one reader. */
export interface EventStream {
  /** Sends an event as JSON. @returns false when the stream has ended, or ends because its reader is too far behind. */
  send(data: unknown, id?: string): boolean;
  /** Resolves when there is room for more: true, or false when the stream has ended. */
  ready(): Promise<boolean>;
  /** Registers what ends with the stream; the last one registered ends first. Runs at once when the stream has ended. */
  onClose(cleanup: () => void): void;
  /** Ends the stream; what was sent still arrives. */
  close(): void;
  readonly closed: boolean;
}

/** How a stream is kept. */
export interface EventStreamOptions {
  /** The request's signal. It may never fire; the reader's leaving is noticed by the stream itself too. */
  readonly signal: AbortSignal;
  readonly timers: Timers;
  readonly heartbeatMs: number;
  /** What a heartbeat says. */
  heartbeat(): unknown;
  /** Bytes that may wait for a reader. */
  readonly maxWaitingBytes?: number;
  /** Told of an error that ended the work. */
  onError(error: unknown): void;
}

/**
 * The body of an event stream.
 * @param work begins at the first read; the stream ends when it resolves.
 */
export function eventStream(
  work: (stream: EventStream) => Promise<void>,
  { signal, timers, heartbeatMs, heartbeat, maxWaitingBytes = 1024 * 1024, onError }: EventStreamOptions,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const cleanups: (() => void)[] = [];
  const waiting: ((open: boolean) => void)[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let closed = false;
  let begun = false;
  /** Heartbeats since the reader last took everything. */
  let untaken = 0;

  const waitingBytes = () => -(controller?.desiredSize ?? 0);
  const release = (open: boolean) => {
    for (const resolve of waiting.splice(0)) resolve(open);
  };
  const end = () => {
    closed = true;
    for (const cleanup of cleanups.splice(0).reverse()) cleanup();
    release(false);
  };
  const write = (text: string): boolean => {
    if (closed || !controller) return false;
    if (waitingBytes() > maxWaitingBytes) {
      stream.close();
      return false;
    }
    controller.enqueue(encoder.encode(text));
    return true;
  };
  const stream: EventStream = {
    send(data, id) {
      const head = id === undefined ? "" : `id: ${id}\n`;
      return write(`${head}data: ${JSON.stringify(data)}\n\n`);
    },
    async ready() {
      if (closed || waitingBytes() < COMFORTABLE_BYTES) return !closed;
      return new Promise((resolve) => waiting.push(resolve));
    },
    onClose(cleanup) {
      if (closed) cleanup();
      else cleanups.push(cleanup);
    },
    close() {
      if (closed) return;
      end();
      controller?.close();
    },
    get closed() {
      return closed;
    },
  };
  const begin = () => {
    begun = true;
    const onAbort = () => stream.close();
    signal.addEventListener("abort", onAbort);
    stream.onClose(() => signal.removeEventListener("abort", onAbort));
    if (signal.aborted) return stream.close();
    const beat = () => {
      if (untaken++ >= MAX_UNTAKEN_HEARTBEATS) return stream.close();
      stream.send(heartbeat());
    };
    stream.onClose(timers.every(heartbeatMs, beat));
    write(`retry: ${RETRY_MS}\n\n`);
    void work(stream)
      .catch((error: unknown) => {
        if (!closed) onError(error);
      })
      .finally(() => stream.close());
  };
  const source: UnderlyingDefaultSource<Uint8Array> = {
    start(given) {
      controller = given;
    },
    pull() {
      untaken = 0;
      if (!begun) begin();
      release(true);
    },
    cancel: end,
  };
  return new ReadableStream(source, { highWaterMark: 0, size: (chunk) => chunk.byteLength });
}
