import { addNode } from "./add-node";
import { addSection } from "./add-section";
import { alignNodes } from "./align-nodes";
import { applyAnimationPlan } from "./apply-animation-plan";
import { auditDesign } from "./audit-design";
import { batchUpdate } from "./batch-update";
import { clearAnimations } from "./clear-animations";
import { createArtboard } from "./create-artboard";
import { createComponent } from "./create-component";
import type { Tool } from "./define-tool";
import { deleteArtboard } from "./delete-artboard";
import { deleteNodes } from "./delete-nodes";
import { deselectAll } from "./deselect-all";
import { distributeNodes } from "./distribute-nodes";
import { duplicateArtboard } from "./duplicate-artboard";
import { duplicateNode } from "./duplicate-node";
import { exportImage } from "./export-image";
import { findNodes } from "./find-nodes";
import { getChanges } from "./get-changes";
import { getDocument } from "./get-document";
import { getNodeTree } from "./get-node-tree";
import { getScreenshot } from "./get-screenshot";
import { getSelection } from "./get-selection";
import { getTheme } from "./get-theme";
import { groupNodes } from "./group-nodes";
import { listAnimationPresets } from "./list-animation-presets";
import { listArtboards } from "./list-artboards";
import { moveArtboard } from "./move-artboard";
import { moveNode } from "./move-node";
import { newDocument } from "./new-document";
import { redo } from "./redo";
import { renameDocument } from "./rename-document";
import { reorderNode } from "./reorder-node";
import { repairDesign } from "./repair-design";
import { replaceSection } from "./replace-section";
import { resetTheme } from "./reset-theme";
import { searchIcons } from "./search-icons";
import { searchImages } from "./search-images";
import { selectNodes } from "./select-nodes";
import { setFill } from "./set-fill";
import { setResponsive } from "./set-responsive";
import { setTheme } from "./set-theme";
import { setThemeMode } from "./set-theme-mode";
import { setViewport } from "./set-viewport";
import { setVisibility } from "./set-visibility";
import { undo } from "./undo";
import { ungroupNode } from "./ungroup-node";
import { updateArtboard } from "./update-artboard";
import { updateClass } from "./update-class";
import { updateNode } from "./update-node";
import { zoomToArtboard } from "./zoom-to-artboard";
import { zoomToFit } from "./zoom-to-fit";

// Each tool's own types hold between its schema and its run; together they are tools of any input.
const list = [
  getDocument,
  listArtboards,
  getNodeTree,
  findNodes,
  getSelection,
  getChanges,
  getScreenshot,
  searchImages,
  searchIcons,
  createArtboard,
  addSection,
  addNode,
  updateNode,
  updateClass,
  setResponsive,
  updateArtboard,
  batchUpdate,
  replaceSection,
  moveNode,
  duplicateNode,
  duplicateArtboard,
  groupNodes,
  ungroupNode,
  reorderNode,
  setVisibility,
  deleteNodes,
  deleteArtboard,
  moveArtboard,
  alignNodes,
  distributeNodes,
  setFill,
  createComponent,
  renameDocument,
  newDocument,
  getTheme,
  setTheme,
  setThemeMode,
  resetTheme,
  listAnimationPresets,
  applyAnimationPlan,
  clearAnimations,
  auditDesign,
  repairDesign,
  exportImage,
  selectNodes,
  deselectAll,
  zoomToArtboard,
  zoomToFit,
  setViewport,
  undo,
  redo,
] as unknown as readonly Tool[];

const byName = new Map(list.map((tool) => [tool.name, tool]));

/** Every tool of the design, in the order in which a model should read of them. */
export const designTools = {
  tools: list,
  /** The tool of that name, without the prefix. */
  get: (name: string): Tool | undefined => byName.get(name),
} as const;
