import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether a scrolling row shows its first and its last item; asks no layout questions.
 * @param outermost names the two: other ones are watched anew, however many there are.
 */
export const useRowEnds = (row: RefObject<HTMLElement | null>, count: number, outermost: string): { readonly atStart: boolean; readonly atEnd: boolean } => {
  const [ends, setEnds] = useState({ atStart: true, atEnd: count < 2 });
  useEffect(() => {
    const root = row.current;
    const first = root?.firstElementChild;
    const last = root?.lastElementChild;
    if (!root || !first || !last) return undefined;
    const seen = new Map<Element, boolean>();
    const watcher = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRatio } of entries) seen.set(target, intersectionRatio > 0.9);
        setEnds({ atStart: seen.get(first) ?? true, atEnd: seen.get(last) ?? false });
      },
      { root, threshold: [0, 0.91, 1] },
    );
    watcher.observe(first);
    watcher.observe(last);
    return () => watcher.disconnect();
  }, [row, count, outermost]);
  return ends;
};
