"use client";

import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef, useState } from "react";

/** One thing to take. */
export interface GridOption<Item> {
  /** Unique in the whole grid. */
  readonly key: string;
  /** What it is called, in full: screen readers say it. */
  readonly label: string;
  readonly item: Item;
}

/** Things under one heading. */
export interface OptionGroup<Item> {
  /** Empty for a group without a heading. */
  readonly title: string;
  readonly options: readonly GridOption<Item>[];
}

/** What the field above a grid does with it. */
export interface OptionGridHandle {
  /** Puts the focus on the first option, if there is one. */
  focusFirst(): void;
}

/**
 * Things side by side, of which one is taken: a listbox with one tab stop, in which arrows go where they point. Enter, space and a
 * click take; options can be dragged.
 */
export function OptionGrid<Item>(props: {
  readonly label: string;
  readonly groups: readonly OptionGroup<Item>[];
  /** Key of the one that is in use now. */
  readonly chosen?: string | undefined;
  /** Layout of the options, as classes of a CSS grid. */
  readonly columns: string;
  readonly optionClass: string;
  readonly render: (item: Item) => ReactNode;
  readonly onTake: (item: Item) => void;
  readonly onDrag: (transfer: DataTransfer, item: Item) => void;
  /** Told of the option that has the focus or the pointer. */
  readonly onPoint?: (item: Item) => void;
  /** Asked for when letters are typed, or when one goes up from the first row: puts the focus into the field above. */
  readonly onLeave: () => void;
  readonly ref?: Ref<OptionGridHandle>;
}) {
  const box = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const all = props.groups.flatMap(({ options }) => options);
  const has = (key: string | null | undefined) => all.some((option) => option.key === key);
  const tabStop = has(focused) ? focused : has(props.chosen) ? props.chosen : all[0]?.key;
  const elements = () => [...(box.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];

  useImperativeHandle(props.ref, () => ({
    focusFirst: () => elements()[0]?.focus(),
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLElement>, item: Item) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, currentTarget } = event;
    if (key === "Enter" || key === " ") props.onTake(item);
    else if (key === "Backspace" || [...key].length === 1) {
      // The letter itself is typed into the field, which has the focus by then.
      props.onLeave();
      return;
    } else {
      const next = neighbour(elements(), currentTarget, key);
      if (next === undefined) return;
      if (next === null) props.onLeave();
      else next.focus();
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div ref={box} role="listbox" aria-label={props.label} className="grid gap-3">
      {props.groups.map(({ title, options }) => (
        <div
          key={title}
          role={title ? "group" : "presentation"}
          {...(title && { "aria-label": title })}
          className="grid gap-1"
        >
          {title && (
            <div aria-hidden className="text-xs text-quiet">
              {title}
            </div>
          )}
          <div role="presentation" className={`grid ${props.columns}`}>
            {options.map(({ key, label, item }) => (
              <div
                key={key}
                role="option"
                aria-label={label}
                aria-selected={key === props.chosen}
                title={label}
                tabIndex={key === tabStop ? 0 : -1}
                draggable
                className={`cursor-default rounded-md focus-visible:-outline-offset-2 ${props.optionClass} ${key === props.chosen ? "ring-2 ring-accent ring-inset" : ""}`}
                onClick={() => props.onTake(item)}
                onFocus={() => {
                  setFocused(key);
                  props.onPoint?.(item);
                }}
                onPointerEnter={() => props.onPoint?.(item)}
                onKeyDown={(event) => onKeyDown(event, item)}
                onDragStart={(event) => props.onDrag(event.dataTransfer, item)}
              >
                {props.render(item)}
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

/**
 * The option that a key leads to; null above the first row, undefined for keys that lead nowhere. Groups and rows are what is
 * seen, so that it is measured.
 */
function neighbour(
  options: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | null | undefined {
  const at = options.indexOf(from);
  switch (key) {
    case "ArrowRight":
      return options[Math.min(options.length - 1, at + 1)];
    case "ArrowLeft":
      return options[Math.max(0, at - 1)];
    case "Home":
      return options[0];
    case "End":
      return options.at(-1);
    case "ArrowDown":
      return inRow(options, from, 1) ?? from;
    case "ArrowUp":
      return inRow(options, from, -1);
    case "PageDown":
    case "PageUp": {
      let to = from;
      for (let row = 0; row < PAGE_ROWS; row++) to = inRow(options, to, key === "PageDown" ? 1 : -1) ?? to;
      return to;
    }
    default:
      return undefined;
  }
}

const PAGE_ROWS = 4;

/** The nearest option in the row below (1) or above (-1); null where there is no row. */
function inRow(options: readonly HTMLElement[], from: HTMLElement, way: 1 | -1): HTMLElement | null {
  const here = from.getBoundingClientRect();
  const beyond = options
    .map((option) => ({ option, box: option.getBoundingClientRect() }))
    .filter(({ box }) => way * (box.top - here.top) > 1);
  const row =
    way > 0 ? Math.min(...beyond.map(({ box }) => box.top)) : Math.max(...beyond.map(({ box }) => box.top));
  const distance = (box: DOMRect) => Math.abs(box.left + box.width / 2 - here.left - here.width / 2);
  return (
    beyond
      .filter(({ box }) => Math.abs(box.top - row) < 1)
      .sort((a, b) => distance(a.box) - distance(b.box))[0]?.option ?? null
  );
}
