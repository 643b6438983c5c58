import type { ReactNode } from "react";

/** The frame of the pages on which one says who one is. */
export function AuthPage(props: {
  readonly title: string;
  readonly children: ReactNode;
  /** Where to go instead. */
  readonly footer?: ReactNode;
}) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-sm content-center gap-6 px-5 py-10">
      <a href="/" className="font-brand text-lg">
        Affiche
      </a>
      <h1 className="font-brand text-3xl">{props.title}</h1>
      {props.children}
      {props.footer && <p className="border-t border-line pt-4 text-sm text-quiet">{props.footer}</p>}
    </main>
  );
}
