"use client";

import { AlertDialog } from "radix-ui";
import { Button } from "./button";

/** Asks before something that cannot be taken back. The safe answer has the focus. */
export function ConfirmDialog(props: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: string;
  readonly text: string;
  /** What the answer does: a verb, like "Delete for ever". */
  readonly action: string;
  readonly onConfirm: () => void;
}) {
  return (
    <AlertDialog.Root open={props.open} onOpenChange={props.onOpenChange}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-30 bg-black/50" />
        <AlertDialog.Content className="fixed inset-x-0 bottom-0 z-40 mx-auto grid w-full max-w-md gap-4 rounded-t-lg border border-line bg-raised p-5 text-sm shadow-raised sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-lg">
          <AlertDialog.Title className="font-brand text-base">{props.title}</AlertDialog.Title>
          <AlertDialog.Description className="text-quiet">{props.text}</AlertDialog.Description>
          <div className="flex justify-end gap-2">
            <AlertDialog.Cancel asChild>
              <Button>Cancel</Button>
            </AlertDialog.Cancel>
            <AlertDialog.Action asChild onClick={props.onConfirm}>
              <Button tone="primary">{props.action}</Button>
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
