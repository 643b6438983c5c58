/** A picture as the image search answers it. */
interface Picture {
  readonly url: string;
  readonly alt: string;
  readonly photographer: string;
}

const SIDES = "mx-auto w-full max-w-[1376px] px-5 md:px-10 lg:px-12";
const TITLE = "text-4xl font-medium tracking-tight text-balance lg:text-6xl";
const PRESS =
  "inline-flex min-h-12 items-center justify-center rounded-full px-6 text-base font-medium whitespace-nowrap";

const mark = `
<span data-name="Mark" aria-hidden="true" className="flex flex-col items-center gap-0.5">
  <span data-name="Top stone" className="h-1.5 w-2.5 rounded-full bg-primary"></span>
  <span data-name="Middle stone" className="h-1.5 w-4 rounded-full bg-primary"></span>
  <span data-name="Lowest stone" className="h-2 w-6 rounded-full bg-primary"></span>
</span>`;

const nav = `
<header data-name="Navigation" className="${SIDES} flex items-center justify-between gap-6 py-5">
  <a href="#top" data-name="Home" className="flex min-h-11 items-center gap-3 font-heading text-2xl font-medium tracking-tight">${mark}Cairn</a>
  <nav aria-label="Main" data-name="Links" className="hidden items-center gap-8 md:flex">
    <a href="#how" className="inline-flex min-h-11 items-center text-muted-foreground">How it works</a>
    <a href="#voices" className="inline-flex min-h-11 items-center text-muted-foreground">Walkers</a>
    <a href="#prices" className="inline-flex min-h-11 items-center text-muted-foreground">Prices</a>
  </nav>
  <a href="#prices" data-name="Plan" className="inline-flex min-h-11 items-center rounded-full border border-input px-5 font-medium whitespace-nowrap">Plan a walk</a>
</header>`;

const hero = ({ url, alt, photographer }: Picture) => `
<section id="top" data-name="Hero" className="${SIDES} flex flex-col gap-10 pt-8 pb-16 lg:gap-16 lg:pt-16 lg:pb-24">
  <div data-name="Opening" className="grid items-end gap-8 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)] lg:gap-16">
    <h1 data-name="Promise" className="text-5xl leading-none font-medium tracking-tight text-balance md:text-7xl lg:text-8xl">Walk for days. Sleep where the path ends.</h1>
    <div data-name="Invitation" className="flex flex-col gap-6">
      <p className="text-xl text-pretty text-muted-foreground">Cairn books every hut along a route as one trip, and keeps your beds when weather changes the plan.</p>
      <div data-name="First steps" className="flex flex-col gap-3 sm:flex-row">
        <a href="#prices" className="${PRESS} bg-primary text-primary-foreground">Find a route</a>
        <a href="#how" className="${PRESS} border border-input">See how it works</a>
      </div>
    </div>
  </div>
  <figure data-name="First light" className="relative flex flex-col gap-4">
    <img src="${url}" alt="${alt}" className="aspect-[4/5] w-full rounded-2xl object-cover object-[70%_50%] md:aspect-video lg:aspect-[2/1]" />
    <div data-name="Tonight" className="flex flex-col gap-4 rounded-2xl bg-card p-6 text-card-foreground md:absolute md:bottom-16 md:left-6 md:w-80 lg:bottom-20 lg:left-10">
      <p className="font-medium">Free tonight, Balcony Path</p>
      <ul data-name="Huts" className="flex flex-col divide-y divide-border">
        <li className="flex justify-between gap-4 py-3"><span>Lambert, 2,310 m</span><span className="text-muted-foreground tabular-nums">4 beds</span></li>
        <li className="flex justify-between gap-4 py-3"><span>Grand Col, 2,642 m</span><span className="text-muted-foreground tabular-nums">1 bed</span></li>
        <li className="flex justify-between gap-4 pt-3"><span>Les Fours, 2,188 m</span><span className="text-muted-foreground tabular-nums">11 beds</span></li>
      </ul>
    </div>
    <figcaption className="text-sm text-muted-foreground">First light from the Grand Col. Picture: ${photographer}</figcaption>
  </figure>
</section>`;

const STEPS = [
  ["Draw a line", "Pick two villages. Cairn lays a route between them that fits your legs, not the record."],
  ["Sleep along it", "We ask every hut on the line at once and hold the beds until you have decided."],
  ["Pay one bill", "Beds, dinners and luggage in one sum, in one currency, with one thing to cancel."],
  ["Change your mind", "Storm on the pass? The rest of the walk moves a day, and the wardens know already."],
];

const features = `
<section id="how" data-name="Features" className="border-t border-border">
  <div data-name="Ways" className="${SIDES} grid gap-12 py-16 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:py-28">
    <div data-name="Claim" className="flex flex-col gap-6">
      <h2 className="${TITLE}">Seven phone calls, made for you.</h2>
      <p className="max-w-md text-xl text-pretty text-muted-foreground">Huts answer in four languages and at odd hours. You tell us where you want to walk, once.</p>
    </div>
    <ol data-name="Steps" className="flex flex-col border-t border-border">${STEPS.map(
      ([title, text], at) => `
      <li data-name="${title}" className="grid grid-cols-[3rem_1fr] gap-y-2 border-b md:gap-x-6 border-border py-6 md:grid-cols-[4rem_14rem_1fr] lg:py-8">
        <span className="font-heading text-2xl text-muted-foreground tabular-nums">${at + 1}</span>
        <h3 className="text-2xl font-medium">${title}</h3>
        <p className="col-start-2 text-pretty text-muted-foreground md:col-start-3">${text}</p>
      </li>`,
    ).join("")}
    </ol>
  </div>
</section>`;

const DAYS = [
  ["Saint-Roch to Lambert", "11 km", "980 m"],
  ["Lambert to Grand Col", "9 km", "740 m"],
  ["Grand Col to Les Fours", "14 km", "310 m"],
  ["Les Fours to Arpette", "12 km", "150 m"],
];
const HEIGHTS = [14, 22, 31, 45, 58, 62, 70, 84, 96, 100, 88, 74, 61, 66, 57, 49, 40, 44, 33, 24];

const stage = ({ url, alt }: Picture) => `
<section data-name="A route" className="bg-secondary text-secondary-foreground">
  <div data-name="Route and wood" className="${SIDES} grid items-stretch gap-10 py-16 md:grid-cols-2 lg:gap-20 lg:py-28">
    <img src="${url}" alt="${alt}" className="aspect-[4/5] h-full w-full rounded-2xl object-cover" />
    <div data-name="Route" className="flex flex-col justify-between gap-10">
      <div data-name="About the route" className="flex flex-col gap-4">
        <h2 className="text-4xl font-medium tracking-tight text-balance">The Balcony Path, four days</h2>
        <p className="text-pretty text-muted-foreground">Up through the larch woods, two nights above the clouds, down to the train.</p>
      </div>
      <div data-name="Profile" role="img" aria-label="The route climbs to 2,642 m on the second day and falls from there" className="flex h-40 items-end gap-1 lg:h-56">${HEIGHTS.map(
        (height, at) =>
          `<span data-name="Height ${at + 1}" className="flex-1 rounded-sm bg-primary" style={{ height: "${height}%" }}></span>`,
      ).join("")}</div>
      <ol data-name="Days" className="flex flex-col border-t border-border">${DAYS.map(
        ([title, length, climb], at) => `
        <li data-name="Day ${at + 1}" className="flex items-baseline justify-between gap-4 border-b border-border py-4">
          <span className="font-medium">${title}</span>
          <span className="text-sm whitespace-nowrap text-muted-foreground tabular-nums">${length}, up ${climb}</span>
        </li>`,
      ).join("")}
      </ol>
    </div>
  </div>
</section>`;

const testimonials = `
<section id="voices" data-name="Testimonials" className="bg-primary text-primary-foreground">
  <div data-name="Voices" className="${SIDES} flex flex-col gap-12 py-16 lg:gap-20 lg:py-28">
    <h2 className="text-xl font-medium">What walkers say</h2>
    <figure data-name="Loudest voice" className="flex max-w-5xl flex-col gap-6">
      <blockquote className="font-heading text-4xl leading-tight tracking-tight text-balance lg:text-6xl">“The pass closed at noon. By one, our beds had moved two valleys east, and dinner was still at seven.”</blockquote>
      <figcaption className="text-base">Inés Carrel, walked the Balcony Path in June</figcaption>
    </figure>
    <div data-name="More voices" className="grid gap-10 border-t border-primary-foreground/30 pt-10 md:grid-cols-2 lg:gap-16">
      <figure data-name="Voice of a hut" className="flex flex-col gap-4">
        <blockquote className="text-xl text-pretty">“Nobody rings at six in the morning any more. I see who comes, and what they eat.”</blockquote>
        <figcaption className="text-base">Mathis Roux, warden of the Lambert hut</figcaption>
      </figure>
      <figure data-name="Voice of a family" className="flex flex-col gap-4">
        <blockquote className="text-xl text-pretty">“We told it our youngest is seven. It gave us short days and a lake on each of them.”</blockquote>
        <figcaption className="text-base">Tove and Anders Lind, five days with two children</figcaption>
      </figure>
    </div>
  </div>
</section>`;

const PLANS = [
  {
    name: "Day walker",
    price: "Free",
    per: "for ever",
    gains: ["Every route and its huts", "Weather for each pass", "One hut a month"],
    press: "Begin",
    look: "border border-input",
    card: "border border-border",
  },
  {
    name: "Long walker",
    price: "€29",
    per: "a year",
    gains: ["Whole routes in one booking", "Beds held for 48 hours", "Free moves when weather turns"],
    press: "Book a route",
    look: "bg-primary text-primary-foreground",
    card: "bg-card text-card-foreground ring-2 ring-primary",
  },
  {
    name: "Guide",
    price: "€12",
    per: "a month",
    gains: ["Groups of up to sixteen", "Dinners, diets and luggage", "Invoices for each guest"],
    press: "Guide with Cairn",
    look: "border border-input",
    card: "border border-border",
  },
];

const pricing = `
<section id="prices" data-name="Pricing" className="${SIDES} flex flex-col gap-12 py-16 lg:gap-16 lg:py-28">
  <div data-name="About prices" className="flex flex-col gap-6 lg:flex-row lg:items-end lg:justify-between">
    <h2 className="${TITLE} max-w-2xl">Pay for beds. Plan for nothing.</h2>
    <p className="max-w-sm text-pretty text-muted-foreground">Huts get what they ask for. We live on the plans below, and take no share of a bed.</p>
  </div>
  <div data-name="Plans" className="grid gap-5 lg:grid-cols-3">${PLANS.map(
    ({ name, price, per, gains, press, look, card }) => `
    <article data-name="${name}" className="grid gap-8 rounded-2xl p-6 md:grid-cols-2 lg:grid-cols-1 lg:p-8 ${card}">
      <div data-name="What it costs" className="flex flex-col gap-6">
        <h3 className="text-xl font-medium">${name}</h3>
        <p className="flex items-baseline gap-3"><span className="font-heading text-6xl font-medium tracking-tight">${price}</span><span className="text-muted-foreground">${per}</span></p>
      </div>
      <div data-name="What it brings" className="flex flex-col gap-8">
        <ul data-name="Gains" className="flex flex-col gap-3">${gains
          .map(
            (gain) =>
              `<li className="flex items-baseline gap-3"><span data-name="Bullet" aria-hidden="true" className="size-2 shrink-0 rounded-full bg-primary"></span><span>${gain}</span></li>`,
          )
          .join("")}</ul>
        <a href="#top" className="${PRESS} ${look}">${press}</a>
      </div>
    </article>`,
  ).join("")}
  </div>
</section>`;

const COLUMNS = [
  ["Walk", "Routes", "Huts", "Weather"],
  ["Cairn", "About us", "For huts", "Press"],
  ["Help", "Questions", "Cancel a bed", "Write to us"],
];

const footer = `
<footer data-name="Footer" className="border-t border-border">
  <div data-name="Ends" className="${SIDES} flex flex-col gap-16 py-16">
    <div data-name="Ways on" className="grid gap-12 lg:grid-cols-[1fr_1fr] lg:gap-16">
      <p className="max-w-md font-heading text-4xl font-medium tracking-tight text-balance">See you above the trees.</p>
      <nav aria-label="Footer" data-name="Footer links" className="grid grid-cols-2 gap-8 md:grid-cols-3">${COLUMNS.map(
        ([title, ...links]) => `
        <div data-name="Links of ${title}" className="flex flex-col">
          <p className="pb-2 text-sm text-muted-foreground">${title}</p>${links
            .map((words) => `<a href="#top" className="inline-flex min-h-11 items-center">${words}</a>`)
            .join("")}
        </div>`,
      ).join("")}
      </nav>
    </div>
    <div data-name="Small print" className="flex flex-col gap-2 text-sm text-muted-foreground md:flex-row md:justify-between">
      <p>Cairn, a cooperative of 312 huts</p>
      <p>Made with Affiche. Cairn is not a real company.</p>
    </div>
  </div>
</footer>`;

/** The page from top to bottom, a call of add_section each. */
export const landingSections = (pictures: { readonly hero: Picture; readonly stage: Picture }): string[] => [
  nav,
  hero(pictures.hero),
  features,
  stage(pictures.stage),
  testimonials,
  pricing,
  footer,
];
