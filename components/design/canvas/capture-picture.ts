/**
 * Takes a picture of an artboard or of a node: a copy of its elements inside an SVG, drawn on a canvas.
 *
 * An SVG that is drawn as a picture loads nothing, so stylesheet, fonts and pictures go into it as text; those of servers that do not
 * share them come through our proxy. What cannot be read even so becomes a box with a name, since drawing it would forbid reading the
 * canvas.
 */
import type { Box, Capture } from "@/lib/design/tools/design-surface";
import type { ArtboardFrame } from "./artboard-frame";
import type { CaptureOptions } from "./design-view";
import { embedFonts, inlineAddresses, readAsDataUrl } from "./embed-files";
import type { ShaderPictures } from "./shader-pictures";

const MAX_SIDE_PX = 16_384;
const MAX_PIXELS = 80_000_000;

/** What a picture is taken of. */
export interface CaptureSubject {
  readonly frame: ArtboardFrame;
  /** The element, the content of the frame for the whole artboard. */
  readonly element: HTMLElement;
  /** Where the element is, from the left top corner of the artboard, in CSS px. */
  readonly box: Box;
  readonly stylesheet: string;
}

/** @throws Error for a picture that is too large, or that this browser does not draw. */
export async function capturePicture(
  { frame, element, box, stylesheet }: CaptureSubject,
  shaders: ShaderPictures,
  { format, scale, quality }: CaptureOptions,
): Promise<Capture> {
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  if (Math.max(width, height) > MAX_SIDE_PX || width * height > MAX_PIXELS)
    throw new Error(
      `A picture of ${width} × ${height} px is too large: at most ${MAX_SIDE_PX} px a side and ${MAX_PIXELS / 1e6} megapixels. Try a scale of ${Math.max(0.05, Math.floor(100 * scale * Math.sqrt(MAX_PIXELS / (width * height))) / 100)} or less.`,
    );
  const page = frame.page.cloneNode(true) as HTMLElement;
  const copies = new Map<Element, HTMLElement>();
  pair(frame.page, page, copies);
  await Promise.all([...copies].map(([original, copy]) => freeze(original, copy, copies, shaders)));
  if (element !== frame.content) isolate(copies.get(element), page);

  const css = await inlineAddresses(stylesheet);
  const fonts = await embedFonts(frame.page);
  const content = new XMLSerializer().serializeToString(page);
  const pageBox = frame.page.getBoundingClientRect();
  const zoom = pageBox.width / Math.max(1, frame.page.offsetWidth) || 1;
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box.x} ${box.y} ${box.width} ${box.height}">`,
    `<style>${escapeXml(fonts + css)}</style>`,
    `<foreignObject x="0" y="0" width="${frame.page.offsetWidth}" height="${pageBox.height / zoom}">${content}</foreignObject></svg>`,
  ].join("");

  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode().catch((cause: unknown) => {
    throw new Error("This browser could not draw the design as a picture.", { cause });
  });
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context)
    throw new Error("This browser gives no canvas for a picture of this size; try a smaller scale.");
  if (format === "jpeg") {
    context.fillStyle = "#fff";
    context.fillRect(0, 0, width, height);
  }
  context.drawImage(image, 0, 0, width, height);
  const dataUrl = canvas.toDataURL(`image/${format}`, quality);
  if (!dataUrl.startsWith(`data:image/${format}`))
    throw new Error(`This browser does not write ${format} pictures; ask for png.`);
  return { dataUrl, width, height };
}

const escapeXml = (text: string) =>
  text.replace(/[&<>]/g, (character) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;" })[character] ?? character);

function pair(original: Element, copy: Element, into: Map<Element, HTMLElement>): void {
  if (copy instanceof HTMLElement) into.set(original, copy);
  for (let index = 0; index < original.children.length; index++) {
    const [from, to] = [original.children[index], copy.children[index]];
    if (from && to) pair(from, to, into);
  }
}

/** Makes a copy say by itself what its original only is while it lives. */
async function freeze(
  original: Element,
  copy: HTMLElement,
  copies: Map<Element, HTMLElement>,
  shaders: ShaderPictures,
): Promise<void> {
  const stand = (from: Element, to: HTMLElement, words: string, picture?: string | null) =>
    copies.set(from, placeholder(from, to, words, picture));
  const inline = copy.getAttribute("style");
  if (inline?.includes("url(")) copy.setAttribute("style", await inlineAddresses(inline));
  if (original instanceof HTMLInputElement) copy.setAttribute("value", original.value);
  if (original instanceof HTMLSelectElement)
    [...copy.children].forEach(
      (option, index) => void option.toggleAttribute("selected", index === original.selectedIndex),
    );
  if (original instanceof HTMLImageElement && copy instanceof HTMLImageElement) {
    copy.removeAttribute("srcset");
    copy.removeAttribute("loading");
    const data = original.src ? await readAsDataUrl(original.src) : null;
    if (data) copy.src = data;
    else stand(original, copy, original.alt || "Picture");
  } else if (original instanceof HTMLVideoElement) {
    stand(
      original,
      copy,
      "Video",
      frameOf(original) ?? (original.poster ? await readAsDataUrl(original.poster) : null),
    );
  } else if (copy.hasAttribute("data-affiche-shader")) {
    const { offsetWidth, offsetHeight } = original as HTMLElement;
    const picture =
      offsetWidth && offsetHeight
        ? await shaders.picture(original, offsetWidth, offsetHeight).catch((error: unknown) => {
            console.warn("A shader could not be drawn for a picture.", error);
            return null;
          })
        : null;
    stand(original, copy, "Shader", picture);
  }
}

/** The frame that a film shows; null where there is none, or where it may not be read. */
function frameOf(video: HTMLVideoElement): string | null {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return null;
  const canvas = document.createElement("canvas");
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  try {
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    return canvas.toDataURL("image/png");
  } catch (error) {
    console.warn("A film of another site cannot be read for a picture.", error);
    return null;
  }
}

/** Puts a box of the same size in the place of an element: with a picture, or with words. @returns the box. */
function placeholder(
  original: Element,
  copy: HTMLElement,
  words: string,
  picture: string | null = null,
): HTMLElement {
  const box = document.createElement("div");
  for (const { name, value } of copy.attributes)
    if (/^(class|style|hidden|id)$/.test(name)) box.setAttribute(name, value);
  const { display, width, height, objectFit } = getComputedStyle(original);
  box.style.width = width;
  box.style.height = height;
  box.style.display = display === "inline" ? "inline-block" : display;
  box.style.overflow = "hidden";
  if (picture) {
    const image = document.createElement("img");
    image.src = picture;
    image.style.cssText = `width:100%;height:100%;max-width:none;object-fit:${objectFit}`;
    box.append(image);
  } else {
    box.style.background = "#e4e4e7";
    box.style.color = "#3f3f46";
    box.style.font = "12px/1.3 system-ui";
    box.append(words);
  }
  copy.replaceWith(box);
  return box;
}

/** Shows one element of a page alone; what lies behind it and beside it leaves its space. */
function isolate(element: HTMLElement | undefined, page: HTMLElement): void {
  page.style.visibility = "hidden";
  if (element) element.style.visibility = "visible";
}
