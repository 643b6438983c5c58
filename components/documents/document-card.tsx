"use client";

import { Copy, Download, EllipsisVertical, Pencil, RotateCcw, Share2, Trash2 } from "lucide-react";
import dynamic from "next/dynamic";
import { useState } from "react";
import { toast } from "sonner";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Menu, MenuItem, MenuLink } from "@/components/ui/menu";
import { askApi, sentenceOf } from "./ask-api";
import { type DocumentSummary, pathOfDocument } from "./document-fields";
import { RelativeTime } from "./relative-time";

const ShareDialog = dynamic(() => import("./share-dialog").then((module) => module.ShareDialog));
const RenameDialog = dynamic(() => import("./rename-dialog").then((module) => module.RenameDialog));

/** One document of the list: its picture, its name, and what can be done with it. */
export function DocumentCard(props: { readonly document: DocumentSummary; readonly onChange: () => void }) {
  const { document, onChange } = props;
  const [open, setOpen] = useState<"share" | "rename" | "forget" | null>(null);
  const own = document.role === "owner";
  const binned = document.deletedAt !== null;
  const path = `/documents/${document.id}`;

  const act = async (method: "POST" | "DELETE", address: string, said: string) => {
    try {
      await askApi(method, address);
      toast(said);
      onChange();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };

  const picture = (
    <div className="relative grid aspect-square place-items-center overflow-hidden rounded-md bg-surface">
      {document.thumbnailUrl ? (
        // biome-ignore lint/performance/noImgElement: a small private picture of this very size
        <img
          src={document.thumbnailUrl}
          alt=""
          loading="lazy"
          className="absolute inset-0 size-full object-contain p-3"
        />
      ) : (
        <span aria-hidden className="font-brand text-5xl text-quiet">
          {[...document.name][0]?.toUpperCase()}
        </span>
      )}
    </div>
  );

  return (
    <li className="group relative min-w-0">
      {picture}
      <div className="flex items-start justify-between gap-1">
        <div className="min-w-0 grow">
          {binned ? (
            <p className="mt-2 truncate text-sm font-medium">{document.name}</p>
          ) : (
            <a
              href={pathOfDocument(document)}
              className="mt-2 block truncate rounded text-sm font-medium after:absolute after:inset-0 group-hover:underline"
            >
              {document.name}
            </a>
          )}
          <p className="truncate text-xs text-quiet">
            {own ? "" : `${document.role === "editor" ? "May edit" : "May look"} · `}
            <RelativeTime at={document.deletedAt ?? document.updatedAt} prefix={binned ? "deleted " : ""} />
          </p>
        </div>
        <div className="relative z-10 mt-1.5 self-end">
          <Menu
            trigger={
              <button
                type="button"
                aria-label={`More about ${document.name}`}
                className="grid size-8 place-items-center rounded hover:bg-surface pointer-coarse:size-11"
              >
                <EllipsisVertical size={16} aria-hidden />
              </button>
            }
          >
            {binned ? (
              <>
                <MenuItem
                  icon={<RotateCcw size={16} aria-hidden />}
                  onSelect={() => void act("POST", `${path}/restore`, "Restored")}
                >
                  Restore
                </MenuItem>
                <MenuItem icon={<Trash2 size={16} aria-hidden />} onSelect={() => setOpen("forget")}>
                  Delete for ever
                </MenuItem>
              </>
            ) : (
              <>
                {own && (
                  <MenuItem icon={<Share2 size={16} aria-hidden />} onSelect={() => setOpen("share")}>
                    Share
                  </MenuItem>
                )}
                {own && (
                  <MenuItem icon={<Pencil size={16} aria-hidden />} onSelect={() => setOpen("rename")}>
                    Rename
                  </MenuItem>
                )}
                <MenuItem
                  icon={<Copy size={16} aria-hidden />}
                  onSelect={() => void act("POST", `${path}/duplicate`, "Copied")}
                >
                  Duplicate
                </MenuItem>
                <MenuLink icon={<Download size={16} aria-hidden />} href={`/api/v1/design${path}/export`}>
                  Save as a file
                </MenuLink>
                {own && (
                  <MenuItem
                    icon={<Trash2 size={16} aria-hidden />}
                    onSelect={() => void act("DELETE", path, "In the bin for 30 days")}
                  >
                    Delete
                  </MenuItem>
                )}
              </>
            )}
          </Menu>
        </div>
      </div>
      {open === "share" && <ShareDialog document={document} onClose={() => setOpen(null)} />}
      {open === "rename" && (
        <RenameDialog document={document} onClose={() => setOpen(null)} onRenamed={onChange} />
      )}
      <ConfirmDialog
        open={open === "forget"}
        onOpenChange={(stay) => setOpen(stay ? "forget" : null)}
        title={`Delete “${document.name}” for ever?`}
        text="Its history and its shares go with it. This cannot be taken back."
        action="Delete for ever"
        onConfirm={() => void act("DELETE", `${path}?permanent=true`, "Gone")}
      />
    </li>
  );
}
