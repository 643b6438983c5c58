import type { ReactNode } from "react";

/** A quiet link at the end of a page's first line. */
export const AsideLink = (props: { readonly href: string; readonly children: ReactNode }) => (
  <a
    href={props.href}
    className="truncate text-sm text-quiet underline-offset-4 hover:text-text hover:underline"
  >
    {props.children}
  </a>
);
