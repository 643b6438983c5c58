/** What colours are painted over each other on, one for a page. */
let pixel: CanvasRenderingContext2D | null = null;

/** The colour that colours give together, lowest first, on white, as `rgb(r, g, b)`. @param colors CSS colours. */
export function mixColors(colors: readonly string[]): string {
  pixel ??= onePixel();
  if (!pixel) return "rgb(255, 255, 255)";
  for (const color of ["#fff", ...colors]) {
    pixel.fillStyle = color;
    pixel.fillRect(0, 0, 1, 1);
  }
  const [red, green, blue] = pixel.getImageData(0, 0, 1, 1).data;
  return `rgb(${red}, ${green}, ${blue})`;
}

function onePixel(): CanvasRenderingContext2D | null {
  const canvas = document.createElement("canvas");
  canvas.width = 1;
  canvas.height = 1;
  return canvas.getContext("2d", { willReadFrequently: true });
}

/** Whether a computed colour lets nothing through; computed colours are written with their alpha last. */
const isOpaque = (color: string) => !/\/|rgba|transparent/.test(color);

/**
 * The colour behind the words of an element, all that its ancestors paint put together.
 * @returns null over a picture or a gradient.
 */
export function effectiveBackground(element: Element): string | null {
  const colors: string[] = [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    const { backgroundImage, backgroundColor } = getComputedStyle(at);
    if (backgroundImage !== "none") return null;
    if (backgroundColor !== "rgba(0, 0, 0, 0)") colors.unshift(backgroundColor);
    if (isOpaque(backgroundColor)) break;
  }
  return mixColors(colors);
}
