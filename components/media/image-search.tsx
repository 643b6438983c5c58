"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { fetchImages } from "@/lib/design/store/fetch-images";
import { type FoundPicture, pickedOf, picturesOf } from "./found-picture";
import { ImageTile } from "./image-tile";
import { OptionGrid, type OptionGridHandle } from "./option-grid";
import { type PickedImage, startMediaDrag } from "./picked-media";
import { useSearch } from "./use-search";
import { useWayDown } from "./use-way-down";

/** Pictures a page; the service gives twenty at most. */
const A_PAGE = 20;

const SHAPES = [
  { value: "any", label: "Any shape", short: "Shape" },
  { value: "horizontal", label: "Horizontal" },
  { value: "vertical", label: "Vertical" },
  { value: "square", label: "Square" },
] as const;
const KINDS = [
  { value: "any", label: "Any kind", short: "Kind" },
  { value: "photo", label: "Photo" },
  { value: "illustration", label: "Illustration" },
  { value: "3d", label: "3D" },
] as const;
const LIGHTS = [
  { value: "any", label: "Any light", short: "Light" },
  { value: "dark", label: "Dark" },
  { value: "neutral", label: "Neutral" },
  { value: "bright", label: "Bright" },
] as const;

/** The box of a thumbnail, so that nothing jumps when it arrives, and little is cut off. */
const BOXES = {
  any: "aspect-4/3",
  horizontal: "aspect-3/2",
  vertical: "aspect-3/4",
  square: "aspect-square",
};

const given = <Value extends string>(value: Value) => (value === "any" ? undefined : value);

/** Free pictures by words; without words those that come with Affiche. */
export function ImageSearch(props: { readonly onPick: (image: PickedImage) => void }) {
  const [words, setWords] = useState("");
  const [shape, setShape] = useState<(typeof SHAPES)[number]["value"]>("any");
  const [kind, setKind] = useState<(typeof KINDS)[number]["value"]>("any");
  const [light, setLight] = useState<(typeof LIGHTS)[number]["value"]>("any");
  const [pointed, setPointed] = useState<FoundPicture | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<OptionGridHandle>(null);
  const looked = words.trim();
  const asked = [looked, shape, kind, light].join(" | ");
  // A page belongs to a search: another search begins at its first.
  const [turned, setTurned] = useState({ asked, page: 1 });
  const page = turned.asked === asked ? turned.page : 1;
  const search = useSearch(`${page} | ${asked}`, async (signal) => {
    const query = {
      query: looked || undefined,
      orientation: given(shape),
      type: given(kind),
      luminance: given(light),
    };
    const present = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined));
    const answer = await fetchImages({ ...present, limit: A_PAGE, page }, signal);
    return { pictures: picturesOf(answer), total: answer.total, note: answer.note ?? "" };
  });
  const goDown = useWayDown(grid, search.busy);
  const { pictures = [], total = 0, note = "" } = search.answer ?? {};
  const pages = Math.ceil(total / A_PAGE);
  const shown = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer begins at its top
  useEffect(() => {
    shown.current?.scrollTo({ top: 0 });
  }, [search.answer]);

  return (
    <>
      <TextField
        ref={field}
        type="search"
        label="Search pictures"
        labelHidden
        placeholder="Search pictures: mountains, paper…"
        autoComplete="off"
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={goDown}
      />
      <div className="flex flex-wrap gap-2">
        <Select label="Shape" labelHidden value={shape} options={SHAPES} onChange={setShape} />
        <Select label="Kind" labelHidden value={kind} options={KINDS} onChange={setKind} />
        <Select label="Light" labelHidden value={light} options={LIGHTS} onChange={setLight} />
      </div>
      <p role="status" className="text-xs text-quiet">
        {search.busy && pictures.length === 0 ? "Searching…" : wordsOf(looked, search.problem, total, note)}
      </p>
      {search.problem && (
        <p role="alert" className="text-danger">
          {search.problem}
        </p>
      )}
      <div ref={shown} className={`min-h-0 grow overflow-y-auto ${search.busy ? "opacity-60" : ""}`}>
        {pictures.length > 0 && (
          <OptionGrid
            ref={grid}
            label="Pictures"
            groups={[
              {
                title: "",
                options: pictures.map((picture) => ({
                  key: picture.id,
                  label: [picture.alt || "Picture", picture.credit].filter(Boolean).join(". "),
                  item: picture,
                })),
              },
            ]}
            columns="grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2"
            optionClass="group grid content-start gap-1 p-1 hover:bg-ground"
            render={(picture) => <ImageTile picture={picture} box={BOXES[shape]} />}
            onTake={(picture) => props.onPick(pickedOf(picture))}
            onDrag={(transfer, picture) => startMediaDrag(transfer, pickedOf(picture))}
            onPoint={setPointed}
            onLeave={() => field.current?.focus()}
          />
        )}
        {pages > 1 && (
          <nav aria-label="Pages of pictures" className="flex items-center justify-between gap-2 py-3">
            <Button disabled={page <= 1} onClick={() => setTurned({ asked, page: page - 1 })}>
              Back
            </Button>
            <span className="text-xs text-quiet tabular-nums">
              Page {page} of {pages}
            </span>
            <Button disabled={page >= pages} onClick={() => setTurned({ asked, page: page + 1 })}>
              More
            </Button>
          </nav>
        )}
      </div>
      <Credit picture={pointed && pictures.includes(pointed) ? pointed : null} />
    </>
  );
}

/** Whose the picture is that one looks at, and where that is said. */
function Credit({ picture }: { readonly picture: FoundPicture | null }) {
  return (
    <p className="shrink-0 truncate border-t border-line pt-2 text-xs text-quiet">
      {picture ? (
        <a href={picture.creditUrl} target="_blank" rel="noreferrer" className="underline underline-offset-2">
          {picture.credit || picture.license}
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      ) : (
        "Enter or a click takes a picture; it can be dragged, too."
      )}
    </p>
  );
}

function wordsOf(looked: string, problem: string, total: number, note: string): string {
  if (problem) return "";
  if (note) return note;
  if (total === 0) return "No picture is found by that. Try another word, or fewer filters.";
  const count = `${total} ${total === 1 ? "picture" : "pictures"}`;
  return looked === "" ? `${count} that come with Affiche` : count;
}
