import { chance, noiseField, tones } from "./draw";

export const lit = (scale: number, azimuth: number, elevation: number, color = "#fff") =>
  `<feDiffuseLighting surfaceScale="${scale}" diffuseConstant="1.1" lighting-color="${color}"><feDistantLight azimuth="${azimuth}" elevation="${elevation}"/></feDiffuseLighting>`;

export function wood(): string {
  const random = chance(8);
  const boards = Array.from({ length: 5 }, (_, index) => {
    const y = index * 240;
    const noise = `type="fractalNoise" baseFrequency="0.0022 ${random.from(0.02, 0.034).toFixed(3)}" numOctaves="5" seed="${index * 7 + 3}"`;
    const brown = random.pick([
      ["#4b2d1a", "#7a4c2c", "#a06a3e", "#b98553"],
      ["#53311c", "#845330", "#a97245", "#c4925f"],
      ["#432716", "#6d4327", "#935f37", "#ad7a4b"],
    ]);
    return `${noiseField(`board${index}`, noise, tones(brown, 1.7, -0.35), `y="${y}" width="1600" height="240"`)}<rect y="${y}" width="1600" height="7" fill="#1d0f07" opacity=".9"/><rect y="${y + 7}" width="1600" height="3" fill="#e2b98a" opacity=".25"/>`;
  });
  return boards.join("");
}

/** Long thin lines where noise crosses its middle: the sixth of eleven colours is theirs. */
export function veins(colors: readonly string[], seed: number, blend: string): string {
  const field = (id: string, frequency: string, spread: number, more: string) =>
    noiseField(
      id,
      `type="fractalNoise" baseFrequency="${frequency}" numOctaves="6" seed="${seed + id.length}"`,
      tones(colors, spread, (1 - spread) / 2),
      `width="100%" height="100%" ${more}`,
    );
  return `<g transform="rotate(-24 800 800) scale(1.6) translate(-300 -300)"><svg width="1800" height="1800">${field("vein", "0.0012 0.0034", 4.2, "")}${field("fine", "0.003 0.007", 5.5, `opacity=".45" style="mix-blend-mode:${blend}"`)}</svg></g>`;
}

export function terrazzo(): string {
  const random = chance(23);
  const chips = Array.from({ length: 460 }, () => {
    const [x, y] = [random.from(-20, 1620), random.from(-20, 1620)];
    const size = 10 + random.from(0, 1) ** 3 * 62;
    const corners = Math.round(random.from(4, 7));
    const points = Array.from({ length: corners }, (_, index) => {
      const angle = (index / corners) * Math.PI * 2 + random.from(-0.35, 0.35);
      const reach = size * random.from(0.6, 1.1);
      return `${(x + Math.cos(angle) * reach).toFixed(0)},${(y + Math.sin(angle) * reach).toFixed(0)}`;
    });
    return `<polygon points="${points.join(" ")}" fill="${random.pick(["#d98f6e", "#2f4a4a", "#c9b79c", "#e5b9a5", "#7e9a8c", "#3a3a3f", "#efe3cf", "#b4573f"])}"/>`;
  });
  return `<rect width="1600" height="1600" fill="#f2ece2"/>${chips.join("")}${noiseField("dust", 'type="fractalNoise" baseFrequency="0.6" numOctaves="2" seed="5"', '<feColorMatrix values="0 0 0 0 .4 0 0 0 0 .36 0 0 0 0 .3 1 0 0 0 -.42"/>')}`;
}

export function bricks(): string {
  const random = chance(41);
  const parts: string[] = [];
  for (let row = 0; row < 17; row++) {
    for (let column = -1; column < 8; column++) {
      const x = column * 215 + (row % 2) * 107;
      parts.push(
        `<rect x="${x}" y="${row * 72}" width="203" height="61" rx="4" fill="${random.pick(["#9b4a34", "#8a3f2d", "#a85a40", "#7c3828", "#b0664a", "#934431"])}"/>`,
      );
    }
  }
  return [
    '<rect width="1600" height="1200" fill="#b9aa9b"/>',
    '<defs><filter id="worn" x="-2%" y="-2%" width="104%" height="104%"><feTurbulence type="fractalNoise" baseFrequency="0.06" numOctaves="4" seed="9"/><feDisplacementMap in="SourceGraphic" scale="9" xChannelSelector="R" yChannelSelector="G"/></filter></defs>',
    `<g filter="url(#worn)">${parts.join("")}</g>`,
    noiseField(
      "rough",
      'type="fractalNoise" baseFrequency="0.09" numOctaves="5" seed="10"',
      lit(3.4, 235, 52),
      'width="1600" height="1200" style="mix-blend-mode:multiply"',
    ),
    noiseField(
      "stain",
      'type="fractalNoise" baseFrequency="0.004" numOctaves="3" seed="4"',
      '<feColorMatrix values="0 0 0 0 .1 0 0 0 0 .06 0 0 0 0 .05 2.2 0 0 0 -.9"/>',
      'width="1600" height="1200" opacity=".6"',
    ),
  ].join("");
}

export function contours(): string {
  const lines = Array.from({ length: 34 }, (_, ring) => {
    const points = Array.from({ length: 181 }, (_, index) => {
      const angle = (index / 180) * Math.PI * 2;
      const reach = 30 + ring * 36;
      const bend =
        1 +
        0.2 * Math.sin(angle * 2 + ring * 0.09) +
        0.11 * Math.sin(angle * 3 - ring * 0.16 + 1) +
        0.05 * Math.sin(angle * 7 + ring * 0.3);
      return `${(960 + Math.cos(angle) * reach * bend).toFixed(1)} ${(420 + Math.sin(angle) * reach * bend * 0.78).toFixed(1)}`;
    });
    return `<path d="M${points.join("L")}Z" stroke-width="${ring % 5 === 0 ? 3.2 : 1.4}"/>`;
  });
  return `<rect width="1600" height="900" fill="#12372f"/><g fill="none" stroke="#d9c58b" stroke-linejoin="round">${lines.join("")}</g>`;
}

export function bauhaus(): string {
  const random = chance(19);
  const inks = ["#e4432d", "#f2b632", "#1f4e8c", "#141414", "#efe4cf", "#e98f7f"];
  const cells: string[] = [];
  for (let row = 0; row < 6; row++) {
    for (let column = 0; column < 6; column++) {
      const ground = random.pick(inks);
      const ink = random.pick(inks.filter((each) => each !== ground));
      const forms = [
        `<path d="M0 0H267A267 267 0 0 1 0 267Z"/>`,
        `<circle cx="133" cy="133" r="104"/>`,
        `<path d="M0 0H267L0 267Z"/>`,
        `<path d="M0 133A133 133 0 0 1 267 133Z"/>`,
        `<path d="M0 0H267A267 267 0 0 1 0 267Z"/>`,
        `<path d="M0 30H267V74H0ZM0 112H267V156H0ZM0 194H267V238H0Z"/>`,
      ];
      const turn = Math.floor(random.from(0, 4)) * 90;
      cells.push(
        `<g transform="translate(${column * 266.7} ${row * 266.7})"><rect width="267.5" height="267.5" fill="${ground}"/><g fill="${ink}" transform="rotate(${turn} 133.5 133.5)">${random.pick(forms)}</g></g>`,
      );
    }
  }
  return cells.join("");
}

export function waves(): string {
  const parts: string[] = [];
  for (let row = 15; row >= -1; row--) {
    for (let column = -1; column < 9; column++) {
      const x = column * 180 + (row % 2 ? 90 : 0);
      const y = 1640 - row * 72 - 400;
      const rings = [90, 72, 54, 36, 18].map(
        (radius, index) =>
          `<circle cx="${x}" cy="${y}" r="${radius}" fill="${index % 2 ? "#16365f" : "#efe6d3"}"/><circle cx="${x}" cy="${y}" r="${radius - 6}" fill="${index % 2 ? "#efe6d3" : "#16365f"}"/>`,
      );
      parts.push(rings.join(""));
    }
  }
  return `<rect width="1200" height="1600" fill="#16365f"/><g transform="translate(0 -80) scale(1.12)">${parts.toReversed().reverse().join("")}</g>`;
}

export function linen(): string {
  const thread = (id: string, frequency: string, seed: number) =>
    noiseField(
      id,
      `type="fractalNoise" baseFrequency="${frequency}" numOctaves="3" seed="${seed}"`,
      lit(0.55, 225, 64, "#fff8ea"),
      'width="100%" height="100%" style="mix-blend-mode:multiply"',
    );
  return `<rect width="1600" height="1200" fill="#f0e3cc"/>${thread("across", "0.014 0.3", 3)}${thread("down", "0.3 0.014", 8)}`;
}

/** Threads of light as on the floor of a pool: where noise crosses its middle. */
export const caustics = (id: string, frequency: string, seed: number, opacity: number) =>
  noiseField(
    id,
    `type="fractalNoise" baseFrequency="${frequency}" numOctaves="2" seed="${seed}"`,
    '<feColorMatrix values="0 0 0 0 .93 0 0 0 0 1 0 0 0 0 1 2.4 0 0 0 -.7"/><feComponentTransfer><feFuncA type="table" tableValues="0 .02 .06 .16 .4 1 .4 .16 .06 .02 0"/></feComponentTransfer>',
    `width="100%" height="100%" opacity="${opacity}"`,
  );
