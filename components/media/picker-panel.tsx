"use client";

import { X } from "lucide-react";
import { Dialog as Base } from "radix-ui";
import type { ReactNode } from "react";

/**
 * A panel beside the work, which stays in reach: things are dragged from one to the other. A sheet from below on phones. It closes
 * with Escape and by its button, and gives the focus back to where it was.
 */
export function PickerPanel(props: {
  readonly title: string;
  /** On which side of the work it stands, where there is room for both. */
  readonly side: "left" | "right";
  readonly onClose: () => void;
  readonly children: ReactNode;
}) {
  return (
    <Base.Root open modal={false} onOpenChange={(open) => open || props.onClose()}>
      <Base.Portal>
        <Base.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            const panel = event.currentTarget;
            const field = panel instanceof HTMLElement && panel.querySelector<HTMLElement>("[type=search]");
            if (!field) return;
            event.preventDefault();
            field.focus();
          }}
          // Whoever works on the canvas or chooses another layer is not done with the panel.
          onInteractOutside={(event) => event.preventDefault()}
          className={`fixed inset-x-0 bottom-0 z-20 flex h-[min(34rem,75dvh)] flex-col gap-3 rounded-t-lg border border-line bg-raised p-4 text-sm shadow-raised md:top-14 md:bottom-auto md:h-[min(42rem,calc(100dvh-5rem))] md:w-88 md:rounded-lg ${props.side === "left" ? "md:right-auto md:left-[16.75rem]" : "md:right-[17.75rem] md:left-auto"}`}
        >
          <Base.Title className="pr-9 font-brand text-base">{props.title}</Base.Title>
          {props.children}
          {/* Last in order, so that the focus begins at what the panel is for. */}
          <Base.Close
            aria-label="Close"
            className="absolute top-2 right-2 grid size-9 place-items-center rounded pointer-coarse:size-11"
          >
            <X size={18} aria-hidden />
          </Base.Close>
        </Base.Content>
      </Base.Portal>
    </Base.Root>
  );
}
