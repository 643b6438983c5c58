"use client";

import { Tabs } from "radix-ui";
import { useEffect, useState } from "react";
import { ImageAddress } from "./image-address";
import { ImageSearch } from "./image-search";
import { ImageUpload } from "./image-upload";
import { type PickedImage, pictureFile } from "./picked-media";

const WAYS = [
  { id: "search", name: "Search" },
  { id: "upload", name: "Upload" },
  { id: "address", name: "Address" },
] as const;

/**
 * Pictures to take: found by words, a person's own, or from an address. Domain-free: what is done with a picture is its
 * owner's business. What it shows can be dragged (`droppedMedia`); a picture that is pasted is uploaded.
 */
export function ImagePicker(props: { readonly onPick: (image: PickedImage) => void }) {
  const [way, setWay] = useState<string>("search");
  const [pasted, setPasted] = useState<File | null>(null);
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const file = clipboardData && pictureFile(clipboardData);
      if (!file) return;
      setPasted(file);
      setWay("upload");
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  }, []);
  return (
    <Tabs.Root value={way} onValueChange={setWay} className="flex min-h-0 grow flex-col gap-3">
      <Tabs.List aria-label="Where the picture comes from" className="flex border-b border-line">
        {WAYS.map(({ id, name }) => (
          <Tabs.Trigger
            key={id}
            value={id}
            className="-mb-px h-9 border-b-2 border-transparent px-3 text-quiet hover:text-text data-[state=active]:border-text data-[state=active]:text-text pointer-coarse:h-11"
          >
            {name}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="search" tabIndex={-1} className="flex min-h-0 grow flex-col gap-2">
        <ImageSearch onPick={props.onPick} />
      </Tabs.Content>
      <Tabs.Content value="upload" tabIndex={-1} className="min-h-0 grow overflow-y-auto">
        <ImageUpload pasted={pasted} onPick={props.onPick} />
      </Tabs.Content>
      <Tabs.Content value="address" tabIndex={-1} className="min-h-0 grow overflow-y-auto">
        <ImageAddress onPick={props.onPick} />
      </Tabs.Content>
    </Tabs.Root>
  );
}
