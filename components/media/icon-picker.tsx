"use client";

import { useMemo, useRef, useState } from "react";
import { Select } from "@/components/ui/select";
import { TextField } from "@/components/ui/text-field";
import { counted } from "@/lib/counted";
import { fetchIcons } from "@/lib/design/store/fetch-icons";
import { ICON_LIBRARIES, type IconLibraryId } from "@/lib/icons/icon-libraries";
import { everydayIcons } from "./everyday-icons";
import { type IconLibraryInfo, iconsOf, variantIn } from "./icon-choice";
import { iconKeyOf } from "./icon-drawings";
import { IconTile } from "./icon-tile";
import { OptionGrid, type OptionGridHandle, type OptionGroup } from "./option-grid";
import { type PickedIcon, startMediaDrag } from "./picked-media";
import { recentIcons, rememberIcon } from "./recent-icons";
import { useIconLibraries } from "./use-icon-libraries";
import { useSearch } from "./use-search";
import { useWayDown } from "./use-way-down";

/** Most icons that a search shows; a better word finds more. */
const MOST = 200;

/**
 * Icons to take: by words, by library and by style; recently taken and everyday ones while nothing is looked for.
 * Domain-free: what is done with an icon is its owner's business. Its items can be dragged (`droppedMedia`).
 */
export function IconPicker(props: {
  /** The icon that is in use now; it is marked. */
  readonly value?: Omit<PickedIcon, "kind"> | undefined;
  readonly onPick: (icon: PickedIcon) => void;
}) {
  const [words, setWords] = useState("");
  const [library, setLibrary] = useState<IconLibraryId | "all">("all");
  const [variant, setVariant] = useState("usual");
  const [pointed, setPointed] = useState<PickedIcon | null>(null);
  const [recent] = useState(recentIcons);
  const field = useRef<HTMLInputElement>(null);
  const grid = useRef<OptionGridHandle>(null);
  const { libraries, problem } = useIconLibraries();
  const looked = words.trim();
  const search = useSearch(looked && `${library} ${looked}`, async (signal) =>
    iconsOf(await fetchIcons({ q: looked, library, limit: MOST }, signal)),
  );

  const goDown = useWayDown(grid, search.busy);
  const groups = useMemo((): OptionGroup<PickedIcon>[] => {
    const option = (icon: PickedIcon) => ({
      key: iconKeyOf(icon),
      label: nameOf(icon, libraries),
      item: icon,
    });
    const inVariant = (id: IconLibraryId, names: readonly string[]) => {
      const drawn = variantIn(libraries, id, variant);
      if (drawn === null) return [];
      return names.map((name) => option({ kind: "icon", library: id, name, variant: drawn }));
    };
    if (looked !== "")
      return [
        { title: "", options: search.answer?.flatMap((icon) => inVariant(icon.library, [icon.name])) ?? [] },
      ];
    const everyday = everydayIcons(library === "all" ? libraryWith(libraries, variant) : library);
    const lately = recent.filter((icon) => library === "all" || icon.library === library).map(option);
    return [
      // One icon may stand in two groups; keys are unique all the same.
      { title: "Used lately", options: lately.map((each) => ({ ...each, key: `lately ${each.key}` })) },
      ...everyday.map(({ title, names }) => ({
        title,
        options: inVariant(library === "all" ? libraryWith(libraries, variant) : library, names),
      })),
    ].filter(({ options }) => options.length > 0);
  }, [looked, library, variant, libraries, recent, search.answer]);

  const found = groups.reduce((sum, { options }) => sum + options.length, 0);
  const take = (icon: PickedIcon) => {
    rememberIcon(icon);
    props.onPick(icon);
  };
  const variants = [
    ...new Set(
      libraries.filter(({ id }) => library === "all" || id === library).flatMap((each) => each.variants),
    ),
  ];
  return (
    <div className="flex min-h-0 grow flex-col gap-2">
      <TextField
        ref={field}
        type="search"
        label="Search icons"
        labelHidden
        placeholder="Search icons: cart, arrow, user…"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => {
          goDown(event);
          const [first] = groups[0]?.options ?? [];
          // What is seen is taken, not what was found for the word before.
          if (event.key === "Enter" && first && looked && !search.busy) take(first.item);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Select
          label="Library"
          labelHidden
          value={library}
          options={[
            { value: "all", label: "All libraries" },
            ...libraries.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onChange={(next) => {
            setLibrary(next);
            if (next !== "all" && variantIn(libraries, next, variant) === null) setVariant("usual");
          }}
        />
        <Select
          label="Style"
          labelHidden
          value={variant}
          options={[
            { value: "usual", label: "Usual style" },
            ...variants.map((id) => ({ value: id, label: `${id.charAt(0).toUpperCase()}${id.slice(1)}` })),
          ]}
          onChange={setVariant}
        />
      </div>
      <p role="status" className="text-xs text-quiet">
        {wordsOf(looked, search, found)}
      </p>
      {(search.problem || problem) && (
        <p role="alert" className="text-sm text-danger">
          {search.problem || problem}
        </p>
      )}
      <div className={`min-h-0 grow overflow-y-auto ${search.busy ? "opacity-60" : ""}`}>
        {found > 0 && (
          <OptionGrid
            ref={grid}
            label="Icons"
            groups={groups}
            chosen={props.value && iconKeyOf(props.value)}
            columns="grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]"
            optionClass="grid aspect-square place-items-center hover:bg-ground"
            render={(icon) => <IconTile icon={icon} />}
            onTake={take}
            onDrag={(transfer, icon) => {
              rememberIcon(icon);
              startMediaDrag(transfer, icon);
            }}
            onPoint={setPointed}
            onLeave={() => field.current?.focus()}
          />
        )}
      </div>
      <p aria-hidden className="shrink-0 truncate border-t border-line pt-2 text-xs text-quiet">
        {pointed ? nameOf(pointed, libraries) : "Enter or a click takes an icon; it can be dragged, too."}
      </p>
    </div>
  );
}

function wordsOf(
  looked: string,
  search: { readonly busy: boolean; readonly answer: readonly unknown[] | null; readonly problem: string },
  found: number,
): string {
  if (looked === "") return "Icons for every day";
  if (search.busy && search.answer === null) return "Searching…";
  if (search.problem) return "";
  if (found === 0 && (search.answer?.length ?? 0) > 0)
    return "None of them in this style. Choose another one.";
  if (found === 0) return search.busy ? "Searching…" : "No icon is found by that. Try another word.";
  const all = (search.answer?.length ?? 0) >= MOST;
  return all ? `The first ${MOST}; another word narrows them down` : counted(found, "icon");
}

/** What an icon is called for people: "shopping cart, Phosphor bold". */
function nameOf({ name, library, variant }: PickedIcon, libraries: readonly IconLibraryInfo[]): string {
  const from = libraries.find(({ id }) => id === library);
  const style = from && from.variants.length > 1 ? ` ${variant}` : "";
  return `${name.replaceAll("-", " ")}, ${from?.name ?? library}${style}`;
}

/** The first library that has a style, whose everyday icons are shown in it. */
const libraryWith = (libraries: readonly IconLibraryInfo[], variant: string): IconLibraryId =>
  ICON_LIBRARIES.find((id) => variantIn(libraries, id, variant) !== null) ?? "phosphor";
