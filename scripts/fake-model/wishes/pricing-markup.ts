interface Plan {
  readonly name: string;
  readonly price: string;
  readonly per: string;
  readonly promise: string;
  readonly points: readonly string[];
  readonly action: string;
}

const PLANS: readonly Plan[] = [
  {
    name: "Solo",
    price: "$0",
    per: "for ever",
    promise: "Everything one person needs to make good work.",
    points: ["Three projects", "All effects and fonts", "Export up to 4K"],
    action: "Start for free",
  },
  {
    name: "Studio",
    price: "$24",
    per: "a month",
    promise: "For teams that publish every week.",
    points: ["Unlimited projects", "Shared library and themes", "Your own domain", "Answers within a day"],
    action: "Try 14 days",
  },
  {
    name: "House",
    price: "$96",
    per: "a month",
    promise: "For agencies with many brands to keep apart.",
    points: ["Everything in Studio", "A space for each client", "Sign-in through your company"],
    action: "Talk to us",
  },
];

const CHOSEN = 1;

function card({ name, price, per, promise, points, action }: Plan, at: number): string {
  const chosen = at === CHOSEN;
  const frame = chosen
    ? "bg-foreground text-background"
    : "border border-border bg-card text-card-foreground";
  const quiet = chosen ? "opacity-80" : "text-muted-foreground";
  const button = chosen
    ? "bg-background text-foreground"
    : "border border-border bg-background text-foreground";
  const badge = chosen
    ? '\n      <p className="rounded-full bg-background px-3 py-1 text-xs font-medium text-foreground">Most chosen</p>'
    : "";
  const list = points
    .map(
      (point) =>
        `      <li className="flex items-start gap-3 text-base"><CheckIcon aria-hidden="true" className="mt-1 size-4 shrink-0" /><span>${point}</span></li>`,
    )
    .join("\n");
  return `  <article data-name="Plan ${name}" className="flex flex-col gap-8 rounded-3xl p-8 ${frame} lg:p-10">
    <header className="flex h-8 items-center justify-between">
      <h3 className="text-lg font-medium">${name}</h3>${badge}
    </header>
    <p className="flex items-baseline gap-3"><span className="text-6xl font-semibold tracking-tight tabular-nums">${price}</span><span className="text-base ${quiet}">${per}</span></p>
    <p className="text-base text-pretty ${quiet}">${promise}</p>
    <ul className="flex flex-1 flex-col gap-3">
${list}
    </ul>
    <a href="#start-${name.toLowerCase()}" className="flex h-12 items-center justify-center rounded-full px-6 text-base font-medium ${button}">${action}</a>
  </article>`;
}

/** A section with three plans, the middle one standing out. Colours are those of the theme, so that it works in light and dark. */
export const PRICING_MARKUP = `<section id="pricing" data-name="Pricing" className="flex flex-col gap-16 bg-background px-8 py-24 text-foreground md:px-16 lg:py-32">
  <header className="flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between">
    <h2 className="max-w-2xl text-5xl font-semibold tracking-tight text-balance lg:text-7xl">Pay for the work, not the seats.</h2>
    <p className="max-w-sm text-lg text-pretty text-muted-foreground">Change or cancel whenever you like. Every plan keeps what you have made.</p>
  </header>
  <div className="grid gap-6 lg:grid-cols-3">
${PLANS.map(card).join("\n")}
  </div>
</section>`;

/** A first screen of a page. */
export const HERO_MARKUP = `<section id="hero" data-name="Hero" className="flex flex-col gap-12 bg-background px-8 pt-32 pb-24 text-foreground md:px-16">
  <h1 className="max-w-5xl text-6xl font-semibold tracking-tight text-balance lg:text-8xl">Make the thing you see in your head.</h1>
  <div className="flex flex-col gap-8 lg:flex-row lg:items-end lg:justify-between">
    <p className="max-w-xl text-xl text-pretty text-muted-foreground">Say what you want, watch it happen, and change every detail by hand.</p>
    <a href="#start" className="flex h-12 w-fit items-center gap-3 rounded-full bg-primary px-6 text-base font-medium text-primary-foreground">Begin<ArrowRightIcon aria-hidden="true" className="size-4" /></a>
  </div>
</section>`;
