import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { LiveRegion } from '#ui/design/text/live-region.tsx';

/** The place that has arrived on the screen: none before the first, and then each in turn. */
export type Arrived = { readonly place: string; readonly count: number } | null;

/** A page's name may follow the page by a moment. */
const SETTLED_MS = 150;

const pathOf = (arrived: Arrived): string | undefined => arrived?.place.split('?')[0];

/**
 * After a move (never on the first page): focus goes to the new page's heading, and its name is said. A page that rewrites its own
 * query (a filter, a search that follows every key) has not moved: hand and focus stay where they are.
 */
export const Announcer = ({ arrived }: { readonly arrived: Arrived }): React.JSX.Element => {
  const [said, setSaid] = useState('');
  const last = useRef<Arrived>(null);
  const isRewritten = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    const isFirst = last.current === null;
    const isSame = last.current?.place === arrived?.place || (isRewritten && pathOf(last.current) === pathOf(arrived));
    last.current = arrived ?? last.current;
    if (isFirst || isSame || arrived === null) return undefined;
    const main = document.getElementById('main');
    // Whoever is typing (a search that follows every key) stays where they are.
    if (document.activeElement?.matches('input, textarea, select') !== true) focusOn(main?.querySelector<HTMLElement>('h1') ?? main);
    const later = setTimeout(() => setSaid(document.title), SETTLED_MS);
    return () => clearTimeout(later);
  }, [arrived, isRewritten]);
  return <LiveRegion message={said} />;
};

const focusOn = (element: HTMLElement | null): void => {
  if (element === null) return;
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.focus({ preventScroll: true });
};
