/**
 * Plays the animations of nodes on the canvas. They move what is drawn and never what is stored: before one begins and after it has
 * ended its element is as its record says, and so it is wherever somebody measures it or takes its picture.
 */
import type { AnimationPreset, AnimationTiming, Keyframe } from "@/lib/design/animations/define-animation";
import { animationPresets } from "@/lib/design/animations/registry";
import type { NodeRecord } from "@/lib/design/schema/records";

/** The animations of a view. */
export interface NodeMotion {
  /** Takes over what the element of a record is to play; the next {@link flush} begins it. */
  show(element: HTMLElement, record: NodeRecord): void;
  /** Begins what has come since, once the children that it may move are there. */
  flush(): void;
  /** Tells which element is under the pointer. */
  hover(element: Element | null): void;
  /** Brings everything to rest until the next frame: entrances end, what goes on for ever holds. */
  settle(): void;
  /** Forgets an element. */
  release(element: Element): void;
  dispose(): void;
}

/** Animations of one node, and what they play at present. */
interface Moved {
  readonly key: string;
  readonly plans: readonly Plan[];
  readonly playing: Map<Animation, Plan>;
}

interface Plan extends AnimationTiming {
  readonly preset: AnimationPreset;
}

export function createNodeMotion(): NodeMotion {
  const moved = new Map<Element, Moved>();
  const fresh = new Set<Element>();
  const endless = new Map<Animation, CSSNumberish | null>();
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  let hovered: readonly Element[] = [];
  let resuming = 0;

  const play = (element: Element, trigger: AnimationTiming["trigger"]) => {
    const entry = moved.get(element);
    if (!entry || still.matches || !(element instanceof HTMLElement)) return;
    for (const plan of entry.plans.filter((each) => each.trigger === trigger))
      for (const animation of begin(element, plan)) entry.playing.set(animation, plan);
  };
  const stop = ({ playing }: Moved, which: (plan: Plan) => boolean = () => true) => {
    for (const [animation, plan] of playing) {
      if (!which(plan)) continue;
      endless.delete(animation);
      playing.delete(animation);
      animation.cancel();
    }
  };
  const seen = new IntersectionObserver((changes) => {
    for (const { isIntersecting, target } of changes) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      play(target, "view");
    }
  });
  const start = (element: Element) => {
    play(element, "load");
    if (moved.get(element)?.plans.some(({ trigger }) => trigger === "view")) seen.observe(element);
  };
  const release = (element: Element) => {
    const entry = moved.get(element);
    if (!entry) return;
    stop(entry);
    seen.unobserve(element);
    moved.delete(element);
    fresh.delete(element);
  };
  const onPreference = () => {
    for (const [element, entry] of moved) {
      stop(entry);
      if (!still.matches) start(element);
    }
  };
  still.addEventListener("change", onPreference);

  return {
    release,
    show(element, { animations }) {
      if (!animations?.length) return release(element);
      const key = JSON.stringify(animations);
      if (moved.get(element)?.key === key) return;
      release(element);
      moved.set(element, {
        key,
        plans: animations.flatMap((each) => planOf(each) ?? []),
        playing: new Map(),
      });
      fresh.add(element);
    },
    flush() {
      for (const element of fresh) start(element);
      fresh.clear();
    },
    hover(element) {
      if (moved.size === 0) return;
      const path: Element[] = [];
      for (let at = element; at; at = at.parentElement) if (moved.has(at)) path.push(at);
      for (const left of hovered) {
        const entry = path.includes(left) ? undefined : moved.get(left);
        if (entry) stop(entry, ({ trigger, iterations }) => trigger === "hover" && iterations === 0);
      }
      for (const entered of path) if (!hovered.includes(entered)) play(entered, "hover");
      hovered = path;
    },
    settle() {
      for (const { playing } of moved.values()) {
        for (const [animation, { iterations }] of playing) {
          if (animation.playState === "running" && iterations === 0) {
            endless.set(animation, animation.currentTime);
            animation.cancel();
          } else if (iterations > 0) {
            animation.finish();
            playing.delete(animation);
          }
        }
      }
      if (endless.size === 0) return;
      resuming ||= requestAnimationFrame(() => {
        resuming = 0;
        for (const [animation, currentTime] of endless) {
          animation.play();
          animation.currentTime = currentTime;
        }
        endless.clear();
      });
    },
    dispose() {
      cancelAnimationFrame(resuming);
      still.removeEventListener("change", onPreference);
      for (const element of [...moved.keys()]) release(element);
      seen.disconnect();
    },
  };
}

/** What a node holds, with the defaults of its preset; null where this version does not know it. */
function planOf(animation: NonNullable<NodeRecord["animations"]>[number]): Plan | null {
  const preset = animationPresets.get(animation.preset);
  if (!preset) return null;
  const plan = { ...preset.defaults, ...animation, preset };
  return CSS.supports("animation-timing-function", plan.easing)
    ? plan
    : { ...plan, easing: preset.defaults.easing };
}

/** Plays on an element, or on its children one after the other. */
function begin(element: HTMLElement, plan: Plan): Animation[] {
  const { preset, durationMs, delayMs, easing, iterations, staggerMs } = plan;
  const targets = staggerMs > 0 ? [...element.children] : [element];
  const frames = framesOf(preset);
  // What sways sways around where its own transform puts it.
  const sways = (preset.family === "loop" || preset.family === "attention") && frames.every(onlyTransforms);
  return targets.map((target, at) =>
    target.animate(
      frames.map((frame) => ({ ...frame })),
      {
        duration: durationMs,
        delay: delayMs + at * staggerMs,
        easing,
        iterations: iterations === 0 ? Number.POSITIVE_INFINITY : iterations,
        // Until its turn comes it is as it begins, and afterwards as it is drawn.
        fill: "backwards",
        composite: sways ? "add" : "replace",
      },
    ),
  );
}

const onlyTransforms = ({ opacity, filter, clipPath }: Keyframe) =>
  opacity === undefined && filter === undefined && clipPath === undefined;

/** Entrances end at how the node is drawn, whatever that is; a clip alone has to be named to be passed through. */
function framesOf({ family, keyframes }: AnimationPreset): readonly Keyframe[] {
  if (family === "loop" || family === "attention") return keyframes;
  return keyframes.flatMap((frame, at) => {
    if (at < keyframes.length - 1) return [frame];
    return frame.clipPath === undefined ? [] : [{ offset: frame.offset, clipPath: frame.clipPath }];
  });
}
