import { randomBytes } from "node:crypto";
import { z } from "zod";
import { type ManualTimers, manualTimers } from "@/lib/http/test/manual-timers";
import { createLogBus } from "../buses/log-bus";
import type { ToolCatalogue } from "../check-call";
import type { EventBus } from "../event-bus";
import type { SessionContext } from "../session-context";
import { createSessionService, type SessionService } from "../session-service";
import type { StreamReader } from "../session-stream";
import type { OpenBackend } from "./session-backends";
import { readSession, type SessionReader } from "./session-reader";

const tool = {
  name: "add_thing",
  description: "Adds a thing.",
  input: z.strictObject({ name: z.string().min(1), size: z.number().max(10).optional() }),
  examples: [{ when: "always", input: { name: "Thing" } }],
};

/** One tool, `design_add_thing` {name, size?}. */
export const testTools: ToolCatalogue = {
  tools: [tool],
  get: (name) => (name === tool.name ? tool : undefined),
};

/** A service whose clock and timers stand still until a test moves them. */
export interface Harness {
  readonly service: SessionService;
  readonly bus: EventBus;
  readonly timers: ManualTimers;
  readonly context: SessionContext;
  readonly errors: unknown[];
  /** Makes a session and gives its id. */
  begin(label?: string): Promise<string>;
  /** Calls design_add_thing. */
  call(
    id: string,
    name: string,
    more?: { wait?: boolean; key?: string },
  ): ReturnType<SessionService["execute"]>;
  open(
    id: string,
    more?: { role?: "observer" | "editor"; clientId?: string; visible?: boolean; after?: string | null },
  ): Promise<SessionReader>;
}

/** @param of another process's store and log, to stand beside the first. @param timers shared with it. */
export function createHarness(
  backend: OpenBackend,
  more: Partial<SessionContext> = {},
  of: Pick<OpenBackend, "store" | "log"> = backend,
  timers = manualTimers(Date.now()),
): Harness {
  const errors: unknown[] = [];
  const bus = createLogBus(of.log);
  const context: SessionContext = {
    store: of.store,
    bus,
    tools: testTools,
    now: timers.now,
    timers,
    newId: () => randomBytes(18).toString("base64url"),
    signingKey: Buffer.alloc(32, 7),
    idleMs: 7_200_000,
    maxLivePerAddress: 20,
    processId: randomBytes(6).toString("base64url"),
    isOnlyProcess: false,
    documents: {
      create: () => backend.makeDocument(),
      remove: async () => undefined,
      mayEdit: async () => true,
    },
    onError: (error) => errors.push(error),
    inBackground: (work) => void work.catch((error: unknown) => errors.push(error)),
    ...more,
  };
  const service = createSessionService(context);
  // Each request has a signal of its own, as on the wire.
  const signal = () => new AbortController().signal;
  return {
    service,
    bus,
    timers,
    context,
    errors,
    begin: async (label = "") =>
      (await service.create({ label, ownerId: null, address: context.newId() })).id,
    call: (id, name, { wait = false, key } = {}) =>
      service.execute(id, {
        tool: "design_add_thing",
        input: { name },
        idempotencyKey: key ?? null,
        wait,
        signal: signal(),
        origin: "http://design.test",
      }),
    async open(id, { role = "editor", clientId = context.newId(), visible = true, after = null } = {}) {
      const reader: StreamReader = role === "editor" ? { role, clientId, visible } : { role };
      return readSession(await service.stream(id, reader, { lastEventId: after, signal: signal() }));
    },
  };
}
