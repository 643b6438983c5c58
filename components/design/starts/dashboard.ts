const figure = (name: string, value: string, change: string) => `
  <article className="rounded-lg border border-border bg-card p-6">
    <p className="text-sm text-muted-foreground">${name}</p>
    <p className="mt-2 text-3xl font-semibold tracking-tight tabular-nums">${value}</p>
    <p className="mt-1 text-sm text-muted-foreground">${change}</p>
  </article>`;

const row = (who: string, what: string, state: string, sum: string) => `
  <tr className="border-t border-border">
    <td className="px-6 py-4 font-medium">${who}</td>
    <td className="px-6 py-4 text-muted-foreground">${what}</td>
    <td className="px-6 py-4">${state}</td>
    <td className="px-6 py-4 text-right tabular-nums">${sum}</td>
  </tr>`;

/** Markup of the start "Dashboard". */
export const dashboardMarkup = `
<header className="flex items-center justify-between border-b border-border bg-card px-8 py-5">
  <h1 className="text-xl font-semibold">Orders</h1>
  <button className="rounded-md bg-primary px-4 py-2.5 text-sm font-medium text-primary-foreground">New order</button>
</header>
<section aria-label="This week" className="grid gap-4 p-8 md:grid-cols-3">
  ${figure("Sold this week", "€ 18,240", "12 % more than last week")}
  ${figure("Open orders", "46", "9 of them since yesterday")}
  ${figure("On time", "97 %", "As last week")}
</section>
<section className="px-8 pb-8">
  <div className="overflow-hidden rounded-lg border border-border bg-card">
    <h2 className="px-6 py-4 text-base font-medium">Latest</h2>
    <table className="w-full text-left text-sm">
      <tbody>
        ${row("Ada Moreau", "Oak table, 220 cm", "Packed", "€ 1,480")}
        ${row("Jonas Lind", "Six chairs", "On its way", "€ 1,140")}
        ${row("Mei Tanaka", "Reading lamp", "Delivered", "€ 210")}
        ${row("Sofía Reyes", "Shelf, three metres", "Paid", "€ 860")}
      </tbody>
    </table>
  </div>
</section>`;
