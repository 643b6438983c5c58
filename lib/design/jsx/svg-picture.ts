/**
 * Turns inline SVG into a picture: markup that is written anew from a list of what drawings need, in a data: address.
 *
 * Threat: SVG runs script, loads pages and refers to other files. Covered: elements and attributes that are not listed are left out;
 * references lead inside the drawing only. A picture in an <img> runs nothing at all, so this is the second of two walls; it lets the
 * canvas draw the same markup inline, where `currentColor` takes the colour of the text around.
 */
import type { MarkupAttribute, MarkupElement, MarkupNode } from "./markup-node";
import { readStyle } from "./style-declarations";

const ELEMENTS = new Set(
  "svg g path circle ellipse rect line polyline polygon text tspan textPath defs linearGradient radialGradient stop clipPath mask pattern symbol use marker title desc filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence".split(
    " ",
  ),
);
const BY_LOWER = new Map([...ELEMENTS].map((name) => [name.toLowerCase(), name]));

/** Attributes that SVG itself writes in camelCase; all others of that look are React's way to write a hyphen. */
const CAMEL = new Set(
  "viewBox preserveAspectRatio gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform clipPathUnits maskUnits maskContentUnits markerWidth markerHeight markerUnits refX refY textLength lengthAdjust startOffset pathLength stdDeviation baseFrequency numOctaves stitchTiles tableValues filterUnits primitiveUnits kernelMatrix edgeMode xChannelSelector yChannelSelector surfaceScale specularExponent specularConstant diffuseConstant limitingConeAngle pointsAtX pointsAtY pointsAtZ".split(
    " ",
  ),
);
const CAMEL_BY_LOWER = new Map([...CAMEL].map((name) => [name.toLowerCase(), name]));
const PLAIN = new Set(
  "id class x y x1 x2 y1 y2 cx cy r rx ry d dx dy fx fy fr points width height transform offset rotate in in2 result type mode operator values scale seed order radius k1 k2 k3 k4 azimuth elevation slope intercept amplitude exponent opacity color fill stroke mask filter clip-path overflow display visibility orient cursor".split(
    " ",
  ),
);
const HYPHENED =
  /^(?:stroke|fill|stop|clip|font|text|letter|word|marker|dominant|alignment|baseline|color|flood|lighting|paint|shape|vector|mix|mask|writing)-[a-z-]+$/;

/** A paint or filter that is not a part of the same drawing. */
const LEADS_OUT = /url\s*\((?!\s*["']?\s*#)/i;

/** A drawing as fields of an image. */
export interface SvgPicture {
  readonly src: string;
  /** Of its title or label; empty for decoration. */
  readonly alt: string;
}

/** Writes a drawing. @param svg the element as it was parsed. */
export function svgPicture(svg: MarkupElement): SvgPicture {
  const title = svg.children.find((node) => node.kind === "element" && node.tag === "title");
  const label = svg.attributes.find(({ name }) => name.toLowerCase() === "aria-label")?.value;
  const words =
    title?.kind === "element"
      ? title.children.map((node) => (node.kind === "text" ? node.text : "")).join("")
      : "";
  const alt = (typeof label === "string" ? label : words).trim().slice(0, 2000);
  return { src: `data:image/svg+xml,${encode(write(svg))}`, alt };
}

/** Not more than addresses need: the picture stays short and can be read. */
const encode = (markup: string) =>
  markup.replace(/[%#<>"\s\\^`{|}]/g, (character) =>
    character === " " ? " " : encodeURIComponent(character),
  );

function write(svg: MarkupElement): string {
  const parts: string[] = [];
  const waiting: (MarkupNode | string)[] = [svg];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === "string") parts.push(next);
    else if (next.kind === "text") parts.push(escapeXml(next.text));
    else {
      // A link in a drawing leads nowhere, and what it holds is drawn.
      const name = next.tag === "a" ? "g" : BY_LOWER.get(next.tag.toLowerCase());
      if (!name) continue;
      const attributes = next.attributes.map((attribute) => writeAttribute(attribute, next === svg)).join("");
      const namespace = next === svg ? " xmlns='http://www.w3.org/2000/svg'" : "";
      if (next.children.length === 0) parts.push(`<${name}${namespace}${attributes}/>`);
      else {
        parts.push(`<${name}${namespace}${attributes}>`);
        waiting.push(`</${name}>`, ...[...next.children].reverse());
      }
    }
  }
  return parts.join("");
}

function writeAttribute({ name, value }: MarkupAttribute, isRoot: boolean): string {
  const written = svgAttributeName(name);
  if (isRoot && (written === "class" || written === "style" || written === "id")) return "";
  if (written === "href")
    return typeof value === "string" && value.startsWith("#") ? ` href='${escapeXml(value)}'` : "";
  if (written === "style") {
    const css = Object.entries(readStyle(value)?.style ?? {})
      .filter(([, given]) => !LEADS_OUT.test(String(given)))
      .map(([property, given]) => `${kebab(property)}:${given}`)
      .join(";");
    return css ? ` style='${escapeXml(css)}'` : "";
  }
  if (!CAMEL.has(written) && !PLAIN.has(written) && !HYPHENED.test(written)) return "";
  if (typeof value !== "string" && typeof value !== "number") return "";
  const given = String(value);
  // A paint may name a gradient of the same drawing; nothing else is fetched.
  if (LEADS_OUT.test(given) || /\\|javascript:/i.test(given)) return "";
  return ` ${written}='${escapeXml(given)}'`;
}

const kebab = (name: string) =>
  name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function svgAttributeName(name: string): string {
  if (name === "className") return "class";
  const lower = name.toLowerCase();
  if (lower === "xlink:href" || lower === "xlinkhref") return "href";
  return CAMEL_BY_LOWER.get(lower) ?? kebab(name).toLowerCase();
}

/** Text for XML: no character that XML does not have, none that ends a value. */
function escapeXml(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are to go
  const clean = text.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, "");
  return clean.replace(/[&<>'"]/g, (character) => `&#${character.charCodeAt(0)};`);
}
