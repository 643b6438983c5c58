"use client";

import { Progress, RadioGroup } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Choice } from "@/components/ui/choice";
import { Dialog } from "@/components/ui/dialog";
import { Slider } from "@/components/ui/slider";
import { referenceSize } from "@/lib/poster/layout/canvas-size";
import {
  FRAME_RATES,
  MAX_SECONDS,
  MOTION_FORMATS,
  type MotionFormat,
  motionSize,
  SHORT_SIDES_PX,
} from "@/lib/poster/motion/motion-options";
import type { ResolvedState } from "@/lib/poster/schema/state";

/** Choices and progress of a recording; it closes itself when the file has been handed over. */
export function MotionDialog(props: {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly state: ResolvedState;
  readonly fileName: string;
  readonly onProblem: (message: string) => void;
}) {
  const [format, setFormat] = useState<MotionFormat>("mp4");
  const [lengthSeconds, setLengthSeconds] = useState(4);
  const [framesPerSecond, setFramesPerSecond] = useState(24);
  const [shortSidePx, setShortSidePx] = useState(540);
  const [done, setDone] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);
  const output = { widthPx: window.innerWidth, heightPx: window.innerHeight };
  const reference = referenceSize(props.state.canvas.aspectRatio, output);
  const size = motionSize(reference, shortSidePx);
  const writable = useWritableFormats(size.widthPx, size.heightPx);
  const chosen = writable === null || writable.has(format) ? format : (firstOf(writable) ?? format);

  const stop = () => running.current?.abort();
  useEffect(() => () => running.current?.abort(), []);

  const record = async () => {
    const mine = new AbortController();
    running.current = mine;
    setDone(0);
    try {
      const [{ recordPoster }, { saveFile }] = await Promise.all([
        import("@/lib/poster/render/motion/record"),
        import("./save-file"),
      ]);
      const options = { ...size, format: chosen, framesPerSecond, lengthSeconds };
      const { blob } = await recordPoster(props.state, options, { signal: mine.signal, onProgress: setDone });
      saveFile(blob, `${props.fileName}.${chosen}`);
      props.onOpenChange(false);
    } catch (error) {
      if (!mine.signal.aborted)
        props.onProblem(error instanceof Error ? error.message : "The recording could not be made.");
    } finally {
      running.current = null;
      setDone(null);
    }
  };

  const change = (open: boolean) => {
    if (!open) stop();
    props.onOpenChange(open);
  };

  return (
    <Dialog open={props.open} onOpenChange={change} title="Download as it moves">
      <fieldset disabled={done !== null} className="grid gap-5">
        <legend className="sr-only">What to make</legend>
        <RadioGroup.Root
          aria-label="Format"
          value={chosen}
          onValueChange={(value) => setFormat(value as MotionFormat)}
          className="grid gap-1"
        >
          {MOTION_FORMATS.map(({ id, name, hint }) => (
            <RadioGroup.Item
              key={id}
              value={id}
              disabled={done !== null || (writable !== null && !writable.has(id))}
              className="group flex h-9 items-center gap-3 rounded px-2 text-left data-disabled:opacity-55 data-[state=checked]:bg-ground pointer-coarse:h-11"
            >
              <span className="grid size-4 place-items-center rounded-full border border-quiet group-data-[state=checked]:border-accent">
                <RadioGroup.Indicator className="size-2 rounded-full bg-accent" />
              </span>
              <span className="w-14 font-medium">{name}</span>
              <span className="text-quiet">
                {writable !== null && !writable.has(id) ? "This browser cannot write it" : hint}
              </span>
            </RadioGroup.Item>
          ))}
        </RadioGroup.Root>
        <Slider
          label="Length"
          min={1}
          max={MAX_SECONDS}
          value={lengthSeconds}
          shown={`${lengthSeconds} s`}
          spoken={`${lengthSeconds} seconds`}
          onChange={setLengthSeconds}
          disabled={done !== null}
        />
        <Choice
          label="Frames per second"
          values={FRAME_RATES}
          value={framesPerSecond}
          onChange={setFramesPerSecond}
          disabled={done !== null}
        />
        <Choice
          label="Short side, in pixels"
          values={SHORT_SIDES_PX}
          value={shortSidePx}
          onChange={setShortSidePx}
          disabled={done !== null}
        />
      </fieldset>
      {done !== null && (
        <Progress.Root
          value={Math.round(done * 100)}
          aria-label="Frames drawn"
          className="h-1.5 overflow-hidden rounded-full bg-ground"
        >
          <Progress.Indicator className="h-full bg-accent" style={{ width: `${done * 100}%` }} />
        </Progress.Root>
      )}
      <div className="flex items-center justify-between gap-3">
        <p className="text-quiet tabular-nums" aria-live="polite">
          {done === null
            ? `${size.widthPx} × ${size.heightPx}, ${framesPerSecond * lengthSeconds} frames`
            : `${Math.round(done * framesPerSecond * lengthSeconds)} of ${framesPerSecond * lengthSeconds} frames`}
        </p>
        {done === null ? (
          <Button tone="primary" onClick={() => void record()}>
            Record
          </Button>
        ) : (
          <Button onClick={stop}>Cancel</Button>
        )}
      </div>
    </Dialog>
  );
}

/** Formats that this browser writes at a size; null while it is being asked. */
function useWritableFormats(width: number, height: number): ReadonlySet<MotionFormat> | null {
  const [writable, setWritable] = useState<ReadonlySet<MotionFormat> | null>(null);
  useEffect(() => {
    let gone = false;
    void import("@/lib/poster/render/motion/writable-formats")
      .then(({ writableFormats }) => writableFormats({ width, height }))
      .then((formats) => {
        if (!gone) setWritable(formats);
      });
    return () => {
      gone = true;
    };
  }, [width, height]);
  return writable;
}

const firstOf = (writable: ReadonlySet<MotionFormat>) =>
  MOTION_FORMATS.find(({ id }) => writable.has(id))?.id;
