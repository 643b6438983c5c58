import type { Camera } from "./camera";

/** Px that an arrow key moves, and the factor of a step of + and −. */
const KEY_STEP_PX = 80;
const KEY_FACTOR = 1.25;
const LINE_PX = 16;

const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Moves the camera by wheel, pinch, space and drag, middle button, two fingers and keys. Pointer events that move it do not reach whoever
 * listens on the host.
 * @param glass what lies over everything that is drawn. @param showAll shows everything.
 * @returns what ends it.
 */
export function listenForCamera(
  host: HTMLElement,
  glass: HTMLElement,
  camera: Camera,
  showAll: () => void,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const fingers = new Map<number, { x: number; y: number }>();
  let dragged: number | null = null;
  let space = false;

  const at = (event: MouseEvent) => {
    const { left, top } = host.getBoundingClientRect();
    return [event.clientX - left, event.clientY - top] as const;
  };
  const showCursor = () => {
    glass.style.cursor = dragged !== null ? "grabbing" : space ? "grab" : "";
  };

  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? LINE_PX : event.deltaMode === 2 ? host.clientHeight : 1;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    if (event.ctrlKey || event.metaKey) {
      // A pinch on a touchpad comes in small steps, a notch of a wheel in one of a hundred.
      camera.zoomAround(Math.exp(-Math.max(-60, Math.min(60, y)) * 0.01), ...at(event));
    } else if (event.shiftKey && x === 0) camera.panBy(y, 0);
    else camera.panBy(x, y);
  };

  const down = (event: PointerEvent) => {
    if (event.pointerType === "touch") {
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (fingers.size > 1) event.stopPropagation();
      return;
    }
    if (event.button !== 1 && !(event.button === 0 && space)) return;
    event.preventDefault();
    event.stopPropagation();
    dragged = event.pointerId;
    glass.setPointerCapture(event.pointerId);
    showCursor();
  };

  const move = (event: PointerEvent) => {
    if (event.pointerId === dragged) {
      event.stopPropagation();
      camera.panBy(-event.movementX, -event.movementY);
      return;
    }
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      event.stopPropagation();
      const { left, top } = host.getBoundingClientRect();
      const before = Math.hypot(finger.x - other.x, finger.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      const [middleX, middleY] = [(event.clientX + other.x) / 2, (event.clientY + other.y) / 2];
      camera.panBy((finger.x - event.clientX) / 2, (finger.y - event.clientY) / 2);
      if (before > 0 && after > 0) camera.zoomAround(after / before, middleX - left, middleY - top);
    }
    finger.x = event.clientX;
    finger.y = event.clientY;
  };

  const up = (event: PointerEvent) => {
    if (fingers.size > 1 || event.pointerId === dragged) event.stopPropagation();
    fingers.delete(event.pointerId);
    if (event.pointerId === dragged) dragged = null;
    showCursor();
  };

  const key = (event: KeyboardEvent) => {
    const arrow = ARROWS[event.key];
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    const middle = [host.clientWidth / 2, host.clientHeight / 2] as const;
    const step = KEY_STEP_PX * (event.shiftKey ? 5 : 1);
    if (arrow) camera.panBy(arrow[0] * step, arrow[1] * step);
    else if (event.key === "+" || event.key === "=") camera.zoomAround(KEY_FACTOR, ...middle);
    else if (event.key === "-" || event.key === "_") camera.zoomAround(1 / KEY_FACTOR, ...middle);
    else if (event.key === "0") camera.zoomAround(1 / camera.viewport.zoom, ...middle);
    else if (event.key === "1" || event.key === "!") showAll();
    else return;
    event.preventDefault();
  };

  /** Space works wherever the focus is, unless something there wants it. */
  const spaceKey = (event: KeyboardEvent) => {
    if (event.key !== " ") return;
    const target = event.target instanceof HTMLElement ? event.target : null;
    const isFree = !target || target === document.body || host.contains(target);
    if (event.type === "keydown" && (!isFree || target?.isContentEditable)) return;
    space = event.type === "keydown";
    if (space) event.preventDefault();
    showCursor();
  };

  host.addEventListener("wheel", wheel, { passive: false, signal });
  glass.addEventListener("pointerdown", down, { signal });
  glass.addEventListener("pointermove", move, { signal });
  for (const name of ["pointerup", "pointercancel"] as const) glass.addEventListener(name, up, { signal });
  glass.addEventListener("keydown", key, { signal });
  document.addEventListener("keydown", spaceKey, { signal });
  document.addEventListener("keyup", spaceKey, { signal });
  window.addEventListener(
    "blur",
    () => {
      space = false;
      showCursor();
    },
    { signal },
  );
  return () => ending.abort();
}
