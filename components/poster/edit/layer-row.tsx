"use client";

import {
  Box,
  ChevronRight,
  Eye,
  EyeOff,
  Folder,
  GripVertical,
  Image,
  Lock,
  LockOpen,
  type LucideIcon,
  PaintBucket,
  Shapes,
  Type,
  Video,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { usePosterEditor } from "./editor-context";
import type { Row } from "./layers-panel";
import type { DropMark } from "./use-layer-drag";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  text: Type,
  image: Image,
  video: Video,
  "3d": Box,
  background: PaintBucket,
  group: Folder,
};

const INDENT_REM = 0.75;
const SMALL_BUTTON =
  "grid size-6 shrink-0 place-items-center rounded text-quiet hover:text-text pointer-coarse:size-11";

const MARKS: Readonly<Record<DropMark, string>> = {
  above: "before:absolute before:inset-x-1 before:top-0 before:h-0.5 before:bg-accent",
  below: "before:absolute before:inset-x-1 before:bottom-0 before:h-0.5 before:bg-accent",
  inside: "outline-2 -outline-offset-2 outline-accent",
};

/** One row of the layers. Its small buttons are for pointers; keys do the same on the row itself. */
export function LayerRow(props: {
  readonly row: Row;
  readonly isTabStop: boolean;
  readonly renaming: boolean;
  readonly drop: DropMark | null;
  readonly onGrip: (event: React.PointerEvent) => void;
  readonly onRenaming: (on: boolean) => void;
  readonly onFlip: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: React.KeyboardEvent) => void;
}) {
  const { row, onRenaming } = props;
  const { store, edit } = usePosterEditor();
  const { id, layer, open } = row;
  const element = useRef<HTMLDivElement>(null);
  const selected = store.selection.includes(id);
  useEffect(() => {
    if (selected) element.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  const [hidden, locked] = [layer.visible === false, layer.locked === true];
  const type = String(layer.type);
  const label = String(layer.name || id);
  const Icon = ICONS[type] ?? Shapes;
  return (
    <div
      ref={element}
      role="treeitem"
      data-layer={id}
      aria-label={`${label}, ${type}${hidden ? ", hidden" : ""}${locked ? ", locked" : ""}`}
      aria-level={row.level}
      aria-posinset={row.siblings - row.index}
      aria-setsize={row.siblings}
      aria-selected={selected}
      aria-expanded={open ?? undefined}
      aria-keyshortcuts="F2 h l d Delete Alt+ArrowUp Alt+ArrowDown"
      tabIndex={props.isTabStop ? 0 : -1}
      onFocus={props.onFocus}
      onKeyDown={props.renaming ? undefined : props.onKeyDown}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey)
          store.select(selected ? store.selection.filter((each) => each !== id) : [...store.selection, id]);
        else store.select([id]);
      }}
      onDoubleClick={() => onRenaming(true)}
      className={`group relative flex h-8 cursor-default items-center gap-1 pr-1.5 select-none focus-visible:-outline-offset-2 aria-selected:bg-ground pointer-coarse:h-11 ${props.drop ? MARKS[props.drop] : ""} ${selected ? "font-medium" : ""}`}
      style={{ paddingLeft: `${(row.level - 1) * INDENT_REM}rem` }}
    >
      <span
        aria-hidden
        data-grip
        className="grid h-full w-5 shrink-0 cursor-grab touch-none place-items-center text-quiet opacity-0 group-hover:opacity-100 pointer-coarse:w-8 pointer-coarse:opacity-100"
        onPointerDown={props.onGrip}
      >
        <GripVertical size={14} />
      </span>
      {open === null ? (
        <Icon size={14} aria-hidden className="shrink-0 text-quiet" />
      ) : (
        <button
          type="button"
          tabIndex={-1}
          aria-hidden
          className="grid h-6 w-3.5 shrink-0 place-items-center pointer-coarse:h-11 pointer-coarse:w-8"
          onClick={(event) => {
            event.stopPropagation();
            props.onFlip();
          }}
        >
          <ChevronRight size={14} className={open ? "rotate-90" : ""} />
        </button>
      )}
      {props.renaming ? (
        <NameInput
          name={label}
          onDone={(name) => {
            if (name !== null && name !== label) void edit("update_layer", { layerId: id, name });
            onRenaming(false);
          }}
        />
      ) : (
        <span className={`min-w-0 grow truncate pl-1 ${hidden ? "text-quiet line-through" : ""}`}>
          {label}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        title={locked ? "Unlock" : "Lock"}
        className={`${SMALL_BUTTON} ${locked ? "" : "opacity-0 group-hover:opacity-100 pointer-coarse:opacity-60"}`}
        onClick={(event) => {
          event.stopPropagation();
          void edit("update_layer", { layerId: id, locked: !locked });
        }}
      >
        {locked ? <Lock size={14} /> : <LockOpen size={14} />}
      </button>
      <button
        type="button"
        tabIndex={-1}
        aria-hidden
        title={hidden ? "Show" : "Hide"}
        className={`${SMALL_BUTTON} ${hidden ? "" : "opacity-0 group-hover:opacity-100 pointer-coarse:opacity-60"}`}
        onClick={(event) => {
          event.stopPropagation();
          void edit("update_layer", { layerId: id, visible: hidden });
        }}
      >
        {hidden ? <EyeOff size={14} /> : <Eye size={14} />}
      </button>
    </div>
  );
}

function NameInput({
  name,
  onDone,
}: {
  readonly name: string;
  readonly onDone: (name: string | null) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  return (
    <input
      ref={input}
      aria-label="Name of the layer"
      defaultValue={name}
      maxLength={500}
      className="h-6 min-w-0 grow rounded border border-quiet bg-surface px-1 pointer-coarse:h-9"
      onClick={(event) => event.stopPropagation()}
      onBlur={(event) => onDone(event.target.value.trim() || null)}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Enter") event.currentTarget.blur();
        if (event.key !== "Escape") return;
        event.currentTarget.value = name;
        event.currentTarget.blur();
      }}
    />
  );
}
