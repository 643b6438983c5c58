"use client";

import { Button } from "@/components/ui/button";
import { useEditor } from "./editor-context";
import { DESIGN_STARTS, type DesignStart } from "./starts/registry";

/** What an empty canvas offers: three good beginnings, and an agent. */
export function DesignStarts(props: { readonly waiting?: boolean; readonly onHand: () => void }) {
  const { store, edit, canEdit } = useEditor();
  if (store.design.childrenOf(null).length > 0 || !canEdit) return null;
  const begin = async ({ artboard, jsx }: DesignStart) => {
    const made = await edit("create_artboard", artboard);
    if (!made?.success) return;
    await edit("add_section", { parentId: String(made.data.artboardId), jsx });
  };
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center overflow-y-auto p-4">
      <section
        aria-labelledby="starts"
        className="pointer-events-auto grid w-full max-w-sm gap-4 rounded-lg border border-line bg-surface p-5"
      >
        <div className="grid gap-1">
          <h2 id="starts" className="text-base font-medium">
            {props.waiting ? "Ready for your agent" : "Begin a design"}
          </h2>
          <p className="text-quiet">
            {props.waiting
              ? "Its first call draws here. Or begin yourself:"
              : "Hand it to an agent and watch it being drawn, or begin with one of these."}
          </p>
        </div>
        <ul className="border-t border-line">
          {DESIGN_STARTS.map((start) => (
            <li key={start.id} className="border-b border-line">
              <button
                type="button"
                onClick={() => void begin(start)}
                className="block w-full py-2.5 text-left hover:text-accent"
              >
                <span className="flex justify-between font-medium">
                  {start.name} <span aria-hidden>→</span>
                </span>
                <span className="text-quiet">{start.description}</span>
              </button>
            </li>
          ))}
        </ul>
        <Button onClick={props.onHand}>{props.waiting ? "Show the link" : "Hand it to an agent"}</Button>
      </section>
    </div>
  );
}
