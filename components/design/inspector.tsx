"use client";

import { counted } from "@/lib/counted";
import type { DesignRecord } from "@/lib/design/schema/records";
import { useEditor } from "./editor-context";
import { PanelField } from "./panel-field";
import { PickerFields } from "./pickers/picker-fields";
import { labelOf } from "./record-label";

/** The fields of what is selected. */
export function Inspector() {
  const { store } = useEditor();
  const [id, ...others] = store.selection;
  const record = id === undefined ? undefined : store.design.get(id);
  return (
    <aside
      aria-label="Inspector"
      className="min-h-0 overflow-y-auto border-l border-line bg-surface p-3 max-md:hidden md:col-start-3 md:row-span-2 md:row-start-2"
    >
      <h2 className="mb-3 truncate font-medium">
        {others.length > 0
          ? `${others.length + 1} selected`
          : record
            ? labelOf(record)
            : store.design.meta.name}
      </h2>
      {others.length > 0 ? (
        <p className="text-quiet">Select one thing to change its fields.</p>
      ) : record ? (
        <RecordFields key={record.id} record={record} />
      ) : (
        <Nothing />
      )}
    </aside>
  );
}

function Nothing() {
  const { store } = useEditor();
  const artboards = store.design.childrenOf(null).length;
  return (
    <div className="grid gap-2 text-quiet">
      <p>
        {counted(artboards, "artboard")}, {counted(store.design.size - artboards, "node")}.
      </p>
      <p>Click something to select it; double click goes to the innermost, and into text.</p>
    </div>
  );
}

function RecordFields({ record }: { readonly record: DesignRecord }) {
  const { edit, canEdit, view } = useEditor();
  const isArtboard = record.type === "artboard";
  const change = (fields: object) =>
    void (isArtboard
      ? edit("update_artboard", { artboardId: record.id, ...fields })
      : edit("update_node", { nodeId: record.id, ...fields }));
  const className = record.className ?? "";
  const wrong = className
    .split(/\s+/)
    .flatMap((name) => (view?.classProblems.has(name) ? `${name}: ${view.classProblems.get(name)}` : []));
  const text = (key: string) => {
    const value = (record as unknown as Record<string, unknown>)[key];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const field = (key: string, label: string, more: Partial<Parameters<typeof PanelField>[0]> = {}) => (
    <PanelField
      label={label}
      value={text(key)}
      disabled={!canEdit}
      onCommit={(value) => change({ [key]: more.numeric ? Number(value) : value })}
      {...more}
    />
  );
  const kind = record.type;
  const hasWords = kind === "text" || kind === "button" || kind === "link";
  return (
    <div className="grid gap-3">
      {field("name", "Name")}
      {isArtboard && (
        <div className="grid grid-cols-2 gap-2">
          {field("width", "Width, px", { numeric: true })}
          {field("height", "Height, px", { numeric: true })}
          {field("x", "X", { numeric: true })}
          {field("y", "Y", { numeric: true })}
        </div>
      )}
      {isArtboard && field("backgroundColor", "Background", { placeholder: "var(--background)" })}
      {hasWords && field("textContent", "Text", { lines: 3, multiline: true })}
      {(kind === "image" || kind === "video") && field("src", "Address", { lines: 2 })}
      {kind === "image" && field("alt", "What it shows (alt)", { lines: 2 })}
      {kind === "link" && field("href", "Leads to")}
      {kind === "icon" && field("iconName", "Icon")}
      <PickerFields record={record} />
      {kind === "input" && field("label", "Label")}
      {kind === "input" && field("placeholder", "Placeholder")}
      <PanelField
        label="Classes"
        value={className}
        lines={5}
        mono
        disabled={!canEdit}
        note={wrong.join("; ")}
        onCommit={(value) => change({ className: value })}
      />
      <p className="text-xs text-quiet">
        {isArtboard ? "Artboard" : kind} · <span className="font-mono select-all">{record.id}</span>
      </p>
    </div>
  );
}
