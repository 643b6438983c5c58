"use client";

import { toast } from "sonner";
import { PosterViewer } from "@/components/poster/poster-viewer";
import type { ResolvedState } from "@/lib/poster/schema/state";
import { KeepButton } from "./keep-button";

/** The poster of a link, which can be kept. */
export function LinkedPoster(props: {
  readonly state: ResolvedState;
  readonly words: string;
  readonly link: string;
  readonly stateLink: string;
  readonly legacy: boolean;
}) {
  return (
    <PosterViewer
      {...props}
      action={
        <KeepButton
          resolved={props.state}
          stateLink={props.stateLink}
          words={props.words}
          onProblem={(sentence) => toast.error(sentence)}
        />
      }
    />
  );
}
