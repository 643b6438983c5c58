"use client";

import { useCallback, useState } from "react";
import type { ResolvedState } from "@/lib/poster/schema/state";
import { EffectCanvas } from "./effect-canvas";
import { markPosterReady } from "./poster-ready";

/** Nothing but the poster, filling the viewport, standing at one second: what a screenshot service takes a picture of. */
export function PosterCapture(props: {
  readonly state: ResolvedState;
  readonly words: string;
  readonly timeSeconds: number;
}) {
  const [failure, setFailure] = useState("");
  const onReady = useCallback(() => requestAnimationFrame(markPosterReady), []);
  if (failure) return <p role="alert">{failure}</p>;
  return (
    <main>
      <EffectCanvas
        state={props.state}
        label={props.words || "Poster"}
        startSeconds={props.timeSeconds}
        playing={false}
        maxPixels={Number.MAX_SAFE_INTEGER}
        className="fixed inset-0"
        onReady={onReady}
        onFailure={setFailure}
      />
    </main>
  );
}
