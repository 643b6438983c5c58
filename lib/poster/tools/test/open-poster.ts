import { createPosterWorkspace, type PosterWorkspace } from "../../document/poster-workspace";
import type { PosterState } from "../../schema/state";
import type { PosterSurface } from "../poster-surface";
import { runTool, type ToolOutcome } from "../run-tool";

/** A poster as tools see it, without a browser. */
export interface OpenPoster {
  readonly workspace: PosterWorkspace;
  readonly surface: PosterSurface;
  call(name: string, input: unknown): Promise<ToolOutcome>;
}

const base = { visible: true, locked: false };
const transform = { x: 0, y: 0, width: 1, height: 1, rotation: 0, opacity: 1 };

/** A background, a title that moves, a disc and a group with two lines; the seal is locked. */
export const TEST_POSTER: PosterState = {
  canvas: { aspectRatio: "3:4", backgroundColor: "#f2efe6" },
  layers: [
    {
      ...base,
      id: "ground",
      name: "Ground",
      type: "background",
      transform,
      contentType: "solid",
      solidColor: "#f2efe6",
    },
    {
      ...base,
      id: "disc",
      name: "Disc",
      type: "ellipse",
      transform,
      style: { fill: { type: "solid", color: "#d63a1e" } },
    },
    { ...base, id: "title", name: "Title", type: "text", transform, content: "Late shift", fontSize: 90 },
    {
      ...base,
      id: "list",
      name: "List",
      type: "group",
      transform,
      layoutMode: "column",
      children: [
        { ...base, id: "one", name: "One", type: "text", transform, content: "One" },
        { ...base, id: "two", name: "Two", type: "text", transform, content: "Two" },
      ],
    },
    { ...base, id: "seal", name: "Seal", type: "star", transform, locked: true },
  ],
  effect: { effectId: "dither-bayer-4", enabled: true, dither: { palette: "ink" } },
  postProcesses: [{ id: "grain", type: "grain", enabled: true, settings: {} }],
  madeBy: "a newer version",
};

/** Opens the poster. */
export function openPoster(state: PosterState = TEST_POSTER): OpenPoster {
  const workspace = createPosterWorkspace(state);
  let selection: readonly string[] = [];
  const surface: PosterSurface = {
    get selection() {
      return selection;
    },
    select: (ids) => {
      selection = ids.filter((id) => JSON.stringify(workspace.state).includes(`"id":"${id}"`));
    },
    undo: () => workspace.history.undo(),
    redo: () => workspace.history.redo(),
    searchImages: async () => ({
      total: 1,
      images: [{ url: "/media/dunes.webp", alt: "Dunes" }],
      note: "Close.",
    }),
    searchIcons: async ({ q }) => ({
      query: q,
      library: "all",
      count: 1,
      results: [q],
      items: [{ name: q, library: "lucide", variants: [] }],
      libraries: [],
    }),
    fetchIcon: async ({ name }) => {
      if (name === "gone") throw new Error("No library has it.");
      return `<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor"><path d="M0 0h9"/></svg>`;
    },
  };
  return {
    workspace,
    surface,
    call: (name, input) => runTool({ workspace, surface, origin: "agent" }, name, input),
  };
}
