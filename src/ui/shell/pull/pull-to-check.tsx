import * as E from 'fp-ts/Either';
import { useEffect, useEffectEvent, useState, type CSSProperties } from 'react';
import { useLocation } from 'react-router-dom';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { checkLists } from '#application/lists/offline/check-lists';
import { CLOCK, MEMBER_LISTS_LOADER } from '#application/service-keys';
import { Icon } from '#ui/design/icons/icon.tsx';
import { toast } from '#ui/design/toasts/toast.ts';
import { pulse } from '#ui/design/utils/pulse.ts';
import { useObservableValue } from '#ui/hooks/use-observable-value.ts';
import { PULL_MESSAGES } from '#ui/messages/lists/pull.messages.ts';
import { useQueryCache } from '#ui/query/use-query.tsx';
import { useService } from '#ui/services.tsx';
import { FULL_PULL, listenToPull } from './listen-to-pull';
import './pull-to-check.css';

/** Own lists, lists of others and the history. */
const LIST_PAGES = /^\/user-profile\/(?:watch-history|watchlist|favorites|user-lists)(?:\/|$)/;

/** The page of all lists, which reads those of others by itself. */
const ALL_LISTS = /^\/user-profile\/user-lists\/?$/;

/** Matches screens that are touched and nothing else. */
const TOUCH_ONLY = '(hover: none) and (pointer: coarse)';

const Pull = ({ lists, shown }: { readonly lists: ListUseCases; readonly shown: string | null }): React.JSX.Element | null => {
  const [clock, cache] = [useService(CLOCK), useQueryCache()];
  const [distance, setDistance] = useState(0);
  const [isChecking, setChecking] = useState(false);
  const isFull = distance >= FULL_PULL;
  const check = useEffectEvent(async (): Promise<void> => {
    if (isChecking) return;
    setChecking(true);
    // Listeners of the focus read lists of others and old answers again.
    window.dispatchEvent(new Event('focus'));
    cache.refetchFailed();
    const answer = await checkLists(lists, shown)();
    setChecking(false);
    const [now, unsent] = [clock.now(), lists.unsentCount()];
    if (E.isLeft(answer)) toast({ text: PULL_MESSAGES.failed, id: 'pulled', tone: 'bad' });
    else if (unsent !== null) toast({ text: PULL_MESSAGES.unsent(now, unsent), id: 'pulled' });
    else toast({ text: (answer.right ? PULL_MESSAGES.upToDate : PULL_MESSAGES.checked)(now), id: 'pulled', tone: 'good' });
  });
  useEffect(() => {
    // The browser's own gesture reloads the page.
    document.documentElement.classList.add('pulls');
    const stop = listenToPull({ onPull: setDistance, onRelease: () => void check() });
    return () => {
      stop();
      document.documentElement.classList.remove('pulls');
    };
  }, []);
  useEffect(() => {
    if (isFull) pulse();
  }, [isFull]);
  if (distance === 0 && !isChecking) return null;
  const style = { '--pull': `${isChecking ? FULL_PULL : distance}px` } as CSSProperties;
  return (
    <div className="pull" aria-hidden="true" style={style}>
      <Icon name={isChecking || isFull ? 'undo' : 'down'} />
      {isChecking ? PULL_MESSAGES.checking : isFull ? PULL_MESSAGES.release : PULL_MESSAGES.pull}
    </div>
  );
};

/** On the pages of lists, a touch screen that is pulled down at the top checks for changes and says when it did. */
export const PullToCheck = (): React.JSX.Element | null => {
  const lists = useObservableValue(useService(MEMBER_LISTS_LOADER).current$);
  const { pathname, search } = useLocation();
  if (lists === null || !LIST_PAGES.test(pathname) || !matchMedia(TOUCH_ONLY).matches) return null;
  return <Pull lists={lists} shown={ALL_LISTS.test(pathname) ? '' : new URLSearchParams(search).get('list_id')} />;
};
