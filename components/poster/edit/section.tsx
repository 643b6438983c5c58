import type { ReactNode } from "react";

/** A few fields under a heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h3 className="font-medium">{title}</h3>
      {children}
    </section>
  );
}
