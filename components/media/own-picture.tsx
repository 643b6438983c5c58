"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/text-field";
import type { SeenPicture } from "./look-at-picture";
import { type PickedImage, startMediaDrag } from "./picked-media";

/** A picture that was uploaded or looked at, before it is taken: what it shows is asked for. It can be dragged as well. */
export function OwnPicture(props: {
  readonly picture: SeenPicture;
  /** What it probably shows. */
  readonly suggested: string;
  readonly onPick: (image: PickedImage) => void;
}) {
  const { picture } = props;
  const [alt, setAlt] = useState(props.suggested);
  const field = useRef<HTMLInputElement>(null);
  // What had the focus before may be gone, and this is what is asked for next.
  useEffect(() => field.current?.focus(), []);
  const picked: PickedImage = {
    kind: "image",
    url: picture.url,
    alt: alt.trim(),
    width: picture.width,
    height: picture.height,
    credit: "",
    license: "",
    creditUrl: "",
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        props.onPick(picked);
      }}
    >
      {/* biome-ignore lint/performance/noImgElement: a picture of a person, of any size */}
      <img
        src={picture.shownAt}
        alt={alt || "What was loaded"}
        draggable
        onDragStart={(event) => startMediaDrag(event.dataTransfer, picked)}
        className="aspect-4/3 w-full rounded bg-line object-contain"
      />
      <p className="text-xs text-quiet tabular-nums">
        {picture.width > 0 ? `${picture.width} × ${picture.height} px` : "It has no size of its own"}
      </p>
      <TextField
        ref={field}
        label="What it shows (alt)"
        hint="Read to those who cannot see it. Leave it empty for mere decoration."
        maxLength={2000}
        value={alt}
        onChange={(event) => setAlt(event.target.value)}
      />
      <Button type="submit" tone="primary" className="justify-self-start">
        Use this picture
      </Button>
    </form>
  );
}
