import { chance, drawingSize, glow, gradient, noiseField, paperShadow, ridge } from "./draw";

const soft = (deviation: number, id: string) =>
  `<filter id="${id}" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Cloud where noise is dense. */
export const clouds = (
  id: string,
  color: [number, number, number],
  seed: number,
  place: string,
  frequency = "0.0035 0.012",
) =>
  noiseField(
    id,
    `type="fractalNoise" baseFrequency="${frequency}" numOctaves="5" seed="${seed}"`,
    `<feColorMatrix values="0 0 0 0 ${color[0]} 0 0 0 0 ${color[1]} 0 0 0 0 ${color[2]} 3.4 0 0 0 -1.5"/>`,
    place,
  );

export function oceanSunset(): string {
  const horizon = 540;
  return [
    "<defs>",
    gradient("sky", [
      ["#27204f", 0],
      ["#7b2f6b", 0.45],
      ["#e8604c", 0.78],
      ["#ffc06a", 1],
    ]),
    gradient("sea", [
      ["#f2a15c", 0],
      ["#a8485f", 0.14],
      ["#3c2356", 0.5],
      ["#120d2b", 1],
    ]),
    glow("halo", [
      ["#fff2c4", 0],
      ["#ffcf7a", 0.18, 0.75],
      ["#ff9a5c", 0.5, 0.22],
      ["#ff9a5c", 1, 0],
    ]),
    glow("path", [
      ["#ffffff", 0, 1],
      ["#ffffff", 0.5, 0.55],
      ["#ffffff", 1, 0],
    ]),
    '<filter id="glint" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.11" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 .86 0 0 0 0 .62 7 0 0 0 -3.5"/></filter>',
    '<filter id="swell" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.003 0.05" numOctaves="5" seed="3"/><feColorMatrix values="0 0 0 0 .05 0 0 0 0 .03 0 0 0 0 .14 4 0 0 0 -1.9"/></filter>',
    `<mask id="shine"><ellipse cx="1010" cy="${horizon + 40}" rx="420" ry="420" fill="url(#path)"/></mask>`,
    "</defs>",
    '<rect width="1600" height="560" fill="url(#sky)"/>',
    clouds("far", [1, 0.72, 0.55], 21, 'y="120" width="1600" height="400"', "0.002 0.016"),
    clouds("dark", [0.35, 0.16, 0.4], 5, 'width="1600" height="330"', "0.0018 0.012"),
    `<circle cx="1010" cy="${horizon - 40}" r="430" fill="url(#halo)"/><circle cx="1010" cy="${horizon - 34}" r="62" fill="#fff6d8"/>`,
    `<rect y="${horizon}" width="1600" height="360" fill="url(#sea)"/>`,
    `<rect y="${horizon}" width="1600" height="360" filter="url(#swell)" opacity=".75"/>`,
    `<g mask="url(#shine)"><rect y="${horizon}" width="1600" height="360" filter="url(#glint)"/></g>`,
  ].join("");
}

export function beach(): string {
  return [
    "<defs>",
    gradient(
      "water",
      [
        ["#0a7f98", 0],
        ["#19b3b8", 0.5],
        ["#8fe3d2", 1],
      ],
      'x2="0.35" y2="1"',
    ),
    gradient("sand", [
      ["#e9cf9f", 0],
      ["#f6e3bd", 0.5],
      ["#edd3a2", 1],
    ]),
    soft(7, "blur"),
    soft(2.2, "crisp"),
    "</defs>",
    '<rect width="1200" height="1600" fill="url(#water)"/>',
    noiseField(
      "caustic",
      'type="turbulence" baseFrequency="0.009 0.016" numOctaves="3" seed="4"',
      '<feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 .96 -9 0 0 0 1.1"/>',
      'width="1200" height="1000" opacity=".5"',
    ),
    ...[
      [11, 900, 60, "#ffffff", 0.28, "blur"],
      [12, 980, 62, "#c8f2e6", 0.8, "blur"],
      [12, 1000, 62, "#ffffff", 0.95, "crisp"],
      [12, 1022, 62, "#c9a873", 1, "crisp"],
      [13, 1075, 50, "url(#sand)", 1, "blur"],
    ].map(
      ([seed, y, amplitude, fill, opacity, filter]) =>
        `<path d="${ridge(Number(seed), 1200, 1640, Number(y), Number(amplitude), 0.2)}" fill="${fill}" opacity="${opacity}" filter="url(#${filter})"/>`,
    ),
    noiseField(
      "grains",
      'type="fractalNoise" baseFrequency="0.9" numOctaves="2" seed="2"',
      '<feColorMatrix values="0 0 0 0 .45 0 0 0 0 .33 0 0 0 0 .18 1.2 0 0 0 -.5"/>',
      'y="1090" width="1200" height="510" opacity=".5"',
    ),
  ].join("");
}

export function skyline(): string {
  const random = chance(77);
  const row = (
    base: number,
    low: number,
    high: number,
    color: string,
    lit: readonly string[],
    density: number,
  ) => {
    const parts: string[] = [];
    for (let x = -20; x < 1620; ) {
      const width = random.from(50, 120);
      const height = random.from(low, high) * (1.25 - Math.abs(x - 900) / 1500);
      parts.push(
        `<rect x="${x.toFixed(0)}" y="${(base - height).toFixed(0)}" width="${width.toFixed(0)}" height="${(height + 400).toFixed(0)}" fill="${color}"/>`,
      );
      if (random.from(0, 1) > 0.75)
        parts.push(
          `<rect x="${(x + width / 2).toFixed(0)}" y="${(base - height - 60).toFixed(0)}" width="3" height="60" fill="${color}"/>`,
        );
      for (let wy = base - height + 14; wy < 860; wy += 17) {
        for (let wx = x + 9; wx < x + width - 12; wx += 13) {
          if (random.from(0, 1) < density)
            parts.push(
              `<rect x="${wx.toFixed(0)}" y="${wy.toFixed(0)}" width="6" height="9" fill="${random.pick(lit)}" opacity="${random.from(0.35, 1).toFixed(2)}"/>`,
            );
        }
      }
      x += width + random.from(-6, 14);
    }
    return parts.join("");
  };
  return [
    "<defs>",
    gradient("night", [
      ["#10143a", 0],
      ["#3a2b6e", 0.4],
      ["#a2487c", 0.66],
      ["#ff9a6b", 0.88],
    ]),
    "</defs>",
    '<rect width="1600" height="900" fill="url(#night)"/>',
    row(760, 180, 330, "#3a2a5e", ["#e8a0a0", "#b9a0e8"], 0.06),
    row(840, 200, 470, "#1b1a3d", ["#ffd58a", "#ffc06a", "#9fd0ff"], 0.2),
    row(930, 120, 330, "#0b0b20", ["#ffd58a", "#ffe9c4", "#ff9e6b"], 0.26),
  ].join("");
}

export function ridges(
  colors: readonly string[],
  top: number,
  step: number,
  roughness: number,
  seed: number,
  width: number,
  bottom: number,
  amplitude: number,
) {
  return colors
    .map(
      (color, index) =>
        `<path d="${ridge(seed + index, width, bottom, top + index * step, amplitude + index * 8, roughness)}" fill="${color}"/>`,
    )
    .join("");
}

export function starryNight(): string {
  const random = chance(5);
  const stars = Array.from({ length: 520 }, () => {
    const size = random.from(0, 1) ** 6 * 3.2 + 0.7;
    return `<circle cx="${random.from(0, 1200).toFixed(0)}" cy="${random.from(0, 1350).toFixed(0)}" r="${size.toFixed(1)}" fill="${random.pick(["#ffffff", "#cfe0ff", "#ffe9cf"])}" opacity="${random.from(0.3, 1).toFixed(2)}"/>`;
  });
  const milkyWay = Array.from({ length: 1500 }, () => {
    const [along, aside] = [
      random.from(-500, 1700),
      (random.from(-1, 1) + random.from(-1, 1) + random.from(-1, 1)) * 90,
    ];
    return `<circle cx="${along.toFixed(0)}" cy="${(560 + aside).toFixed(0)}" r="${random.from(0.6, 1.5).toFixed(1)}" fill="#e8e4ff" opacity="${random.from(0.2, 0.8).toFixed(2)}" transform="rotate(58 600 600)"/>`;
  });
  const pine = (x: number, base: number, height: number) => {
    const tiers = Array.from({ length: 9 }, (_, tier) => {
      const y = base - height + (height * tier) / 9;
      const half = (height * 0.2 * (tier + 1.2)) / 9 + random.from(-3, 3);
      return `M${x - half} ${y + height / 6}L${x} ${y}L${x + half} ${y + height / 6}Z`;
    });
    return `<path d="${tiers.join("")}M${x - 4} ${base + 40}h8v-60h-8Z"/>`;
  };
  const pines = Array.from({ length: 46 }, (_, index) =>
    pine(index * 28 + random.from(-14, 14), 1570 + random.from(-30, 40), random.from(110, 330)),
  );
  return [
    "<defs>",
    gradient("night", [
      ["#04081c", 0],
      ["#0d2350", 0.55],
      ["#2f5f8f", 0.85],
      ["#86a9b8", 1],
    ]),
    soft(60, "milky"),
    "</defs>",
    '<rect width="1200" height="1600" fill="url(#night)"/>',
    '<g transform="rotate(58 600 600)"><ellipse cx="600" cy="560" rx="1000" ry="120" fill="#7f97d8" opacity=".3" filter="url(#milky)"/></g>',
    '<g transform="rotate(58 600 600)"><ellipse cx="640" cy="560" rx="760" ry="46" fill="#cdb8e8" opacity=".32" filter="url(#milky)"/><ellipse cx="560" cy="590" rx="620" ry="16" fill="#fff1de" opacity=".3" filter="url(#milky)"/></g>',
    milkyWay.join(""),
    stars.join(""),
    `<path d="${ridge(31, 1200, 1600, 1380, 130, 0.6)}" fill="#12304f"/><path d="${ridge(33, 1200, 1600, 1470, 70, 0.5)}" fill="#0a1c33"/>`,
    `<g fill="#030812">${pines.join("")}</g><rect y="1580" width="1200" height="20" fill="#030812"/>`,
  ].join("");
}

export function lavender(): string {
  const rows = Array.from({ length: 25 }, (_, index) => {
    const spread = (index - 12) * 210;
    const next = spread + 120;
    return `<path d="M${800 + (index - 12) * 13} 470L${800 + (index - 12) * 13 + 8} 470L${800 + next} 920L${800 + spread} 920Z" fill="url(#row)"/>`;
  });
  return [
    "<defs>",
    gradient("sky", [
      ["#6fa3d8", 0],
      ["#c9dcee", 0.5],
      ["#fbe3c4", 1],
    ]),
    gradient("row", [
      ["#b9a2d8", 0],
      ["#8a62c4", 0.35],
      ["#5b2f9b", 1],
    ]),
    gradient("soil", [
      ["#9fae7c", 0],
      ["#6f8450", 0.3],
      ["#3f5230", 1],
    ]),
    '<filter id="rough" x="-5%" y="-5%" width="110%" height="110%"><feTurbulence type="fractalNoise" baseFrequency="0.05 0.09" numOctaves="3" seed="6"/><feDisplacementMap in="SourceGraphic" scale="26" xChannelSelector="R" yChannelSelector="G"/></filter>',
    "</defs>",
    '<rect width="1600" height="500" fill="url(#sky)"/>',
    clouds("sky2", [1, 0.98, 0.95], 33, 'width="1600" height="380" opacity=".85"'),
    `<path d="${ridge(3, 1600, 520, 430, 40, 0.2)}" fill="#8ea2b8"/><path d="${ridge(4, 1600, 520, 455, 22, 0.3)}" fill="#7d966f"/>`,
    '<rect y="466" width="1600" height="440" fill="url(#soil)"/>',
    `<g filter="url(#rough)">${rows.join("")}</g>`,
    noiseField(
      "bloom",
      'type="fractalNoise" baseFrequency="0.16 0.22" numOctaves="3" seed="12"',
      '<feColorMatrix values="0 0 0 0 .86 0 0 0 0 .72 0 0 0 0 1 5 0 0 0 -2.9"/>',
      'y="520" width="1600" height="380" opacity=".55"',
    ),
  ].join("");
}

export function paperWaves(
  colors: readonly string[],
  width: number,
  height: number,
  seed: number,
  top: number,
): string {
  const step = (height - top) / colors.length;
  return `<defs>${paperShadow("cut", -8, 16, 0.38)}</defs><rect width="${width}" height="${height}" fill="${colors[0]}"/>${colors
    .slice(1)
    .map(
      (color, index) =>
        `<path d="${ridge(seed + index * 3, width * 1, height + 60, top + index * step, 70, 0.02)}" fill="${color}" filter="url(#cut)"/>`,
    )
    .join("")}`;
}

export function palmShadow(): string {
  const frond = (x: number, y: number, angle: number, length: number, side: number) => {
    const pairs = 30;
    const leaflets = Array.from({ length: pairs }, (_, index) => {
      const share = index / pairs;
      const along = 70 + share * length;
      const drop = (along * along) / 3400;
      const size = 90 + 330 * Math.sin(Math.PI * (0.18 + 0.8 * share));
      const lean = 62 - share * 44;
      const blade = `M0 0C${size * 0.3} -17 ${size * 0.7} -13 ${size} ${size * 0.06}C${size * 0.7} 12 ${size * 0.3} 15 0 0Z`;
      return [1, -1].map(
        (way) =>
          `<path d="${blade}" transform="translate(${along.toFixed(0)} ${drop.toFixed(0)}) rotate(${(way * lean + share * 22).toFixed(0)})"/>`,
      );
    });
    return `<g transform="translate(${x} ${y}) rotate(${angle}) scale(1 ${side})">${leaflets.flat().join("")}<path d="M0 0Q${length * 0.55} ${length * 0.04} ${length + 80} ${(length + 80) ** 2 / 3400}" stroke="#6b3f2c" stroke-width="11" fill="none"/></g>`;
  };
  return [
    "<defs>",
    gradient(
      "wall",
      [
        ["#f8e4cd", 0],
        ["#efcba8", 0.7],
        ["#e4b48c", 1],
      ],
      'x2="1" y2="1"',
    ),
    soft(16, "far"),
    soft(5, "near"),
    "</defs>",
    '<rect width="1200" height="1600" fill="url(#wall)"/>',
    `<g fill="#a8694a" opacity=".34" filter="url(#far)">${frond(1340, 260, 158, 900, -1)}${frond(-160, 1250, -34, 900, 1)}</g>`,
    `<g fill="#8a523a" opacity=".5" filter="url(#near)">${frond(-120, 300, 14, 1000, 1)}${frond(-60, 60, 48, 900, 1)}</g>`,
    noiseField(
      "plaster",
      'type="fractalNoise" baseFrequency="0.02 0.026" numOctaves="5" seed="7"',
      '<feDiffuseLighting surfaceScale="0.9" diffuseConstant="1.12" lighting-color="#fff"><feDistantLight azimuth="220" elevation="62"/></feDiffuseLighting>',
      'width="1200" height="1600" style="mix-blend-mode:multiply"',
    ),
  ].join("");
}

export function windowLight(): string {
  const { width, height } = drawingSize("4:3");
  const panes = [0, 1, 2].flatMap((column) =>
    [0, 1].map((row) => {
      const [x, y] = [420 + column * 330 - row * 90, 120 + row * 440 + column * 70];
      return `<path d="M${x} ${y}l285 60l-82 400l-285 -60Z"/>`;
    }),
  );
  const leaves = Array.from({ length: 16 }, (_, index) => {
    const along = index * 42;
    return `<ellipse cx="${760 + along}" cy="${870 - along * 0.75 + (index % 2) * 60}" rx="86" ry="24" transform="rotate(${index % 2 ? 20 : -72} ${760 + along} ${870 - along * 0.75})"/>`;
  });
  return [
    `<defs>${gradient(
      "wall",
      [
        ["#b98f74", 0],
        ["#8f6450", 0.6],
        ["#6f4a3d", 1],
      ],
      'x2="1" y2="1"',
    )}${soft(9, "light")}${soft(6, "leaf")}</defs>`,
    `<rect width="${width}" height="${height}" fill="url(#wall)"/>`,
    `<g fill="#ffd9a0" opacity=".78" filter="url(#light)">${panes.join("")}</g>`,
    `<g fill="#8a5a45" opacity=".62" filter="url(#leaf)">${leaves.join("")}<path d="M700 930L1400 380" stroke="#8a5a45" stroke-width="9"/></g>`,
    noiseField(
      "plaster",
      'type="fractalNoise" baseFrequency="0.02 0.03" numOctaves="5" seed="17"',
      '<feDiffuseLighting surfaceScale="0.8" diffuseConstant="1.12" lighting-color="#fff"><feDistantLight azimuth="200" elevation="62"/></feDiffuseLighting>',
      `width="${width}" height="${height}" style="mix-blend-mode:multiply"`,
    ),
  ].join("");
}

export const SNOWY = ["#b9cfe4", "#9dbbd8", "#7fa2c6", "#5e83ae", "#406794", "#284a76"];
export const FIELDS = ["#cfd9a8", "#b7c98a", "#9bb56c", "#7b9c50", "#5b7f3c", "#3e602c"];

export function aurora(): string {
  const random = chance(15);
  const stars = Array.from(
    { length: 260 },
    () =>
      `<circle cx="${random.from(0, 1600).toFixed(0)}" cy="${random.from(0, 700).toFixed(0)}" r="${random.from(0.6, 1.9).toFixed(1)}" opacity="${random.from(0.3, 1).toFixed(2)}"/>`,
  );
  const curtain = (id: string, seed: number, y: number, height: number, colors: string) =>
    `<mask id="${id}"><g transform="skewX(-14)">${noiseField(`${id}-noise`, `type="fractalNoise" baseFrequency="0.0065 0.0007" numOctaves="4" seed="${seed}"`, '<feColorMatrix values="4.4 0 0 0 -1.75 4.4 0 0 0 -1.75 4.4 0 0 0 -1.75 0 0 0 0 1"/>', `x="-100" y="${y}" width="2100" height="${height}"`)}</g></mask><rect y="${y}" width="1600" height="${height}" fill="url(#${colors})" mask="url(#${id})" filter="url(#haze)"/>`;
  return [
    "<defs>",
    gradient("night", [
      ["#030716", 0],
      ["#0a1f3c", 0.6],
      ["#1d4a5c", 1],
    ]),
    gradient("green", [
      ["#7a4be0", 0, 0],
      ["#8a55e8", 0.25, 0.55],
      ["#2fe0a0", 0.66, 0.95],
      ["#9dffcf", 0.82, 1],
      ["#2fe0a0", 1, 0],
    ]),
    gradient("violet", [
      ["#c04bd8", 0, 0],
      ["#b84fd8", 0.4, 0.5],
      ["#35c9c0", 0.8, 0.7],
      ["#35c9c0", 1, 0],
    ]),
    soft(5, "haze"),
    "</defs>",
    '<rect width="1600" height="900" fill="url(#night)"/>',
    `<g fill="#fff">${stars.join("")}</g>`,
    curtain("back", 27, 40, 520, "violet"),
    curtain("front", 6, 110, 560, "green"),
    `<path d="${ridge(61, 1600, 900, 720, 90, 0.55)}" fill="#0a2230"/><path d="${ridge(66, 1600, 900, 810, 50, 0.5)}" fill="#040d16"/>`,
  ].join("");
}
