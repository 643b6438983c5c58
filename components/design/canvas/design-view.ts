import type { DesignDiff } from "@/lib/design/document/diff";
import type { Workspace } from "@/lib/design/run";
import type { Box, Capture, DrawnNode, Viewport } from "@/lib/design/tools/design-surface";
import { createCamera } from "./camera";
import { listenForCamera } from "./camera-input";
import { createClassStyles } from "./class-styles";
import { fontsOf } from "./design-fonts";
import { effectiveBackground } from "./effective-background";
import { createElementPainter } from "./element-painter";
import { createIconPictures } from "./icon-pictures";
import { createNodeMotion } from "./node-motion";
import { createOverlay } from "./overlay";
import { createScene } from "./scene";
import { createShaderPictures } from "./shader-pictures";

/** How a picture is taken: scale 1 is a CSS pixel a pixel, quality is 0 to 1 and for jpeg and webp only. */
export interface CaptureOptions {
  readonly format: "png" | "jpeg" | "webp";
  readonly scale: number;
  readonly quality?: number;
}

/** A design as it is drawn in a page: artboards as DOM on a canvas without ends. */
export interface DesignView {
  /** Brings the drawing up to date with the design after a change; null draws everything afresh. */
  update(diff: DesignDiff | null): void;
  /** The canvas point at the left top corner of the host, and the scale. */
  readonly viewport: Viewport;
  setViewport(viewport: Viewport): void;
  /** Shows a box as large as fits; null shows everything. */
  zoomTo(box: Box | null): void;
  /** @returns what ends the listening. */
  onViewport(listener: (viewport: Viewport) => void): () => void;
  /** Where a node or an artboard is drawn, in canvas px; null while it is not drawn. */
  boxOf(id: string): Box | null;
  /** Id of the innermost node or artboard at a point of the window; null beside everything. */
  hit(clientX: number, clientY: number): string | null;
  /** What is drawn of a node; null while it is not. */
  drawn(id: string): DrawnNode | null;
  /** Takes a picture of a node or an artboard. @throws Error that says why it cannot be taken. */
  capture(id: string, options: CaptureOptions): Promise<Capture>;
  /** Outlines these. */
  setSelection(ids: readonly string[]): void;
  /** Outlines this one lightly. */
  setHover(id: string | null): void;
  /** Classes that style nothing, and why. */
  readonly classProblems: ReadonlyMap<string, string>;
  /** Resolves when what is on the canvas is styled: the first time the compiler is loaded. */
  readonly styled: Promise<void>;
  dispose(): void;
}

/** Draws a design in an element of the page, which it fills. @param host positioned by its owner; emptied on dispose. */
export function createDesignView(host: HTMLElement, workspace: Workspace): DesignView {
  const { state } = workspace;
  const world = document.createElement("div");
  world.style.cssText = "position:absolute;left:0;top:0;width:0;height:0;transform-origin:0 0";
  const glass = document.createElement("div");
  glass.style.cssText = "position:absolute;inset:0;touch-action:none;outline-offset:-2px";
  glass.tabIndex = 0;
  glass.setAttribute("role", "application");
  glass.setAttribute("aria-label", "Canvas. Arrow keys move it, plus and minus zoom, 1 shows everything.");
  const overlay = createOverlay();
  const shaders = createShaderPictures();
  const motion = createNodeMotion();
  const icons = createIconPictures();
  const styles = createClassStyles(() => overlayDue());
  const painter = createElementPainter(styles, shaders, icons, motion);
  const scene = createScene(world, state, painter, styles.sheets);
  const camera = createCamera(host, world, () => overlayDue());
  hideInterfaceProperties(world);
  host.replaceChildren(world, overlay.element, glass);

  let selection: readonly string[] = [];
  let hovered: string | null = null;
  let overlayFrame = 0;

  const boxOfElement = (element: Element): Box | null => {
    const frame = scene.frameOf(element);
    const record = frame && state.get(scene.idOf(frame.content) ?? "");
    if (!frame || record?.type !== "artboard") return null;
    const rect = rectOf(element);
    if (!rect) return null;
    const { zoom } = camera.shown;
    const origin = frame.host.getBoundingClientRect();
    return {
      x: record.x + (rect.left - origin.left) / zoom,
      y: record.y + (rect.top - origin.top) / zoom,
      width: rect.width / zoom,
      height: rect.height / zoom,
    };
  };
  const boxOf = (id: string): Box | null => {
    const element = scene.elementOf(id);
    return element ? boxOfElement(element) : null;
  };
  const showOverlay = () => {
    overlayFrame = 0;
    overlay.show(camera.shown, {
      selected: selection.flatMap((id) => boxOf(id) ?? []),
      hovered: hovered === null || selection.includes(hovered) ? null : boxOf(hovered),
      labels: [...scene.frames.keys()].flatMap((id) => {
        const record = state.get(id);
        return record?.type === "artboard" ? [{ name: record.name, box: record }] : [];
      }),
    });
  };
  /** Measuring forces a layout, so it happens once a frame, after everything has changed. */
  function overlayDue(): void {
    overlayFrame ||= requestAnimationFrame(showOverlay);
  }
  const zoomTo = (box: Box | null) => {
    const target = box ?? unionOf([...scene.frames.keys()].flatMap((id) => boxOf(id) ?? []));
    if (target) camera.fit(target);
    else camera.set({ x: 0, y: 0, zoom: 1 });
  };
  const endInput = listenForCamera(host, glass, camera, () => zoomTo(null));
  const sizes = new ResizeObserver(overlayDue);
  sizes.observe(host);

  const update = (diff: DesignDiff | null) => {
    scene.update(diff);
    styles.flush();
    motion.flush();
    overlayDue();
  };
  update(null);
  // Text of another font takes other room.
  document.fonts.addEventListener("loadingdone", overlayDue);

  return {
    update,
    get viewport() {
      return camera.viewport;
    },
    setViewport: camera.set,
    zoomTo,
    onViewport: camera.listen,
    boxOf,
    hit(clientX, clientY) {
      for (const outer of document.elementsFromPoint(clientX, clientY)) {
        const root = outer.shadowRoot;
        if (!root || !world.contains(outer)) continue;
        for (const element of root.elementsFromPoint(clientX, clientY)) {
          const id = root.contains(element) ? scene.idOf(element) : undefined;
          if (id !== undefined) return id;
        }
      }
      return null;
    },
    drawn(id) {
      motion.settle();
      const element = scene.elementOf(id);
      const box = element && boxOfElement(element);
      if (!element || !box) return null;
      const { display, color, fontSize, fontWeight } = getComputedStyle(element);
      return {
        box,
        display,
        color,
        background: effectiveBackground(element),
        fontSizePx: Number.parseFloat(fontSize),
        fontWeight: Number.parseFloat(fontWeight),
      };
    },
    async capture(id, options) {
      await Promise.all([styles.ready, icons.settled()]);
      const asked = scene.elementOf(id);
      const page = asked && scene.frameOf(asked)?.page;
      if (page) await fontsOf(page);
      motion.settle();
      const element = scene.elementOf(id);
      const frame = element && scene.frameOf(element);
      const box = boxOf(id);
      const origin = frame && boxOfElement(frame.content);
      if (!element || !frame || !box || !origin)
        throw new Error(
          `${id} is not drawn: it is hidden, or there is no such node. Show it with set_visibility first.`,
        );
      const { capturePicture } = await import("./capture-picture");
      const subject = {
        frame,
        element,
        box: { ...box, x: box.x - origin.x, y: box.y - origin.y },
        stylesheet: styles.text,
      };
      return capturePicture(subject, shaders, options);
    },
    setSelection(ids) {
      selection = ids;
      overlayDue();
    },
    setHover(id) {
      if (hovered === id) return;
      hovered = id;
      motion.hover(id === null ? null : (scene.elementOf(id) ?? null));
      overlayDue();
    },
    get classProblems() {
      return styles.problems;
    },
    styled: styles.ready,
    dispose() {
      cancelAnimationFrame(overlayFrame);
      document.fonts.removeEventListener("loadingdone", overlayDue);
      endInput();
      sizes.disconnect();
      camera.dispose();
      shaders.dispose();
      motion.dispose();
      styles.dispose();
      host.replaceChildren();
    },
  };
}

/** Where an element is seen; elements without a box of their own are where their content is. */
function rectOf(element: Element): DOMRect | null {
  const own = element.getBoundingClientRect();
  if (element.getClientRects().length > 0) return own;
  if (getComputedStyle(element).display !== "contents") return null;
  const range = document.createRange();
  range.selectNodeContents(element);
  const rect = range.getBoundingClientRect();
  return rect.width > 0 || rect.height > 0 ? rect : null;
}

function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/** Custom properties of the page are inherited into shadow roots; a design must not see those of the interface. */
function hideInterfaceProperties(world: HTMLElement): void {
  if (!("computedStyleMap" in document.documentElement)) return;
  for (const [name] of document.documentElement.computedStyleMap())
    if (name.startsWith("--") && !name.startsWith("--tw-")) world.style.setProperty(name, "initial");
}
