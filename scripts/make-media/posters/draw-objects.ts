import { chance, paperShadow } from "./draw";

const MONSTERA =
  "M0 0C-70 -40 -150 -150 -120 -270C-100 -340 -40 -390 0 -420C40 -390 100 -340 120 -270C150 -150 70 -40 0 0Z";

export function foliage(): string {
  const random = chance(64);
  const leaves = Array.from({ length: 74 }, (_, index) => {
    const depth = index / 74;
    const [x, y, turn] = [random.from(-60, 1260), random.from(-60, 1800), random.from(-75, 75)];
    const scale = random.from(0.55, 1.15) * (0.7 + depth * 0.5);
    const green = random.pick([
      ["#0d2f22", "#17503a"],
      ["#124231", "#226b4a"],
      ["#1b5a3c", "#3a8f5c"],
      ["#2a6b3f", "#6bab62"],
    ]);
    const ribs = Array.from(
      { length: 7 },
      (_, rib) =>
        `M0 ${-50 - rib * 46}Q${46 - rib * 3} ${-80 - rib * 48} ${96 - Math.abs(rib - 2.5) * 14} ${-104 - rib * 46}M0 ${-50 - rib * 46}Q${-46 + rib * 3} ${-80 - rib * 48} ${-96 + Math.abs(rib - 2.5) * 14} ${-104 - rib * 46}`,
    );
    return `<g transform="translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${turn.toFixed(0)}) scale(${scale.toFixed(2)})" opacity="${(0.55 + depth * 0.45).toFixed(2)}"><g filter="url(#fall)"><path d="${MONSTERA}" fill="${green[0]}"/></g><path d="M0 0C70 -40 150 -150 120 -270C100 -340 40 -390 0 -420Z" fill="${green[1]}" opacity=".8"/><path d="${ribs.join("")}M0 0V-410" stroke="${green[1]}" stroke-width="4" fill="none" opacity=".8"/></g>`;
  });
  return `<defs>${paperShadow("fall", 14, 18, 0.6)}</defs><rect width="1200" height="1600" fill="#061711"/>${leaves.join("")}`;
}

export function citrus(): string {
  const random = chance(12);
  const slices: string[] = [];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 4; column++) {
      const [rind, flesh, pith] = random.pick([
        ["#f08a1c", "#ffab3d", "#fff0d6"],
        ["#f2c61d", "#ffe066", "#fffbe0"],
        ["#e8553d", "#ff8a70", "#ffeae0"],
        ["#7fae2e", "#b9d96a", "#f6fbe2"],
      ]);
      const segments = Array.from(
        { length: 9 },
        (_, index) =>
          `<path d="M0 -14L-42 -118Q0 -142 42 -118Z" stroke-linejoin="round" transform="rotate(${index * 40})"/>`,
      );
      const [x, y] = [column * 400 + 200 + (row % 2 ? 110 : -60), row * 400 + 200];
      slices.push(
        `<g transform="translate(${x} ${y}) rotate(${random.from(0, 40).toFixed(0)})"><circle cx="26" cy="30" r="163" fill="#0a4a55" opacity=".35"/><circle r="163" fill="${rind}"/><circle r="150" fill="${pith}"/><g fill="${flesh}" stroke="${flesh}" stroke-width="8">${segments.join("")}</g><circle r="11" fill="${pith}"/></g>`,
      );
    }
  }
  return `<rect width="1600" height="1600" fill="#3fb8b4"/>${slices.join("")}`;
}

export function desk(): string {
  const random = chance(3);
  const keys = Array.from({ length: 4 }, (_, row) =>
    Array.from(
      { length: 12 },
      (_, column) => `<rect x="${column * 39}" y="${row * 39}" width="33" height="33" rx="6"/>`,
    ).join(""),
  );
  const lines = Array.from(
    { length: 7 },
    (_, index) =>
      `<rect x="34" y="${60 + index * 38}" width="${random.from(120, 250).toFixed(0)}" height="6" rx="3" fill="#c9c2b4"/>`,
  );
  return [
    `<defs>${paperShadow("drop", 16, 18, 0.28)}</defs><rect width="1600" height="900" fill="#e7dccb"/>`,
    '<g filter="url(#drop)" transform="translate(520 150)"><rect width="600" height="400" rx="22" fill="#c9ccd1"/><rect y="388" width="600" height="26" rx="12" fill="#a7abb2"/><rect x="18" y="18" width="564" height="356" rx="8" fill="#1d2433"/>',
    '<g transform="translate(48 48)"><rect width="220" height="16" rx="8" fill="#ff7a59"/><rect y="40" width="330" height="10" rx="5" fill="#5c6784"/><rect y="64" width="280" height="10" rx="5" fill="#5c6784"/><rect y="110" width="150" height="170" rx="10" fill="#2e3a57"/><rect x="170" y="110" width="150" height="170" rx="10" fill="#35507f"/><rect x="340" y="110" width="150" height="170" rx="10" fill="#f2b632"/></g></g>',
    `<g filter="url(#drop)" transform="translate(540 610)"><rect width="560" height="210" rx="20" fill="#f4f1ea"/><g transform="translate(48 30)" fill="#d8d3c7">${keys.join("").replaceAll("<g", "<g")}</g></g>`,
    `<g filter="url(#drop)" transform="translate(1210 120) rotate(7)"><rect width="300" height="400" rx="10" fill="#fffdf7"/>${lines.join("")}<rect x="-10" width="26" height="400" rx="8" fill="#d1563f"/></g>`,
    '<g filter="url(#drop)" transform="translate(1215 590) rotate(-24)"><rect width="300" height="20" rx="4" fill="#f2b632"/><path d="M300 0l44 10l-44 10Z" fill="#f3d7b0"/><path d="M330 7l14 3l-14 3Z" fill="#333"/><rect x="-26" width="30" height="20" rx="5" fill="#e58f86"/></g>',
    '<g filter="url(#drop)"><circle cx="300" cy="260" r="128" fill="#fbf8f1"/><circle cx="300" cy="260" r="94" fill="#f1ece1"/><circle cx="300" cy="260" r="82" fill="#5a3521"/><path d="M252 236q48 -40 96 0q-8 62 -48 82q-40 -20 -48 -82Z" fill="#d8ab7c"/><rect x="410" y="240" width="74" height="40" rx="20" fill="#fbf8f1"/></g>',
    `<g transform="translate(190 690)" filter="url(#drop)"><circle r="112" fill="#c8704f"/><circle r="92" fill="#4a3022"/>${Array.from({ length: 11 }, (_, index) => `<path d="M0 0Q46 -70 0 -190Q-46 -70 0 0Z" fill="${index % 2 ? "#2f6b4a" : "#438a5e"}" transform="rotate(${index * 33})"/>`).join("")}</g>`,
  ].join("");
}

export function books(): string {
  const random = chance(88);
  const inks = [
    "#8f2f2a",
    "#d9a441",
    "#1f4a5e",
    "#2f5d4a",
    "#e3d6bb",
    "#5a3a5e",
    "#c7643c",
    "#27272f",
    "#97a98a",
    "#b98b6b",
  ];
  const shelves = Array.from({ length: 5 }, (_, row) => {
    const base = 310 + row * 320;
    const parts: string[] = [];
    for (let x = 20; x < 1180; ) {
      const [width, height] = [random.from(30, 72), random.from(180, 262)];
      const ink = random.pick(inks);
      const isLeaning = random.from(0, 1) > 0.94;
      parts.push(
        `<g transform="${isLeaning ? `rotate(-9 ${x} ${base})` : ""}"><rect x="${x.toFixed(0)}" y="${(base - height).toFixed(0)}" width="${width.toFixed(0)}" height="${height.toFixed(0)}" rx="3" fill="${ink}"/><rect x="${x.toFixed(0)}" y="${(base - height).toFixed(0)}" width="${(width * 0.3).toFixed(0)}" height="${height.toFixed(0)}" fill="#fff" opacity=".1"/><rect x="${(x + width * 0.82).toFixed(0)}" y="${(base - height).toFixed(0)}" width="${(width * 0.18).toFixed(0)}" height="${height.toFixed(0)}" fill="#000" opacity=".22"/><rect x="${(x + width * 0.2).toFixed(0)}" y="${(base - height * 0.82).toFixed(0)}" width="${(width * 0.6).toFixed(0)}" height="6" fill="#f3e2b3" opacity=".8"/><rect x="${(x + width * 0.2).toFixed(0)}" y="${(base - height * 0.2).toFixed(0)}" width="${(width * 0.6).toFixed(0)}" height="4" fill="#f3e2b3" opacity=".6"/></g>`,
      );
      x += width + 2 + (isLeaning ? 46 : 0);
    }
    return `<rect y="${base - 300}" width="1200" height="300" fill="#2a1a11"/><rect y="${base - 300}" width="1200" height="60" fill="#000" opacity=".35"/>${parts.join("")}<rect y="${base}" width="1200" height="22" fill="#7a4e2e"/><rect y="${base}" width="1200" height="5" fill="#b3805210"/><rect y="${base}" width="1200" height="5" fill="#a8744a"/>`;
  });
  return `<rect width="1200" height="1600" fill="#2a1a11"/>${shelves.join("")}`;
}

export function network(): string {
  const random = chance(404);
  const nodes = Array.from({ length: 130 }, () => ({
    x: random.from(-40, 1640),
    y: random.from(-40, 940),
    depth: random.from(0.25, 1),
  }));
  const links = nodes.flatMap((one, index) =>
    nodes.slice(index + 1).flatMap((other) => {
      const distance = Math.hypot(one.x - other.x, one.y - other.y);
      if (distance > 215) return [];
      const opacity = ((1 - distance / 215) * Math.min(one.depth, other.depth)).toFixed(2);
      return [
        `<path d="M${one.x.toFixed(0)} ${one.y.toFixed(0)}L${other.x.toFixed(0)} ${other.y.toFixed(0)}" opacity="${opacity}"/>`,
      ];
    }),
  );
  const dots = nodes.map(
    ({ x, y, depth }) =>
      `<circle cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(depth ** 2 * 7 + 1.5).toFixed(1)}" opacity="${depth.toFixed(2)}"/>`,
  );
  return `<g stroke="#6fd0ff" stroke-width="3">${links.join("")}</g><g fill="#d5f2ff">${dots.join("")}</g>`;
}
