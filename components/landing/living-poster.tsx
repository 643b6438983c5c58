"use client";

import { Pause, Play } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { EffectCanvas } from "@/components/poster/effect-canvas";
import { markPosterReady } from "@/components/poster/poster-ready";
import type { ResolvedState } from "@/lib/poster/schema/state";

/** The poster of the landing page: as tall as the window on wide screens, its upper part on phones. It can be stopped. */
export function LivingPoster(props: {
  readonly state: ResolvedState;
  readonly name: string;
  readonly href: string;
}) {
  const { aspectRatio, backgroundColor } = props.state.canvas;
  const [playing, setPlaying] = useState(false);
  useEffect(() => setPlaying(!window.matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  const onReady = useCallback(() => markPosterReady(), []);
  const [across = 9, down = 16] = aspectRatio.split(":").map(Number);
  return (
    <div
      className="relative max-lg:-mx-5 max-lg:h-[28dvh] max-lg:overflow-hidden max-lg:sm:-mx-10 lg:sticky lg:top-0 lg:h-dvh"
      style={{ background: backgroundColor }}
    >
      <a
        href={props.href}
        className="block outline-offset-[-6px] max-lg:w-full lg:h-full"
        style={{ aspectRatio: `${across} / ${down}` }}
      >
        <span className="sr-only">Open the poster “{props.name}”</span>
        <EffectCanvas
          state={props.state}
          label={`Poster: ${props.name}`}
          startSeconds={1}
          playing={playing}
          maxPixels={2_500_000}
          className="h-full w-full"
          onReady={onReady}
        />
      </a>
      <button
        type="button"
        onClick={() => setPlaying(!playing)}
        aria-label={playing ? "Pause the poster" : "Play the poster"}
        className="absolute right-3 bottom-3 grid size-9 place-items-center rounded-full bg-raised text-text shadow-raised pointer-coarse:size-11"
      >
        {playing ? <Pause size={16} aria-hidden /> : <Play size={16} aria-hidden />}
      </button>
    </div>
  );
}
