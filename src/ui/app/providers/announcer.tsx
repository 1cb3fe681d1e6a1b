import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import { LiveRegion } from '#ui/design/text/live-region.tsx';

/** A page's name may follow the page by a moment. */
const SETTLED_MS = 150;

const pathOf = (place: string | null): string | undefined => place?.split('?')[0];

/**
 * After a move (never on the first page): focus goes to the new page's heading, and its name is said. A page that rewrites its own
 * query (a filter, a search that follows every key) has not moved: hand and focus stay where they are.
 * @param arrived the place that has arrived on the screen; null before the first.
 */
export const Announcer = ({ arrived }: { readonly arrived: string | null }): React.JSX.Element => {
  const [said, setSaid] = useState('');
  const last = useRef<string>(null);
  const isRewritten = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    const isFirst = last.current === null;
    const isSame = last.current === arrived || (isRewritten && pathOf(last.current) === pathOf(arrived));
    last.current = arrived ?? last.current;
    if (isFirst || isSame || arrived === null) return undefined;
    const main = document.getElementById('main');
    const beginning = main?.querySelector<HTMLElement>('h1') ?? main;
    // Whoever is typing (a search that follows every key) stays where they are.
    if (beginning !== null && document.activeElement?.matches('input, textarea, select') !== true) focusOn(beginning);
    const later = setTimeout(() => setSaid(document.title), SETTLED_MS);
    return () => clearTimeout(later);
  }, [arrived, isRewritten]);
  return <LiveRegion message={said} />;
};
