import { createContext, useContext } from "react";
import { useRevision } from "@/components/ui/use-revision";
import type { DesignStore } from "@/lib/design/store/design-store";
import type { ToolOutcome } from "@/lib/design/tools/run-tool";
import type { DesignView } from "./canvas/design-view";

/** What the parts of the editor share. */
export interface Editor {
  readonly store: DesignStore;
  /** Whether this person may change the design on this page. */
  readonly canEdit: boolean;
  /** The canvas, once it is there. */
  readonly view: DesignView | null;
  /** Runs a tool for the person. Says why when it cannot be done. */
  edit(tool: string, input: object): Promise<ToolOutcome | null>;
}

/** What a person is told who tries to change a design that this page only shows. */
export const SHOWS_ONLY = "This page only shows the design. Choose “Edit here” to change it.";

/** The editor around a component. */
export const EditorContext = createContext<Editor | null>(null);

/** The editor that a component is part of; it is drawn again whenever design, history or selection change. */
export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error("this component stands inside the design editor only");
  useRevision(editor.store);
  return editor;
}
