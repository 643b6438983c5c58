/** Markup of the start "Landing page". */
export const landingMarkup = `
<header className="flex items-center justify-between px-8 py-6 md:px-16">
  <p className="text-lg font-semibold tracking-tight">Fieldwork</p>
  <nav aria-label="Main" className="hidden gap-8 text-sm text-muted-foreground md:flex">
    <a href="#tours">Tours</a><a href="#guides">Guides</a><a href="#prices">Prices</a>
  </nav>
  <a href="#book" className="rounded-full bg-primary px-5 py-2.5 text-sm font-medium text-primary-foreground">Book a walk</a>
</header>
<main>
  <section className="px-8 pt-20 pb-24 md:px-16 md:pt-32">
    <h1 className="max-w-5xl text-5xl font-semibold tracking-tight text-balance md:text-8xl">Walk the city with those who draw it.</h1>
    <div className="mt-12 flex flex-col gap-6 md:flex-row md:items-end md:justify-between">
      <p className="max-w-xl text-xl text-muted-foreground">Two hours, six people, one architect. Bring shoes that you like and a pencil; we bring the paper.</p>
      <a href="#tours" className="text-lg font-medium underline underline-offset-8">See the next walks</a>
    </div>
  </section>
  <section id="tours" className="grid border-t border-border md:grid-cols-3">
    <article className="border-b border-border p-8 md:border-r md:border-b-0 md:p-16">
      <h2 className="text-2xl font-medium">Concrete and courtyards</h2>
      <p className="mt-3 text-muted-foreground">Housing of the sixties, from the street in. Saturdays at ten.</p>
    </article>
    <article className="border-b border-border p-8 md:border-r md:border-b-0 md:p-16">
      <h2 className="text-2xl font-medium">Letters on walls</h2>
      <p className="mt-3 text-muted-foreground">Signs, shopfronts, and who painted them. Sundays at two.</p>
    </article>
    <article className="p-8 md:p-16">
      <h2 className="text-2xl font-medium">After dark</h2>
      <p className="mt-3 text-muted-foreground">How light makes a square. Thursdays at nine.</p>
    </article>
  </section>
</main>
<footer className="flex justify-between border-t border-border px-8 py-8 text-sm text-muted-foreground md:px-16">
  <p>Fieldwork, since 2014</p>
  <p>hello@fieldwork.example</p>
</footer>`;
