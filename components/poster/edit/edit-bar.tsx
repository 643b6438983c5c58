"use client";

import {
  Box,
  Check,
  Circle,
  Hexagon,
  Image,
  Layers,
  type LucideIcon,
  Minus,
  PaintBucket,
  Plus,
  Shapes,
  SlidersHorizontal,
  Sparkles,
  Square,
  Star,
  Type,
} from "lucide-react";
import { PANEL_BUTTON } from "@/components/inspector/panel-class";
import { ICON_BUTTON } from "@/components/ui/button-class";
import { type Direction, HistoryButtons, sayTakenBack } from "@/components/ui/history-buttons";
import { Menu, MenuItem } from "@/components/ui/menu";
import { ASSISTANT_TOGGLE } from "./assistant-aside";
import { type PosterEditor, usePosterEditor } from "./editor-context";
import { type NewKind, newLayerInput } from "./new-layers";
import { PosterPickers } from "./poster-pickers";
import { useEditKeys } from "./use-edit-keys";

const KINDS: readonly { readonly kind: NewKind; readonly name: string; readonly Icon: LucideIcon }[] = [
  { kind: "text", name: "Text", Icon: Type },
  { kind: "rectangle", name: "Rectangle", Icon: Square },
  { kind: "ellipse", name: "Ellipse", Icon: Circle },
  { kind: "polygon", name: "Polygon", Icon: Hexagon },
  { kind: "star", name: "Star", Icon: Star },
  { kind: "line", name: "Line", Icon: Minus },
  { kind: "3d", name: "3D object", Icon: Box },
  { kind: "background", name: "Background", Icon: PaintBucket },
];

/** The line of tools above a poster that is edited. */
export function EditBar(props: {
  /** Whether and where what is seen is kept. */
  readonly status: string;
  readonly onDone: () => void;
}) {
  const editor = usePosterEditor();
  const { store, sheet, show } = editor;
  const { history } = store.workspace;
  const [last, next] = [history.undoable.at(-1), history.redoable.at(-1)];
  useEditKeys(editor);
  // Another background would take the place of the one there is.
  const hasGround = store.state.layers[0]?.type === "background";
  const kinds = KINDS.filter(({ kind }) => kind !== "background" || !hasGround);
  return (
    <div
      role="toolbar"
      aria-label="Editing"
      className="flex min-w-0 items-center gap-1 border-b border-line bg-surface px-2 py-1 text-[0.8125rem]"
    >
      <Menu
        trigger={
          <button type="button" className={PANEL_BUTTON}>
            <Plus size={14} aria-hidden /> Add
          </button>
        }
      >
        {kinds.map(({ kind, name, Icon }) => (
          <MenuItem
            key={kind}
            icon={<Icon size={16} aria-hidden />}
            onSelect={() => void addLayer(editor, kind)}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem
          icon={<Image size={16} aria-hidden />}
          onSelect={() => editor.pick({ kind: "image", use: "insert" })}
        >
          Picture…
        </MenuItem>
        <MenuItem
          icon={<Shapes size={16} aria-hidden />}
          onSelect={() => editor.pick({ kind: "icon", use: "insert" })}
        >
          Icon…
        </MenuItem>
      </Menu>
      <HistoryButtons
        last={last}
        next={next}
        className={ICON_BUTTON}
        onGo={(direction) => takeBack(editor, direction)}
      />
      <p role="status" className="min-w-0 truncate px-1 text-xs text-quiet">
        {props.status}
      </p>
      <div className="ml-auto flex items-center gap-1">
        <button
          type="button"
          className={`${ICON_BUTTON} md:hidden`}
          aria-label="Layers"
          aria-expanded={sheet === "layers"}
          onClick={() => show(sheet === "layers" ? null : "layers")}
        >
          <Layers size={16} aria-hidden />
        </button>
        <button
          type="button"
          className={`${ICON_BUTTON} md:hidden`}
          aria-label="Settings"
          aria-expanded={sheet === "inspector"}
          onClick={() => show(sheet === "inspector" ? null : "inspector")}
        >
          <SlidersHorizontal size={16} aria-hidden />
        </button>
        <button
          id={ASSISTANT_TOGGLE}
          type="button"
          className={ICON_BUTTON}
          aria-label="Assistant"
          title="Assistant"
          aria-expanded={sheet === "assistant"}
          onClick={() => show(sheet === "assistant" ? null : "assistant")}
        >
          <Sparkles size={16} aria-hidden />
        </button>
        <button type="button" className={PANEL_BUTTON} onClick={props.onDone}>
          <Check size={14} aria-hidden /> Done
        </button>
      </div>
      <PosterPickers />
    </div>
  );
}

async function addLayer({ store, edit }: PosterEditor, kind: NewKind): Promise<void> {
  const made = await edit("add_layer", newLayerInput(store.state, kind));
  if (made.success) store.select([String(made.data.layerId)]);
}

/** Undoes or does again; says whose it was when it was not the person's, and when there is nothing. */
export function takeBack({ store, settle }: PosterEditor, direction: Direction): void {
  settle();
  sayTakenBack(direction === "undo" ? store.undo() : store.redo(), direction);
}
