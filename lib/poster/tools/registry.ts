import { addIcon } from "./add-icon";
import { addLayer } from "./add-layer";
import type { Tool } from "./define-tool";
import { deleteLayers } from "./delete-layers";
import { duplicateLayer } from "./duplicate-layer";
import { getState } from "./get-state";
import { groupLayers } from "./group-layers";
import { listEffects } from "./list-effects";
import { listFonts } from "./list-fonts";
import { listLayers } from "./list-layers";
import { listMaterials } from "./list-materials";
import { listPalettes } from "./list-palettes";
import { listPostProcesses } from "./list-post-processes";
import { listShaders } from "./list-shaders";
import { listTextAnimations } from "./list-text-animations";
import { newPoster } from "./new-poster";
import { redo } from "./redo";
import { reorderLayer } from "./reorder-layer";
import { searchIcons } from "./search-icons";
import { searchImages } from "./search-images";
import { selectLayers } from "./select-layers";
import { setCanvas } from "./set-canvas";
import { setEffect } from "./set-effect";
import { setPostProcesses } from "./set-post-processes";
import { undo } from "./undo";
import { ungroupLayer } from "./ungroup-layer";
import { updateLayer } from "./update-layer";

// Each tool's own types hold between its schema and its run; together they are tools of any input.
const list = [
  getState,
  listLayers,
  setCanvas,
  addLayer,
  updateLayer,
  deleteLayers,
  duplicateLayer,
  reorderLayer,
  groupLayers,
  ungroupLayer,
  setEffect,
  setPostProcesses,
  newPoster,
  listEffects,
  listPostProcesses,
  listShaders,
  listFonts,
  listPalettes,
  listTextAnimations,
  listMaterials,
  searchImages,
  searchIcons,
  addIcon,
  selectLayers,
  undo,
  redo,
] as unknown as readonly Tool[];

const byName = new Map(list.map((tool) => [tool.name, tool]));

/** Every tool of the poster, in the order in which a model should read of them. */
export const posterTools = {
  tools: list,
  get: (name: string): Tool | undefined => byName.get(name),
} as const;
