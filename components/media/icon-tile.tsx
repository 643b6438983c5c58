"use client";

import { useEffect, useState } from "react";
import { useNearWindow } from "@/components/ui/use-near-window";
import { iconDrawing, iconKeyOf } from "./icon-drawings";
import type { PickedIcon } from "./picked-media";

/** An icon in the colour of the text around it, fetched when it comes into sight. It says nothing to screen readers. */
export function IconTile({ icon }: { readonly icon: PickedIcon }) {
  const key = iconKeyOf(icon);
  const [element, near] = useNearWindow<HTMLSpanElement>("100px");
  const [drawn, setDrawn] = useState<{ readonly key: string; readonly svg: string | null } | null>(null);
  const isDrawn = drawn?.key === key;
  useEffect(() => {
    if (!near || isDrawn) return;
    let gone = false;
    void iconDrawing(key).then((svg) => {
      if (!gone) setDrawn({ key, svg });
    });
    return () => {
      gone = true;
    };
  }, [key, near, isDrawn]);
  // As a mask, nothing of the file stands in the page.
  const svg = isDrawn ? drawn.svg : null;
  const mask = svg === null ? "none" : `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
  return (
    <span
      ref={element}
      aria-hidden
      data-drawn={isDrawn ? String(svg !== null) : undefined}
      style={{ maskImage: mask, visibility: svg === null ? "hidden" : "visible" }}
      className="block size-6 bg-current mask-contain mask-center mask-no-repeat forced-color-adjust-none forced-colors:bg-[CanvasText]"
    />
  );
}
