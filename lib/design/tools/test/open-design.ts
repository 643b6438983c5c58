import { emptyDesign } from "../../document/design-document";
import { createDesignState } from "../../document/design-state";
import { createHistory } from "../../history";
import { createWorkspace, type Workspace } from "../../run";
import type { DesignSurface, DrawnNode, Viewport } from "../design-surface";
import { runTool, type ToolOutcome } from "../run-tool";

/** A design with one page on it, as tools see it, without a browser. */
export interface OpenDesign {
  readonly workspace: Workspace;
  readonly surface: DesignSurface;
  /** Ids by name: page, hero, title, lead, buttons, first, second, card. */
  readonly ids: Readonly<Record<string, string>>;
  call(name: string, input: unknown): Promise<ToolOutcome>;
  /** Everything of the design, as plain data. */
  snapshot(): unknown;
}

const PAGE = `
<section data-name="hero" className="flex flex-col gap-4 p-8">
  <h1 data-name="title" className="text-5xl font-bold">Posters that live</h1>
  <p data-name="lead" className="text-lg">Made from data, kept in a link.</p>
  <div data-name="buttons" className="flex gap-2">
    <button data-name="first" className="px-4">Start</button>
    <button data-name="second" className="px-4">Read on</button>
  </div>
  <img data-name="picture" src="/media/a.jpg" alt="A poster" />
</section>`;

/** How things are drawn where a test does not say otherwise: readable, and large enough to press. */
const DRAWN: DrawnNode = {
  box: { x: 0, y: 0, width: 200, height: 60 },
  display: "flex",
  color: "rgb(20, 20, 20)",
  background: "rgb(255, 255, 255)",
  fontSizePx: 16,
  fontWeight: 400,
};

/** What differs from the usual surface of a test. */
export interface SurfaceChanges {
  /** What is drawn otherwise, by the name of the node; null is not drawn. */
  readonly drawn?: Readonly<Record<string, Partial<DrawnNode> | null>>;
  readonly capture?: DesignSurface["capture"];
  readonly searchImages?: DesignSurface["searchImages"];
  readonly searchIcons?: DesignSurface["searchIcons"];
  /** Markup on the page, instead of the usual one. */
  readonly markup?: string;
  readonly width?: number;
}

/** Makes the design. */
export async function openDesign(changes: SurfaceChanges = {}): Promise<OpenDesign> {
  let serial = 0;
  const state = createDesignState(emptyDesign("Test"));
  const history = createHistory(state);
  const workspace = createWorkspace(state, history, () => `n${++serial}`);
  let selection: readonly string[] = [];
  let viewport: Viewport = { x: 0, y: 0, zoom: 1 };
  const surface: DesignSurface = {
    get design() {
      return state;
    },
    get selection() {
      return selection;
    },
    select: (ids) => {
      selection = ids;
    },
    get viewport() {
      return viewport;
    },
    setViewport: (next) => {
      viewport = next;
    },
    zoomTo: (box) => {
      viewport = { x: box?.x ?? 0, y: box?.y ?? 0, zoom: 0.5 };
    },
    undo: () => history.undo(),
    redo: () => history.redo(),
    drawn(id) {
      const record = state.get(id);
      const change = changes.drawn?.[record?.name ?? ""];
      return record && change !== null ? { ...DRAWN, ...change } : null;
    },
    capture:
      changes.capture ??
      ((id, { format, scale }) =>
        Promise.resolve({
          dataUrl: `data:image/${format};base64,${btoa(id)}`,
          width: DRAWN.box.width * scale,
          height: DRAWN.box.height * scale,
        })),
    searchImages:
      changes.searchImages ??
      (({ query = "" }) => Promise.resolve({ total: 1, images: [{ id: query, url: "/media/a.jpg" }] })),
    searchIcons:
      changes.searchIcons ??
      (({ q, library = "all" }) =>
        Promise.resolve({
          query: q,
          library,
          count: 1,
          results: [q],
          items: [{ name: q, library: "lucide", variants: ["regular"] }],
          libraries: [],
        })),
    changesSince: (version) => (version < 1 ? null : { added: [], changed: [], removed: [] }),
  };
  const call = (name: string, input: unknown) =>
    runTool({ workspace, surface, origin: "agent" }, name, input);
  const made = await call("create_artboard", { name: "Page", width: changes.width ?? 1200, height: 800 });
  if (!made.success) throw new Error(made.error);
  const page = String(made.data.artboardId);
  const added = await call("add_section", { parentId: page, jsx: changes.markup ?? PAGE });
  if (!added.success) throw new Error(added.error);
  const named = Object.values(state.toStored().nodes).map((node) => [String(node.name), node.id]);
  return {
    workspace,
    surface,
    ids: { page, ...Object.fromEntries(named) },
    call,
    snapshot: () => JSON.parse(JSON.stringify(state.toStored())),
  };
}
