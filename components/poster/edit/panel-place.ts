/** Where a panel stands: beside the poster, or on phones a sheet from below that is there when it is opened. */
export function panelPlace(side: "left" | "right", isOpen: boolean): string {
  const border = side === "left" ? "md:border-r" : "md:border-l";
  const column = side === "left" ? "md:col-start-1" : "md:col-start-3";
  const sheet = isOpen
    ? "max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-20 max-md:h-[52dvh] max-md:rounded-t-lg max-md:border-t max-md:shadow-raised"
    : "max-md:hidden";
  return `flex min-h-0 flex-col border-line bg-surface text-[0.8125rem] md:row-start-3 ${column} ${border} ${sheet}`;
}
