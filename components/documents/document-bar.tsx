"use client";

import { Braces, EllipsisVertical, Globe, History, Pencil, Save, Share2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Menu, MenuItem, MenuLink } from "@/components/ui/menu";
import type { PosterState, ResolvedState } from "@/lib/poster/schema/state";
import type { DocumentRole } from "./document-fields";

const ShareDialog = dynamic(() => import("./share-dialog").then((module) => module.ShareDialog));
const RenameDialog = dynamic(() => import("./rename-dialog").then((module) => module.RenameDialog));
const StateDialog = dynamic(() => import("./state-dialog").then((module) => module.StateDialog));
const HistoryDialog = dynamic(() => import("./history-dialog").then((module) => module.HistoryDialog));
const PublishDialog = dynamic(() => import("./publish-dialog").then((module) => module.PublishDialog));

type Open = "share" | "rename" | "state" | "history" | "publish";

const LABEL = "max-sm:sr-only";

/** The line above a document: its name, whether it is saved, and what this person may do with it. */
export function DocumentBar(props: {
  readonly document: {
    readonly id: string;
    readonly name: string;
    readonly kind: "poster";
    readonly role: DocumentRole;
  };
  readonly state: PosterState;
  readonly resolved: ResolvedState;
  /** Whether it is saved, in words. */
  readonly status: string;
  readonly unsaved: boolean;
  readonly saving: boolean;
  readonly onRename: (name: string) => void;
  readonly onChange: (next: { readonly state: PosterState; readonly resolved: ResolvedState }) => void;
  readonly onSave: () => void;
}) {
  const { document, state } = props;
  const [open, setOpen] = useState<Open | null>(null);
  const own = document.role === "owner";
  const mayEdit = own || document.role === "editor";
  const close = () => setOpen(null);

  return (
    <header className="flex flex-wrap items-center gap-2 border-b border-line px-3 py-2 sm:px-6">
      <a href="/documents" className="text-sm text-quiet hover:text-text">
        Documents
      </a>
      <span aria-hidden className="text-quiet">
        /
      </span>
      <p className="min-w-0 truncate text-sm font-medium">{document.name}</p>
      <p role="status" className="text-xs text-quiet">
        {mayEdit ? props.status : "You may look at it; its owner can let you edit."}
      </p>
      <div className="ml-auto flex gap-2">
        {mayEdit && (
          <Button onClick={() => setOpen("state")}>
            <Braces size={16} aria-hidden />
            <span className={LABEL}>Edit JSON</span>
          </Button>
        )}
        {mayEdit && (
          <Button onClick={props.onSave} disabled={!props.unsaved || props.saving}>
            <Save size={16} aria-hidden />
            <span className={LABEL}>Save</span>
          </Button>
        )}
        {own && (
          <Button onClick={() => setOpen("share")}>
            <Share2 size={16} aria-hidden />
            <span className={LABEL}>Share</span>
          </Button>
        )}
        {mayEdit && (
          <Menu
            trigger={
              <Button aria-label="More">
                <EllipsisVertical size={16} aria-hidden />
              </Button>
            }
          >
            {own && (
              <MenuItem icon={<Pencil size={16} aria-hidden />} onSelect={() => setOpen("rename")}>
                Rename
              </MenuItem>
            )}
            {own && (
              <MenuItem icon={<Globe size={16} aria-hidden />} onSelect={() => setOpen("publish")}>
                Publish
              </MenuItem>
            )}
            <MenuItem icon={<History size={16} aria-hidden />} onSelect={() => setOpen("history")}>
              History
            </MenuItem>
            <MenuLink
              icon={<Save size={16} aria-hidden />}
              href={`/api/v1/design/documents/${document.id}/export`}
            >
              Save as a file
            </MenuLink>
          </Menu>
        )}
      </div>
      {open === "share" && <ShareDialog document={document} onClose={close} />}
      {open === "rename" && <RenameDialog document={document} onClose={close} onRenamed={props.onRename} />}
      {open === "state" && <StateDialog state={state} onClose={close} onChange={props.onChange} />}
      {open === "history" && <HistoryDialog documentId={document.id} onClose={close} />}
      {open === "publish" && <PublishDialog name={document.name} state={props.resolved} onClose={close} />}
    </header>
  );
}
