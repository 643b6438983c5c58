"use client";

import { useState } from "react";
import type { FoundPicture } from "./found-picture";

/** A picture in a box of a fixed shape, with its credit and licence below. It says nothing to screen readers. */
export function ImageTile(props: {
  readonly picture: FoundPicture;
  /** Class of the shape of the box. */
  readonly box: string;
}) {
  const { picture } = props;
  const [failed, setFailed] = useState(false);
  return (
    <>
      <span
        aria-hidden
        className={`grid w-full place-items-center overflow-hidden rounded bg-line text-quiet ${props.box}`}
      >
        {failed ? (
          <span className="p-2 text-center text-xs">This picture does not load now.</span>
        ) : (
          // biome-ignore lint/performance/noImgElement: small versions, made by their source
          <img
            src={picture.thumbnail}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            onError={() => setFailed(true)}
            className="size-full object-cover"
          />
        )}
      </span>
      <span aria-hidden className="line-clamp-2 text-xs text-quiet">
        {picture.credit || picture.license}
      </span>
    </>
  );
}
