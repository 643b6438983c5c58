/** What the canvas's own test page runs in the browser: a design without an editor, and a window to it. */
import { createDesignView, type DesignView } from "@/components/design/canvas/design-view";
import { emptyDesign, type StoredDesign } from "@/lib/design/document/design-document";
import { createDesignState } from "@/lib/design/document/design-state";
import { type DesignDiff, invertDiff } from "@/lib/design/document/diff";
import { createHistory } from "@/lib/design/history";
import { createWorkspace, type Workspace } from "@/lib/design/run";
import type { DesignSurface } from "@/lib/design/tools/design-surface";
import { runTool } from "@/lib/design/tools/run-tool";

/** What tests see of the page. */
export interface CanvasPage {
  readonly view: DesignView;
  readonly workspace: Workspace;
  /** Runs a tool and draws what it changed. @throws Error with the tool's message. */
  call(name: string, input: unknown): Promise<Record<string, unknown>>;
  /** Makes an artboard, as create_artboard takes it, with markup on it. */
  drawPage(
    artboard: object,
    jsx: string,
  ): Promise<{ readonly artboardId: string; readonly nodeIds: readonly string[] }>;
  undo(): void;
  redo(): void;
  /** The element that draws a node or artboard, found by its id. */
  element(id: string): HTMLElement;
  /** Id of the first node of a name. */
  named(name: string): string;
  /** What is drawn of each artboard, as text; attributes are in the order of their names. */
  html(): string[];
  /** Each artboard as a page of its own, with the same stylesheet. */
  pages(): string[];
  /** A value of the computed style of a node. */
  style(id: string, property: string): string;
}

declare global {
  interface Window {
    openCanvas(design?: StoredDesign): Promise<CanvasPage>;
    canvas: CanvasPage;
  }
  /** The one that is open. */
  const canvas: CanvasPage;
}

window.openCanvas = async (design = emptyDesign("Test")) => {
  let serial = 0;
  const state = createDesignState(design);
  const history = createHistory(state);
  const workspace = createWorkspace(state, history, () => `n${++serial}`);
  const host = document.createElement("div");
  host.style.cssText = "position:absolute;inset:0;overflow:hidden";
  document.body.replaceChildren(host);
  const view = createDesignView(host, workspace);
  const surface = { design: state } as unknown as DesignSurface;
  const draw = (diff: DesignDiff | undefined) => {
    if (diff) view.update(diff);
  };
  const drawing = { ...workspace, state, history, run: workspace.run } as Workspace;
  const watched: Workspace = {
    ...drawing,
    run(operation, options) {
      const ran = drawing.run(operation, options);
      draw(ran.diff);
      return ran;
    },
  };
  await view.styled;
  window.canvas = {
    view,
    workspace,
    async call(name, input) {
      const outcome = await runTool({ workspace: watched, surface, origin: "agent" }, name, input);
      if (!outcome.success) throw new Error(outcome.error);
      return outcome.data;
    },
    async drawPage(artboard, jsx) {
      const artboardId = String((await this.call("create_artboard", artboard)).artboardId);
      const { nodeIds } = await this.call("add_section", { parentId: artboardId, jsx });
      return { artboardId, nodeIds: nodeIds as string[] };
    },
    undo() {
      const step = history.undo();
      if (step) view.update(invertDiff(step.diff));
    },
    redo: () => draw(history.redo()?.diff),
    element(id) {
      for (const outer of host.querySelectorAll("*")) {
        const found = outer.shadowRoot?.querySelector<HTMLElement>(`[data-id="${id}"]`);
        if (found) return found;
      }
      throw new Error(`${id} is not drawn`);
    },
    named(name) {
      const found = Object.values(state.toStored().nodes).find((node) => node.name === name);
      if (!found) throw new Error(`nothing is called ${name}`);
      return found.id;
    },
    pages: () =>
      state.childrenOf(null).map((id) => {
        const page = window.canvas.element(id).parentElement;
        const root = page?.getRootNode() as ShadowRoot;
        const css = root.adoptedStyleSheets.flatMap((sheet) =>
          [...sheet.cssRules].map((rule) => rule.cssText),
        );
        return `<!doctype html><style>${css.join("\n")}</style>${page?.outerHTML}`;
      }),
    html: () => state.childrenOf(null).map((id) => printElement(window.canvas.element(id))),
    style: (id, property) => getComputedStyle(window.canvas.element(id)).getPropertyValue(property),
  };
  return window.canvas;
};

function printElement(element: Element): string {
  const attributes = element
    .getAttributeNames()
    .toSorted()
    .map((name) => ` ${name}="${element.getAttribute(name)}"`);
  const inside = [...element.childNodes].map((node) =>
    node instanceof Element ? printElement(node) : node.textContent,
  );
  return `<${element.localName}${attributes.join("")}>${inside.join("")}</${element.localName}>`;
}
