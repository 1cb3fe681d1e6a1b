const callbacks = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | null = null;

const getObserver = (): IntersectionObserver =>
  (observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting) continue;
        observer?.unobserve(target);
        callbacks.get(target)?.();
        callbacks.delete(target);
      }
    },
    // rootMargin extends the viewport, scrollMargin the shelves that scroll inside it.
    { rootMargin: '600px', scrollMargin: '600px' },
  ));

/** Calls `callback` once, when the element comes within 600 px of the viewport. Returns a function that cancels the wait. */
export const whenNearViewport = (element: Element, callback: () => void): (() => void) => {
  callbacks.set(element, callback);
  getObserver().observe(element);
  return () => {
    callbacks.delete(element);
    observer?.unobserve(element);
  };
};
