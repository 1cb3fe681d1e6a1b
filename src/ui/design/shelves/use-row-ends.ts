import { useEffect, useState, type RefObject } from 'react';

/**
 * Returns whether a scrolling row shows its first and its last item, without forcing layout.
 * @param outermost identifies the first and the last item: when it changes, the new ones are observed, even if `count` is the same.
 */
export const useRowEnds = (row: RefObject<HTMLElement | null>, count: number, outermost: string): { readonly atStart: boolean; readonly atEnd: boolean } => {
  const [ends, setEnds] = useState({ atStart: true, atEnd: count < 2 });
  useEffect(() => {
    const root = row.current;
    const first = root?.firstElementChild;
    const last = root?.lastElementChild;
    if (!root || !first || !last) return undefined;
    const visibility = new Map<Element, boolean>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) visibility.set(target, intersectionRatio > 0.9);
        setEnds({ atStart: visibility.get(first) ?? true, atEnd: visibility.get(last) ?? false });
      },
      { root, threshold: [0, 0.91, 1] },
    );
    observer.observe(first);
    observer.observe(last);
    return () => observer.disconnect();
  }, [row, count, outermost]);
  return ends;
};
