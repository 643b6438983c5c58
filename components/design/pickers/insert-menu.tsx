"use client";

import { Image, Plus, Shapes } from "lucide-react";
import { Menu, MenuItem } from "@/components/ui/menu";
import { useEditor } from "../editor-context";
import { usePickers } from "./picker-context";

/** What may be put into the design from here. */
export function InsertMenu({ className }: { readonly className: string }) {
  const { canEdit } = useEditor();
  const open = usePickers();
  return (
    <Menu
      trigger={
        <button type="button" className={className} disabled={!canEdit} aria-label="Insert" title="Insert">
          <Plus size={16} aria-hidden />
        </button>
      }
    >
      <MenuItem
        icon={<Shapes size={16} aria-hidden />}
        onSelect={() => open({ kind: "icon", use: "insert" })}
      >
        Icon <Keys>I</Keys>
      </MenuItem>
      <MenuItem
        icon={<Image size={16} aria-hidden />}
        onSelect={() => open({ kind: "image", use: "insert" })}
      >
        Picture <Keys>Shift K</Keys>
      </MenuItem>
    </Menu>
  );
}

/** Keys that do the same, with the key for commands. */
function Keys({ children }: { readonly children: string }) {
  const command = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘" : "Ctrl";
  return (
    <kbd className="ml-auto pl-6 font-sans text-xs text-quiet">
      {command} {children}
    </kbd>
  );
}
