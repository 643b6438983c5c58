"use client";

import { Slider as Base } from "radix-ui";
import { useId } from "react";

/** A number in a range, with its name and what it is now above the track. */
export function Slider(props: {
  readonly label: string;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly value: number;
  /** The value as it is shown, with its unit. */
  readonly shown: string;
  /** The value as it is read out; what is shown, if left out. */
  readonly spoken?: string;
  readonly onChange: (value: number) => void;
  readonly disabled?: boolean;
}) {
  const label = useId();
  return (
    <div className="grid gap-2">
      <div className="flex justify-between">
        <span id={label}>{props.label}</span>
        <span className="text-quiet tabular-nums">{props.shown}</span>
      </div>
      <Base.Root
        min={props.min}
        max={props.max}
        step={props.step ?? 1}
        value={[props.value]}
        disabled={props.disabled}
        onValueChange={([value]) => props.onChange(value ?? props.min)}
        className="relative flex h-6 touch-none items-center"
      >
        <Base.Track className="relative h-1 grow rounded-full bg-line">
          <Base.Range className="absolute h-full rounded-full bg-accent" />
        </Base.Track>
        <Base.Thumb
          aria-labelledby={label}
          aria-valuetext={props.spoken ?? props.shown}
          className="block size-5 rounded-full border border-quiet bg-surface"
        />
      </Base.Root>
    </div>
  );
}
