import { useEffect, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { focusOn } from '#ui/design/utils/focus-on.ts';
import { LiveRegion } from '#ui/design/text/live-region.tsx';

/** Delay before the title is announced: `document.title` may change shortly after the page is mounted. */
const SETTLED_MS = 150;

const pathOf = (key: string | null): string | undefined => key?.split('?')[0];

/**
 * Moves the focus to the new page's heading after navigation and announces its title, except on the first page.
 * A page that replaces its own query (a filter, a search on every key) has not navigated: focus and caret stay.
 * @param arrived the location key of the mounted page; null before the first.
 * @param hasActed returns whether the user has acted since the last navigation: the focus then stays.
 */
export const RouteAnnouncer = ({
  arrived, hasActed,
}: {
  readonly arrived: string | null;
  readonly hasActed: () => boolean;
}): React.JSX.Element => {
  const [message, setMessage] = useState('');
  const last = useRef<string>(null);
  const isRewritten = useNavigationType() === NavigationType.Replace;
  useEffect(() => {
    const isFirst = last.current === null;
    const isSame = last.current === arrived || (isRewritten && pathOf(last.current) === pathOf(arrived));
    last.current = arrived ?? last.current;
    if (isFirst || isSame || arrived === null) return undefined;
    const main = document.getElementById('main');
    const target = main?.querySelector<HTMLElement>('h1') ?? main;
    // Keeps the focus in a field while the user is typing (a search on every key).
    if (target !== null && !hasActed() && document.activeElement?.matches('input, textarea, select') !== true) focusOn(target);
    const timer = setTimeout(() => setMessage(document.title), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [arrived, hasActed, isRewritten]);
  return <LiveRegion message={message} />;
};
