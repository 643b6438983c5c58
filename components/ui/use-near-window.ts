import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether an element is in the window or will soon be, for work that is put off until then.
 * @param margin how far outside still counts, as in CSS.
 * @returns what to give to the element as `ref`, and the answer.
 */
export function useNearWindow<Kind extends Element>(
  margin: string,
): readonly [element: RefObject<Kind | null>, near: boolean] {
  const element = useRef<Kind>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: margin,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [margin]);
  return [element, near];
}
