import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createHistory } from "../history";
import { createWorkspace, type Workspace } from "../run";
import { emptyDesign } from "./design-document";
import { createDesignState } from "./design-state";
import type { Draft } from "./draft";
import { OperationError } from "./operation-error";

function open(): Workspace {
  const state = createDesignState(emptyDesign());
  let serial = 0;
  return createWorkspace(state, createHistory(state), () => `n${++serial}`);
}

const OPTIONS = { label: "Test", origin: "user" } as const;
const FRAME = { type: "frame" } as const;
const PAGE = { type: "artboard", name: "Page", x: 0, y: 0, width: 800, height: 600 } as const;

/** Everything of a design as plain data; ids in parents in order. */
const snapshot = ({ state }: Workspace) => JSON.parse(JSON.stringify(state.toStored())) as unknown;

/** What must hold of every design: each record is reached once from the top, and knows its parent. */
function assertTree({ state }: Workspace): void {
  const seen = new Set<string>();
  const walk = (parentId: string | null) => {
    const orders: string[] = [];
    for (const id of state.childrenOf(parentId)) {
      expect(seen.has(id)).toBe(false);
      seen.add(id);
      const record = state.get(id);
      expect(record?.parentId).toBe(parentId);
      orders.push(record?.order ?? "");
      walk(id);
    }
    expect(orders).toEqual([...orders].sort());
    expect(new Set(orders).size).toBe(orders.length);
  };
  walk(null);
  expect(seen.size).toBe(state.size);
}

type Step =
  | { readonly do: "insert"; readonly into: number; readonly at: number }
  | { readonly do: "move"; readonly what: number; readonly into: number; readonly at: number }
  | { readonly do: "remove"; readonly what: number }
  | { readonly do: "update"; readonly what: number; readonly name: string }
  | { readonly do: "undo" }
  | { readonly do: "redo" };

const some = fc.nat(30);
const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    fc.record({ do: fc.constant("insert" as const), into: some, at: fc.nat(4) }),
    fc.record({ do: fc.constant("move" as const), what: some, into: some, at: fc.nat(4) }),
    fc.record({ do: fc.constant("remove" as const), what: some }),
    fc.record({ do: fc.constant("update" as const), what: some, name: fc.string({ minLength: 1 }) }),
    fc.constantFrom({ do: "undo" as const }, { do: "redo" as const }),
  ),
  { maxLength: 60 },
);

function take(workspace: Workspace, step: Step): void {
  if (step.do === "undo") return void workspace.history.undo();
  if (step.do === "redo") return void workspace.history.redo();
  const ids = Object.keys(workspace.state.toStored().nodes).concat(workspace.state.childrenOf(null));
  const pick = (index: number) => ids[index % Math.max(1, ids.length)];
  const change = (draft: Draft) => {
    if (step.do === "insert") {
      const parent = step.into % 5 === 0 ? undefined : pick(step.into);
      if (parent) draft.insert(FRAME, parent, step.at);
      else draft.insert(PAGE, null, step.at);
      return;
    }
    const id = pick(step.what);
    if (!id) return;
    if (step.do === "remove") draft.remove(id);
    else if (step.do === "update") draft.update(id, { name: step.name });
    else draft.move(id, pick(step.into) ?? null, step.at);
  };
  try {
    workspace.run(change, OPTIONS);
  } catch (error) {
    if (!(error instanceof OperationError) || error.fault !== "cycle") throw error;
  }
}

describe("a design under any sequence of changes", () => {
  it("stays a tree, and undoing everything gives back the beginning, redoing everything the end", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const workspace = open();
        const beginning = snapshot(workspace);
        for (const step of sequence) {
          take(workspace, step);
          assertTree(workspace);
        }
        const end = snapshot(workspace);
        let undone = 0;
        while (workspace.history.undo()) undone += 1;
        expect(snapshot(workspace)).toEqual(beginning);
        for (; undone > 0; undone -= 1) workspace.history.redo();
        expect(snapshot(workspace)).toEqual(end);
      }),
      { numRuns: 150 },
    );
  });

  it("is the same after it was kept and opened again", () => {
    fc.assert(
      fc.property(steps, (sequence) => {
        const workspace = open();
        for (const step of sequence) take(workspace, step);
        const stored = workspace.state.toStored();
        const again = createDesignState(JSON.parse(JSON.stringify(stored)));
        expect(again.toStored()).toEqual(stored);
      }),
      { numRuns: 50 },
    );
  });
});

describe("a kept design in which an id stands twice", () => {
  it("has the first of them only, so that nothing stands inside itself", () => {
    const page = { ...PAGE, id: "a1", parentId: null, order: "a0" };
    const twin = { ...FRAME, id: "a1", parentId: "a1", order: "a0" };
    const state = createDesignState({ ...emptyDesign(), artboards: [page], nodes: { a1: twin } });
    expect([state.childrenOf(null), state.childrenOf("a1"), state.size]).toEqual([["a1"], [], 1]);
    expect(state.get("a1")).toBe(page);
  });
});

describe("an operation", () => {
  it("that throws half-way has changed nothing", () => {
    const workspace = open();
    const before = snapshot(workspace);
    const half = (draft: Draft) => {
      draft.insert(PAGE, null);
      draft.remove("nowhere");
    };
    expect(() => workspace.run(half, OPTIONS)).toThrow(/no node or artboard with the id nowhere/);
    expect(snapshot(workspace)).toEqual(before);
    expect(workspace.history.undoable).toEqual([]);
  });

  it("that changes nothing leaves no step", () => {
    const workspace = open();
    const { result: id } = workspace.run((draft) => draft.insert(PAGE, null), OPTIONS);
    workspace.run(() => undefined, OPTIONS);
    expect(workspace.history.undoable).toHaveLength(1);
    expect(workspace.state.get(id)?.name).toBe("Page");
  });

  it("cannot put something into itself", () => {
    const workspace = open();
    const { result } = workspace.run((draft) => {
      const page = draft.insert(PAGE, null);
      const outer = draft.insert(FRAME, page);
      return { outer, inner: draft.insert(FRAME, outer) };
    }, OPTIONS);
    expect(() => workspace.run((draft) => draft.move(result.outer, result.inner), OPTIONS)).toThrow(
      OperationError,
    );
  });
});

describe("a mark", () => {
  const named = (workspace: Workspace, id: string, name: string) =>
    workspace.run((draft) => draft.update(id, { name }), OPTIONS);

  it("makes a drag one step, and Escape takes it all back", () => {
    const workspace = open();
    const { result: id } = workspace.run((draft) => draft.insert(PAGE, null), OPTIONS);
    const drag = workspace.history.mark("Move");
    for (const name of ["a", "b", "c"]) named(workspace, id, name);
    drag.squash();
    expect(workspace.history.undoable.map(({ label }) => label)).toEqual(["Test", "Move"]);
    workspace.history.undo();
    expect(workspace.state.get(id)?.name).toBe("Page");
    workspace.history.redo();

    const second = workspace.history.mark("Move");
    for (const name of ["d", "e"]) named(workspace, id, name);
    second.bail();
    expect(workspace.state.get(id)?.name).toBe("c");
    expect(workspace.history.undoable).toHaveLength(2);
  });
});
