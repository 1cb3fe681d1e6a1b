const waiting = new WeakMap<Element, () => void>();
let watcher: IntersectionObserver | null = null;

const watch = (): IntersectionObserver =>
  (watcher ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        watcher?.unobserve(target);
        waiting.get(target)?.();
        waiting.delete(target);
      }
    },
    // rootMargin widens the window, scrollMargin the shelves that scroll inside it.
    { rootMargin: '600px', scrollMargin: '600px' },
  ));

/** Calls back once, as soon as the element is within about 600 px of being seen. Answers with the way to stop waiting. */
export const whenNearViewport = (element: Element, call: () => void): (() => void) => {
  waiting.set(element, call);
  watch().observe(element);
  return () => {
    waiting.delete(element);
    watcher?.unobserve(element);
  };
};
