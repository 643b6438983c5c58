"use client";

import { Download, Film } from "lucide-react";
import dynamic from "next/dynamic";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { referenceSize } from "@/lib/poster/layout/canvas-size";
import type { ResolvedState } from "@/lib/poster/schema/state";

const FORMATS = ["png", "jpeg", "webp"] as const;
const SCALES = [1, 2, 3, 4] as const;

const ITEM =
  "flex h-8 pointer-coarse:h-11 cursor-default items-center justify-between gap-6 rounded px-3 outline-none data-highlighted:bg-ground";

/** Brings controls that only moving posters need, when they are needed. */
const MotionDialog = dynamic(() => import("./motion-dialog").then((module) => module.MotionDialog));

/** Downloads the poster as a picture, drawn anew at the chosen size at the second that is shown. */
export function DownloadMenu(props: {
  readonly state: ResolvedState;
  readonly fileName: string;
  /** Whether the poster moves, so that it can be recorded. */
  readonly animated: boolean;
  /** Whether the choices of a recording are open; the poster behind them should stand still and leave it the graphics. */
  readonly recording: boolean;
  readonly onRecordingChange: (recording: boolean) => void;
  readonly timeSeconds: () => number;
  readonly onProblem: (message: string) => void;
}) {
  const [busy, setBusy] = useState(false);
  const output = { widthPx: window.innerWidth, heightPx: window.innerHeight };
  const reference = referenceSize(props.state.canvas.aspectRatio, output);
  const sizeAt = (scale: number) => ({
    widthPx: Math.round(reference.widthPx * scale),
    heightPx: Math.round(reference.heightPx * scale),
  });

  const download = async (format: (typeof FORMATS)[number], scale: number) => {
    setBusy(true);
    try {
      const { capturePosterFile } = await import("./capture-file");
      await capturePosterFile(props.state, {
        format,
        ...sizeAt(scale),
        timeSeconds: props.timeSeconds(),
        fileName: `${props.fileName}-${scale}x.${format === "jpeg" ? "jpg" : format}`,
      });
    } catch (error) {
      props.onProblem(error instanceof Error ? error.message : "The picture could not be made.");
    } finally {
      setBusy(false);
    }
  };

  const menu = (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger className={buttonClass("primary")} disabled={busy} aria-busy={busy}>
        <Download size={16} aria-hidden />
        <span className="max-sm:sr-only">{busy ? "Drawing…" : "Download"}</span>
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={8}
          className="z-20 max-h-[70dvh] min-w-56 overflow-y-auto rounded-lg border border-line bg-raised p-1 text-sm shadow-raised"
        >
          {props.animated && (
            <>
              <DropdownMenu.Item onSelect={() => props.onRecordingChange(true)} className={ITEM}>
                <span>Video, GIF …</span>
                <Film size={16} aria-hidden className="text-quiet" />
              </DropdownMenu.Item>
              <DropdownMenu.Separator className="my-1 h-px bg-line" />
            </>
          )}
          {FORMATS.map((format) => (
            <DropdownMenu.Group key={format} aria-label={format.toUpperCase()}>
              <DropdownMenu.Label className="px-3 pt-2 pb-1 text-xs text-quiet">
                {format.toUpperCase()}
              </DropdownMenu.Label>
              {SCALES.map((scale) => {
                const { widthPx, heightPx } = sizeAt(scale);
                return (
                  <DropdownMenu.Item
                    key={scale}
                    onSelect={() => void download(format, scale)}
                    className={ITEM}
                  >
                    <span>{scale}×</span>
                    <span className="text-quiet tabular-nums">
                      {widthPx} × {heightPx}
                    </span>
                  </DropdownMenu.Item>
                );
              })}
            </DropdownMenu.Group>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
  return (
    <>
      {menu}
      {props.recording && (
        <MotionDialog
          open
          onOpenChange={props.onRecordingChange}
          state={props.state}
          fileName={props.fileName}
          onProblem={props.onProblem}
        />
      )}
    </>
  );
}
