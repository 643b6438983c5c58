/** Markup of the start "Slide". */
export const slideMarkup = `
<section className="flex h-full flex-col justify-between p-24">
  <p className="text-3xl text-muted-foreground">Quarterly review</p>
  <h1 className="max-w-[1500px] text-[160px] leading-[0.95] font-semibold tracking-tighter text-balance">Fewer things, made to last.</h1>
  <div className="flex items-end justify-between text-3xl">
    <p>Three products instead of nine</p>
    <p className="tabular-nums text-muted-foreground">1 / 12</p>
  </div>
</section>`;
