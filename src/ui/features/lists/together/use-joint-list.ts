import { useEffect, useState } from 'react';
import { BehaviorSubject } from 'rxjs';
import { pollWhileShown } from '#application/lists/together/poll-while-shown';
import { keptJointLists } from '#application/lists/together/kept-joint-lists';
import { openJointList, type JointListState, type JointListWindow } from '#application/lists/together/joint-list-window';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { BROWSER_STORAGE, CLOCK } from '#application/service-keys';
import { useService } from '#ui/services.tsx';

const unread: JointListState = { list: null, titles: [], hasMore: false, isReading: true, failure: null, since: null };

export type JointList = Pick<JointListWindow, 'refresh' | 'loadMore'> & {
  readonly state: JointListState;
  readonly state$: BehaviorSubject<JointListState>;
};

/** Reads a list of others and keeps it up to date while it is on the screen. Another list needs another component. */
export const useJointList = (useCases: ListUseCases, listID: string): JointList => {
  const [storage, { now }] = [useService(BROWSER_STORAGE), useService(CLOCK)];
  const [{ window: list, state$ }] = useState(() => ({
    window: openJointList(
      {
        uid: useCases.uid, outbox: useCases.outbox, read: (cursor, signal) => useCases.joint.getJointList(listID, cursor, signal),
        kept: keptJointLists(storage, useCases.uid, now),
      },
      listID,
    ),
    state$: new BehaviorSubject(unread),
  }));
  const [state, setState] = useState(unread);
  useEffect(() => {
    const subscription = list.state$.subscribe((next) => {
      setState(next);
      state$.next(next);
    });
    const isShown = (): boolean => document.visibilityState === 'visible';
    const refreshIfShown = (): void => {
      if (isShown()) list.refresh();
    };
    const stop = pollWhileShown(() => list.poll(), isShown);
    const events = ['online', 'focus'] as const;
    for (const event of events) window.addEventListener(event, refreshIfShown);
    return () => {
      subscription.unsubscribe();
      stop();
      for (const event of events) window.removeEventListener(event, refreshIfShown);
    };
  }, [list, state$]);
  return { state, state$, refresh: list.refresh, loadMore: list.loadMore };
};
