const SVG = "data:image/svg+xml,";
const PAINT = /(fill|stroke)=(["'])(#[0-9a-f]{6})\2/gi;

/** The one colour in which an embedded drawing is painted, as icons are; null for anything else. */
export function drawnColor(url: string): string | null {
  const svg = drawingOf(url);
  const colors = new Set(
    [...(svg?.matchAll(PAINT) ?? [])].map(([, , , color]) => color?.toLowerCase() ?? ""),
  );
  const [only, other] = colors;
  return only !== undefined && other === undefined ? only : null;
}

/** The same drawing in another colour. */
export function recolored(url: string, color: string): string {
  const svg = drawingOf(url);
  if (svg === null) return url;
  return SVG + encodeURIComponent(svg.replace(PAINT, (_, name, quote) => `${name}=${quote}${color}${quote}`));
}

function drawingOf(url: string): string | null {
  if (!url.startsWith(SVG)) return null;
  try {
    return decodeURIComponent(url.slice(SVG.length));
  } catch (error) {
    if (error instanceof URIError) return null;
    throw error;
  }
}
