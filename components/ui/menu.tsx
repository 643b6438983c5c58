"use client";

import { DropdownMenu } from "radix-ui";
import type { ReactNode } from "react";

const ITEM =
  "flex h-9 cursor-default items-center gap-2 rounded px-2 text-sm outline-none data-highlighted:bg-ground data-disabled:opacity-55 pointer-coarse:h-11";

/** A list of things to do, behind a button. */
export function Menu(props: {
  /** What opens it: one button. */
  readonly trigger: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{props.trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          align="end"
          sideOffset={6}
          collisionPadding={8}
          className="z-20 min-w-44 rounded-lg border border-line bg-raised p-1 shadow-raised"
        >
          {props.children}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

/** One thing to do. */
export function MenuItem(props: {
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
  readonly children: ReactNode;
}) {
  return (
    <DropdownMenu.Item disabled={props.disabled} onSelect={props.onSelect} className={ITEM}>
      {props.icon}
      {props.children}
    </DropdownMenu.Item>
  );
}

/** One place to go. */
export function MenuLink(props: {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <DropdownMenu.Item asChild className={ITEM}>
      <a href={props.href}>
        {props.icon}
        {props.children}
      </a>
    </DropdownMenu.Item>
  );
}
