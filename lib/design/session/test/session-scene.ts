import { afterAll, beforeAll, beforeEach, expect } from "vitest";
import type { OpenBackend, SessionBackend } from "./session-backends";
import { createHarness, type Harness } from "./session-harness";
import type { ReadEvent, SessionReader } from "./session-reader";

/** What a tab that runs calls is told of one of design_add_thing. */
export interface GivenCall {
  readonly callId: string;
  readonly input: { readonly name: string };
  readonly sequence: number;
  readonly execute?: boolean;
}

/** A backend for the tests of a block, and for each of them a service with a session. */
export interface SessionScene {
  readonly opened: OpenBackend;
  readonly here: Harness;
  /** Of the session; its label is "Label". */
  readonly id: string;
  /** Opens a tab of the session and gives it with its token. @param of another process's harness. */
  openTab(
    more?: Parameters<Harness["open"]>[1],
    of?: Harness,
  ): Promise<{ clientId: string; reader: SessionReader; connected: ReadEvent; token: string }>;
  status(): ReturnType<Harness["service"]["status"]>;
}

/** Sets the scene for the tests of the block that it is called in, and clears up after them. */
export function setUpSessionScene(backend: SessionBackend): SessionScene {
  let opened: OpenBackend;
  let here: Harness;
  let id: string;
  beforeAll(async () => {
    opened = await backend.open();
  }, 120_000);
  afterAll(async () => {
    await opened.close();
  }, 60_000);
  beforeEach(async () => {
    here = createHarness(opened);
    id = await here.begin("Label");
  });
  return {
    get opened() {
      return opened;
    },
    get here() {
      return here;
    },
    get id() {
      return id;
    },
    async openTab(more = {}, of = here) {
      const clientId = more.clientId ?? of.context.newId();
      const reader = await of.open(id, { ...more, clientId });
      const connected = await reader.until("connected");
      return { clientId, reader, connected, token: tokenOf(connected) };
    },
    status: () => here.service.status(id),
  };
}

/** The secret in an event. */
export const tokenOf = ({ data }: ReadEvent): string => String(data.executorToken);

/** Skips to the next call. */
export const nextCall = async (reader: SessionReader): Promise<GivenCall> =>
  (await reader.until("tool_call")).data as unknown as GivenCall;

/** What a tab says of a call of that name that went well. */
export const ok = (name: string) => ({ success: true, result: { message: name, data: { name } } });

/** Expects an error of that code. */
export const rejects = (promise: Promise<unknown>, code: string) =>
  expect(promise).rejects.toMatchObject({ code });
