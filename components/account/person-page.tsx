import type { ReactNode } from "react";

/** The frame of the pages that belong to one person: the brand, a way on, the page's title. */
export function PersonPage(props: {
  readonly title: string;
  /** What stands at the other end of the first line. */
  readonly aside: ReactNode;
  /** True for lists that use the whole window. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <main className={`mx-auto px-5 py-8 sm:py-12 ${props.wide ? "max-w-7xl sm:px-10" : "max-w-2xl"}`}>
      <header className="flex items-baseline justify-between gap-4">
        <a href="/" className="font-brand text-lg">
          Affiche
        </a>
        {props.aside}
      </header>
      <h1 className="mt-10 font-brand text-3xl sm:text-4xl">{props.title}</h1>
      {props.children}
    </main>
  );
}
