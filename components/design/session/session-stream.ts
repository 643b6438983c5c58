/** What a tab of the editor hears on its stream. */
export type StreamEvent =
  | {
      readonly type: "connected";
      readonly clientId: string;
      readonly executorToken: string;
      readonly executorClientId: string | null;
      readonly resumed?: boolean;
    }
  | {
      readonly type: "tool_call";
      readonly callId: string;
      readonly tool: string;
      readonly input: unknown;
      readonly sequence?: number;
      readonly execute?: boolean;
    }
  | {
      readonly type: "tool_result";
      readonly callId: string;
      readonly status: "success" | "error";
      readonly change: unknown;
    }
  | { readonly type: "document_changed"; readonly change: unknown }
  | { readonly type: "executor"; readonly clientId: string; readonly executorToken?: string }
  | { readonly type: "tab_moved" }
  | { readonly type: "heartbeat"; readonly timestamp: number }
  | { readonly type: "session_closed"; readonly reason: string };

/** How a stream is listened to. */
export interface StreamListener {
  onEvent(event: StreamEvent): void;
  /** The connection is lost; it is being made again. */
  onLost(): void;
  /** Asked when the service refuses the stream. @returns whether to go on trying. */
  onRefused(): Promise<boolean>;
}

/** How long after a refusal another stream is asked for. */
const RETRY_MS = 4000;

/** Listens to a session as a tab of the editor, through lost connections. @returns what ends it. */
export function openSessionStream(sessionId: string, clientId: string, listener: StreamListener): () => void {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let ended = false;

  const connect = () => {
    const query = new URLSearchParams({ role: "editor", clientId, visible: String(!document.hidden) });
    source = new EventSource(`/api/v1/design/sessions/${encodeURIComponent(sessionId)}/stream?${query}`);
    source.onmessage = ({ data }: MessageEvent<string>) => {
      if (!ended) listener.onEvent(JSON.parse(data) as StreamEvent);
    };
    source.onerror = () => {
      if (ended) return;
      listener.onLost();
      // A browser tries again by itself unless it was refused.
      if (source?.readyState === EventSource.CLOSED) void refused();
    };
  };
  const refused = async () => {
    if ((await listener.onRefused()) && !ended) timer = setTimeout(connect, RETRY_MS);
  };
  connect();
  return () => {
    ended = true;
    clearTimeout(timer);
    source?.close();
  };
}
