import { createContext, useContext } from "react";
import { useRevision } from "@/components/ui/use-revision";
import type { PlacedLayer } from "@/lib/poster/layout/arrange";
import type { PosterStore } from "@/lib/poster/store/poster-store";
import type { ToolOutcome } from "@/lib/poster/tools/run-tool";

/** What a picker is opened for: a new layer, or another icon or picture for one that there is. */
export type PickerWish =
  | { readonly kind: "icon" | "image"; readonly use: "insert" }
  | { readonly kind: "icon" | "image" | "background"; readonly use: "replace"; readonly id: string };

/** A panel that is a sheet on phones, where one is open at a time; the assistant is opened everywhere. */
export type SheetName = "layers" | "inspector" | "assistant";

/** What the parts of the poster editor share. */
export interface PosterEditor {
  readonly store: PosterStore;
  /** Runs a tool for the person. Says why when it cannot be done. */
  edit(tool: string, input: object): Promise<ToolOutcome>;
  /** The same on the way, as while something is dragged: all until {@link settle} is one step with that label. */
  live(label: string, tool: string, input: object): void;
  settle(): void;
  /** Takes everything back since the first {@link live}. */
  bail(): void;
  /** Where the layers stand that are drawn now. */
  placed(): readonly PlacedLayer[];
  readonly sheet: SheetName | null;
  show(sheet: SheetName | null): void;
  readonly wish: PickerWish | null;
  pick(wish: PickerWish | null): void;
}

/** The editor around a component; null while the poster is only looked at. */
export const PosterEditorContext = createContext<PosterEditor | null>(null);

/** The editor that a component is part of; it is drawn again whenever poster, history or selection change. */
export function usePosterEditor(): PosterEditor {
  const editor = useContext(PosterEditorContext);
  if (!editor) throw new Error("this component stands inside the poster editor only");
  useRevision(editor.store);
  return editor;
}
