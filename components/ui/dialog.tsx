"use client";

import { X } from "lucide-react";
import { Dialog as Base } from "radix-ui";
import type { ReactNode } from "react";

/** A dialog: a card in the middle, a sheet from below on phones. It is titled, closes with Escape, and keeps the focus. */
export function Dialog(props: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly description?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <Base.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Base.Portal>
        <Base.Overlay className="fixed inset-0 z-30 bg-black/50" />
        <Base.Content
          {...(props.description ? {} : { "aria-describedby": undefined })}
          className={`fixed inset-x-0 bottom-0 z-40 mx-auto grid max-h-[92dvh] w-full gap-5 overflow-y-auto rounded-t-lg border border-line bg-raised p-5 text-sm shadow-raised sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-lg ${props.wide ? "max-w-3xl" : "max-w-md"}`}
        >
          <div className="pr-9">
            <Base.Title className="font-brand text-base">{props.title}</Base.Title>
            {props.description && (
              <Base.Description className="mt-1 text-quiet">{props.description}</Base.Description>
            )}
          </div>
          {props.children}
          {/* Last in order, so that the focus begins at what the dialog is for. */}
          <Base.Close
            aria-label="Close"
            className="absolute top-3 right-3 grid size-9 place-items-center rounded pointer-coarse:size-11"
          >
            <X size={18} aria-hidden />
          </Base.Close>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
