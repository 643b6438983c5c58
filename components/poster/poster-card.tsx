"use client";

import { useEffect, useRef, useState } from "react";
import type { ResolvedState } from "@/lib/poster/schema/state";
import { EffectCanvas } from "./effect-canvas";
import { Stage } from "./stage";

/** A small living poster; it is drawn when it comes into view, and moves while the pointer or focus is on it. */
export function PosterCard(props: {
  readonly state: ResolvedState;
  readonly href: string;
  readonly name: string;
  readonly description: string;
}) {
  const box = useRef<HTMLAnchorElement>(null);
  const [seen, setSeen] = useState(false);
  const [active, setActive] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: "200px",
    });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <a
      ref={box}
      href={props.href}
      className="group block rounded-lg"
      onPointerEnter={() => setActive(true)}
      onPointerLeave={() => setActive(false)}
      onFocus={() => setActive(true)}
      onBlur={() => setActive(false)}
    >
      <div className="relative aspect-[3/4] bg-surface">
        <Stage
          aspectRatio={props.state.canvas.aspectRatio}
          backgroundColor={props.state.canvas.backgroundColor}
        >
          {seen && (
            <EffectCanvas
              state={props.state}
              label={props.name}
              startSeconds={1}
              playing={active}
              maxPixels={700_000}
              className="h-full w-full"
            />
          )}
        </Stage>
      </div>
      <span className="mt-3 block text-base font-medium group-hover:underline">{props.name}</span>
      <span className="block text-sm text-quiet">{props.description}</span>
    </a>
  );
}
