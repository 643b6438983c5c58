"use client";

import {
  ChevronRight,
  Eye,
  EyeOff,
  Image,
  Link2,
  Lock,
  LockOpen,
  type LucideIcon,
  MousePointerClick,
  PanelTop,
  Shapes,
  Sparkles,
  Square,
  Star,
  TextCursorInput,
  Type,
  Video,
} from "lucide-react";
import { useEffect, useRef } from "react";
import { useEditor } from "./editor-context";
import { isHidden, isLocked, type Layer } from "./layers-panel";
import { labelOf } from "./record-label";

const ICONS: Readonly<Record<string, LucideIcon>> = {
  artboard: PanelTop,
  frame: Square,
  text: Type,
  image: Image,
  button: MousePointerClick,
  link: Link2,
  icon: Star,
  input: TextCursorInput,
  video: Video,
  shader: Sparkles,
  component: Shapes,
};

const INDENT_REM = 0.75;
const SMALL_BUTTON =
  "grid size-6 shrink-0 place-items-center rounded text-quiet hover:text-text pointer-coarse:size-11";

/** One row of the layers panel. */
export function LayerRow(props: {
  readonly layer: Layer;
  readonly isTabStop: boolean;
  readonly renaming: boolean;
  readonly onRenaming: (on: boolean) => void;
  readonly onFlip: () => void;
  readonly onFocus: () => void;
  readonly onKeyDown: (event: React.KeyboardEvent) => void;
}) {
  const { layer, onRenaming } = props;
  const { store, edit, canEdit, view } = useEditor();
  const { id } = layer;
  const record = store.design.get(id);
  const selected = store.selection.includes(id);
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (selected) row.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);
  if (!record) return null;
  const isArtboard = record.type === "artboard";
  const label = labelOf(record);
  const [hidden, locked] = [isHidden(record), isLocked(record)];
  const Icon = ICONS[record.type] ?? Square;
  const rename = (name: string) => {
    if (name && name !== label)
      void (isArtboard
        ? edit("update_artboard", { artboardId: id, name })
        : edit("update_node", { nodeId: id, name }));
    onRenaming(false);
  };
  return (
    <div
      ref={row}
      role="treeitem"
      data-layer={id}
      aria-label={`${label}, ${record.type}${hidden ? ", hidden" : ""}${locked ? ", locked" : ""}`}
      aria-level={layer.level}
      aria-posinset={layer.position}
      aria-setsize={layer.siblings}
      aria-selected={selected}
      aria-expanded={layer.open ?? undefined}
      aria-keyshortcuts="F2 h l"
      tabIndex={props.isTabStop ? 0 : -1}
      onFocus={props.onFocus}
      onKeyDown={props.renaming ? undefined : props.onKeyDown}
      onClick={(event) => {
        if (event.shiftKey || event.ctrlKey || event.metaKey)
          store.select(selected ? store.selection.filter((each) => each !== id) : [...store.selection, id]);
        else store.select([id]);
      }}
      onDoubleClick={() => canEdit && onRenaming(true)}
      onPointerEnter={() => view?.setHover(id)}
      onPointerLeave={() => view?.setHover(null)}
      className="group flex h-7 cursor-default items-center gap-1 pr-1 outline-offset-[-2px] hover:bg-ground aria-selected:bg-ground aria-selected:shadow-[inset_2px_0_var(--accent)] pointer-coarse:h-11"
      style={{ paddingLeft: `${(layer.level - 1) * INDENT_REM + 0.25}rem` }}
    >
      <button
        type="button"
        tabIndex={-1}
        aria-label={layer.open ? `Close ${label}` : `Open ${label}`}
        onClick={(event) => {
          event.stopPropagation();
          props.onFlip();
        }}
        className={`grid size-6 shrink-0 place-items-center text-quiet ${layer.open === null ? "invisible" : ""}`}
      >
        <ChevronRight size={12} aria-hidden className={layer.open ? "rotate-90" : ""} />
      </button>
      <Icon size={13} aria-hidden className="shrink-0 text-quiet" />
      {props.renaming ? (
        <input
          aria-label={`Name of ${label}`}
          defaultValue={label}
          ref={(field) => field?.select()}
          onBlur={(event) => rename(event.target.value.trim())}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.key === "Enter") rename(event.currentTarget.value.trim());
            if (event.key === "Escape") onRenaming(false);
          }}
          className="h-6 min-w-0 grow rounded border border-quiet bg-surface px-1"
        />
      ) : (
        <span className={`min-w-0 grow truncate pl-1 ${hidden ? "text-quiet line-through" : ""}`}>
          {label}
        </span>
      )}
      {!isArtboard && canEdit && (
        <>
          <button
            type="button"
            tabIndex={-1}
            aria-label={locked ? `Unlock ${label}` : `Lock ${label}`}
            onClick={(event) => {
              event.stopPropagation();
              void edit("update_node", { nodeId: id, locked: !locked });
            }}
            className={`${SMALL_BUTTON} ${locked ? "" : "opacity-0 group-hover:opacity-100 group-focus-within:opacity-100"}`}
          >
            {locked ? <Lock size={13} aria-hidden /> : <LockOpen size={13} aria-hidden />}
          </button>
          <button
            type="button"
            tabIndex={-1}
            aria-label={hidden ? `Show ${label}` : `Hide ${label}`}
            onClick={(event) => {
              event.stopPropagation();
              void edit("set_visibility", { nodeIds: [id], visible: hidden });
            }}
            className={`${SMALL_BUTTON} ${hidden ? "" : "opacity-0 group-hover:opacity-100 group-focus-within:opacity-100"}`}
          >
            {hidden ? <EyeOff size={13} aria-hidden /> : <Eye size={13} aria-hidden />}
          </button>
        </>
      )}
    </div>
  );
}
