/**
 * The tabs that show a session, and which of them runs its calls. Pure: every change gives a new value, and the time is
 * passed in. A tab counts as there while its stream is open and it acknowledges heartbeats. Exactly one tab is the
 * executor; each handing over has a number, the epoch, and what an earlier executor still sends is refused by it.
 */

/** A tab. */
export interface EditorTab {
  readonly clientId: string;
  /** The stream that it listens on; another one of the same tab replaces it. */
  readonly streamId: string;
  /** The process that serves the stream. */
  readonly processId: string;
  readonly connectedAtMs: number;
  readonly lastAckMs: number;
  readonly visible: boolean;
  /** When its stream ended; null while it is open. */
  readonly leftAtMs: number | null;
}

/** The tabs of a session, the oldest first. */
export interface Editors {
  readonly tabs: readonly EditorTab[];
  /** clientId of the tab that runs calls. It keeps its place while it is away and nobody else is there. */
  readonly executor: string | null;
  /** Grows by one with each handing over. */
  readonly epoch: number;
}

/** Nobody. */
export const NO_EDITORS: Editors = { tabs: [], executor: null, epoch: 0 };

/** A tab that has acknowledged nothing for so long is not there. */
export const ACK_TIMEOUT_MS = 40_000;

/** How long an executor may be away, to connect again, before another tab takes over. */
export const RECONNECT_GRACE_MS = 5000;

/** Most tabs of a session. */
export const MAX_TABS = 20;

/** How long a tab that has gone is remembered. */
const FORGET_AFTER_MS = 10 * 60_000;

const isThere = (tab: EditorTab, nowMs: number) =>
  tab.leftAtMs === null && nowMs - tab.lastAckMs < ACK_TIMEOUT_MS;

const executorOf = ({ tabs, executor }: Editors) => tabs.find(({ clientId }) => clientId === executor);

/** Whether a tab is there that runs calls. */
export function isBrowserConnected(editors: Editors, nowMs: number): boolean {
  const tab = executorOf(editors);
  return tab !== undefined && isThere(tab, nowMs);
}

/** How many tabs are there. */
export const tabsThere = ({ tabs }: Editors, nowMs: number): number =>
  tabs.filter((tab) => isThere(tab, nowMs)).length;

/** A tab connects, or connects again with another stream. Without an executor that is there, it becomes the executor. */
export function joinEditor(
  editors: Editors,
  tab: Pick<EditorTab, "clientId" | "streamId" | "processId" | "visible">,
  nowMs: number,
): Editors {
  const known = editors.tabs.some(({ clientId }) => clientId === tab.clientId);
  const joined: EditorTab = { ...tab, connectedAtMs: nowMs, lastAckMs: nowMs, leftAtMs: null };
  const tabs = known
    ? editors.tabs.map((old) =>
        old.clientId === tab.clientId ? { ...joined, connectedAtMs: old.connectedAtMs } : old,
      )
    : [...forgetGone(editors, nowMs), joined];
  const next = { ...editors, tabs };
  return isBrowserConnected(next, nowMs) ? next : appoint(next, tab.clientId);
}

/** A tab's stream has ended. Nothing changes when the tab has another one by now. */
export function leaveEditor(editors: Editors, streamId: string, nowMs: number): Editors {
  return changeTabs(
    editors,
    (tab) => tab.streamId === streamId && tab.leftAtMs === null,
    (tab) => ({ ...tab, leftAtMs: nowMs }),
  );
}

/** A tab acknowledges a heartbeat. */
export function acknowledge(
  editors: Editors,
  clientId: string,
  visible: boolean | undefined,
  nowMs: number,
): Editors {
  return changeTabs(
    editors,
    (tab) => tab.clientId === clientId,
    (tab) => ({ ...tab, lastAckMs: nowMs, visible: visible ?? tab.visible }),
  );
}

/** A person has chosen a tab to run calls. Null when that tab is not there. */
export function takeOver(editors: Editors, clientId: string, nowMs: number): Editors | null {
  const tab = editors.tabs.find((each) => each.clientId === clientId);
  if (!tab || !isThere(tab, nowMs)) return null;
  return editors.executor === clientId ? editors : appoint(editors, clientId);
}

/** Lets the newest visible tab take over, or the newest of all, when the executor has gone or fallen silent. */
export function settleExecutor(editors: Editors, nowMs: number): Editors {
  const present = executorOf(editors);
  if (present && (isThere(present, nowMs) || isExpectedBack(present, nowMs))) return editors;
  const candidates = editors.tabs.filter((tab) => isThere(tab, nowMs));
  const successor = candidates.findLast(({ visible }) => visible) ?? candidates.at(-1);
  return successor ? appoint(editors, successor.clientId) : editors;
}

/** Marks tabs of processes that are gone as having left, where one process serves everything. */
export function leaveOtherProcesses(editors: Editors, processId: string, nowMs: number): Editors {
  return changeTabs(
    editors,
    (tab) => tab.processId !== processId && tab.leftAtMs === null,
    (tab) => ({ ...tab, leftAtMs: nowMs }),
  );
}

const isExpectedBack = ({ leftAtMs }: EditorTab, nowMs: number) =>
  leftAtMs !== null && nowMs - leftAtMs < RECONNECT_GRACE_MS;

const appoint = (editors: Editors, clientId: string): Editors => ({
  ...editors,
  executor: clientId,
  epoch: editors.epoch + 1,
});

function changeTabs(
  editors: Editors,
  which: (tab: EditorTab) => boolean,
  change: (tab: EditorTab) => EditorTab,
): Editors {
  if (!editors.tabs.some(which)) return editors;
  return { ...editors, tabs: editors.tabs.map((tab) => (which(tab) ? change(tab) : tab)) };
}

/** The tabs without those that went long ago; the executor's place is kept, and at most as many as may be. */
function forgetGone({ tabs, executor }: Editors, nowMs: number): readonly EditorTab[] {
  const kept = tabs.filter(
    (tab) =>
      isThere(tab, nowMs) ||
      tab.clientId === executor ||
      nowMs - (tab.leftAtMs ?? tab.lastAckMs) < FORGET_AFTER_MS,
  );
  const excess = kept.length - 2 * MAX_TABS;
  if (excess <= 0) return kept;
  const gone = kept.filter((tab) => !isThere(tab, nowMs) && tab.clientId !== executor).slice(0, excess);
  return kept.filter((tab) => !gone.includes(tab));
}
