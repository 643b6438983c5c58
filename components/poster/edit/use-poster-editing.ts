"use client";

import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { toast } from "sonner";
import type { Mark } from "@/lib/history";
import type { PosterHandle } from "@/lib/poster/render/mount";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";
import type { PosterStore } from "@/lib/poster/store/poster-store";
import type { PickerWish, PosterEditor, SheetName } from "./editor-context";
import type { editorParts } from "./editor-parts";

type Parts = typeof editorParts;

/** The editing of a poster on a page: not begun, under way, or done for now. */
export interface PosterEditing {
  /** There once editing has begun; it stays, as what was changed does. */
  readonly store: PosterStore | null;
  /** There while the panels are. */
  readonly open: { readonly parts: Parts; readonly editor: PosterEditor } | null;
  readonly starting: boolean;
  /** What is to be drawn: the poster as it has become. */
  readonly resolved: ResolvedState;
  begin(): void;
  /** What {@link begin} begins with, without the panels; null where it could not be loaded, which is said. */
  ready(): Promise<PosterStore | null>;
  end(): void;
  /** Tells what draws the poster. */
  onMounted(handle: PosterHandle): void;
}

const never = () => () => undefined;

/**
 * Lets a poster be edited. What that takes, schemas included, is loaded when it begins.
 * @param load gets the state as it was sent, with what is not drawn.
 */
export function usePosterEditing(drawn: ResolvedState, load: () => Promise<PosterState>): PosterEditing {
  const [loaded, setLoaded] = useState<{ readonly parts: Parts; readonly store: PosterStore } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [starting, setStarting] = useState(false);
  const [sheet, show] = useState<SheetName | null>(null);
  const [wish, pick] = useState<PickerWish | null>(null);
  const handle = useRef<PosterHandle | null>(null);
  const store = loaded?.store ?? null;
  useSyncExternalStore(
    store?.subscribe ?? never,
    () => store?.revision ?? 0,
    () => 0,
  );

  const opening = useRef<Promise<PosterStore | null> | null>(null);
  const ready = useCallback((): Promise<PosterStore | null> => {
    opening.current ??= Promise.all([import("./editor-parts"), load()]).then(
      ([{ editorParts: parts }, state]) => {
        const made = parts.createStore(state);
        setLoaded({ parts, store: made });
        return made;
      },
      (error: unknown) => {
        opening.current = null;
        toast.error("The editor could not be loaded. Try again.");
        console.warn(error);
        return null;
      },
    );
    return opening.current;
  }, [load]);
  const begin = useCallback(async () => {
    setStarting(true);
    if (await ready()) setOpen(true);
    setStarting(false);
  }, [ready]);

  const actions = useMemo(() => store && liveActions(store), [store]);
  // A drag that was not finished is over when the page or the panels go.
  useEffect(() => () => actions?.settle(), [actions]);

  const editor = useMemo<PosterEditor | null>(
    () =>
      store &&
      actions && {
        store,
        ...actions,
        placed: () => handle.current?.place() ?? [],
        sheet,
        show,
        wish,
        pick,
      },
    [store, actions, sheet, wish],
  );
  return {
    store,
    open: isOpen && loaded && editor ? { parts: loaded.parts, editor } : null,
    starting,
    resolved: store?.resolved ?? drawn,
    begin: useCallback(() => void begin(), [begin]),
    ready,
    end: useCallback(() => {
      setOpen(false);
      show(null);
      pick(null);
    }, []),
    onMounted: useCallback((mounted) => {
      handle.current = mounted;
    }, []),
  };
}

/** Changes of a person: whole ones, and those on the way, which become one step. */
function liveActions(store: PosterStore): Pick<PosterEditor, "edit" | "live" | "settle" | "bail"> {
  let mark: Mark | null = null;
  const settle = () => {
    mark?.squash();
    mark = null;
  };
  const run = async (tool: string, input: object) => {
    const outcome = await store.edit(tool, input);
    if (!outcome.success) toast.error(outcome.error);
    return outcome;
  };
  return {
    edit(tool, input) {
      settle();
      return run(tool, input);
    },
    live(label, tool, input) {
      mark ??= store.mark(label);
      void run(tool, input);
    },
    settle,
    bail() {
      mark?.bail();
      mark = null;
    },
  };
}
