"use client";

import { useEffect, useState } from "react";
import { EffectCanvas } from "@/components/poster/effect-canvas";
import type { ResolvedState } from "@/lib/poster/schema/state";

/** The poster of the landing page: it plays unless a person prefers stillness, and opens as a link. */
export function LivingPoster(props: {
  readonly state: ResolvedState;
  readonly name: string;
  readonly href: string;
}) {
  const [playing, setPlaying] = useState(false);
  useEffect(() => setPlaying(!window.matchMedia("(prefers-reduced-motion: reduce)").matches), []);
  const [across = 9, down = 16] = props.state.canvas.aspectRatio.split(":").map(Number);
  return (
    <a
      href={props.href}
      className="block self-center justify-self-center"
      aria-label={`Open the poster “${props.name}”`}
    >
      <div
        className="h-[min(78dvh,72rem)] overflow-hidden shadow-raised max-lg:h-auto max-lg:w-[min(100%,26rem)]"
        style={{ aspectRatio: `${across} / ${down}`, background: props.state.canvas.backgroundColor }}
      >
        <EffectCanvas
          state={props.state}
          label={`Poster: ${props.name}`}
          startSeconds={1}
          playing={playing}
          maxPixels={2_000_000}
          className="h-full w-full"
        />
      </div>
    </a>
  );
}
