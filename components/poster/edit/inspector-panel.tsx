"use client";

import { X } from "lucide-react";
import { Tabs } from "radix-ui";
import { useEffect, useState } from "react";
import { ICON_BUTTON } from "@/components/ui/button-class";
import { findLayer } from "@/lib/poster/document/layer-tree";
import { CanvasSection } from "./canvas-section";
import { usePosterEditor } from "./editor-context";
import { EffectSection } from "./effect-section";
import { LayerFields } from "./layer-fields";
import { panelPlace } from "./panel-place";
import { PassesSection } from "./passes-section";

type Tab = "layer" | "poster";

const TRIGGER =
  "h-9 border-b-2 border-transparent px-3 text-quiet hover:text-text data-[state=active]:border-text data-[state=active]:text-text disabled:opacity-60 disabled:hover:text-quiet pointer-coarse:h-11";

/** The fields of the selected layer, and those of the poster as a whole. */
export function InspectorPanel() {
  const { store, sheet, show } = usePosterEditor();
  const [id, ...others] = store.selection;
  const layer = id === undefined ? undefined : findLayer(store.state, id)?.layer;
  const [tab, setTab] = useState<Tab>(layer ? "layer" : "poster");
  // Whoever selects a layer wants its fields.
  useEffect(() => setTab(id === undefined ? "poster" : "layer"), [id]);
  return (
    <aside aria-label="Settings" className={panelPlace("right", sheet === "inspector")}>
      <Tabs.Root
        value={tab}
        onValueChange={(next) => setTab(next === "layer" ? "layer" : "poster")}
        className="flex min-h-0 grow flex-col"
      >
        <div className="flex items-center justify-between border-b border-line pr-2">
          <Tabs.List aria-label="Settings of" className="flex">
            <Tabs.Trigger value="layer" disabled={!layer} className={TRIGGER}>
              Layer
            </Tabs.Trigger>
            <Tabs.Trigger value="poster" className={TRIGGER}>
              Poster
            </Tabs.Trigger>
          </Tabs.List>
          <button
            type="button"
            aria-label="Close"
            className={`${ICON_BUTTON} md:hidden`}
            onClick={() => show(null)}
          >
            <X size={16} aria-hidden />
          </button>
        </div>
        <Tabs.Content value="layer" tabIndex={-1} className="min-h-0 grow overflow-y-auto p-3">
          {others.length > 0 ? (
            <p className="text-quiet">
              {others.length + 1} layers are selected. Select one to change its fields.
            </p>
          ) : (
            layer && <LayerFields key={id} layer={layer} />
          )}
        </Tabs.Content>
        <Tabs.Content value="poster" tabIndex={-1} className="min-h-0 grow overflow-y-auto p-3">
          <div className="grid gap-5">
            <CanvasSection />
            <EffectSection />
            <PassesSection />
          </div>
        </Tabs.Content>
      </Tabs.Root>
    </aside>
  );
}
