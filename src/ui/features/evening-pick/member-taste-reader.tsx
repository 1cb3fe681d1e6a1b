import * as E from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, type Subscription } from 'rxjs';
import { useEffect, useRef, useState } from 'react';
import { CATALOGUE, CLOCK, HISTORY_REPOSITORY, LOG } from '#application/service-keys';
import { readSeenTitles, type SeenTitles } from '#application/evening-pick/read-seen-titles';
import { watchPickable, watchUnlisted, withWatchlist } from '#application/evening-pick/pickable-watchlist';
import { readMemberTaste, type MemberTaste } from '#application/evening-pick/read-member-taste';
import { itemKey } from '#domain/catalogue/title-id';
import { calendarDay } from '#domain/shared/dates';
import type { Failure } from '#domain/shared/failure';
import { once } from '#ui/design/utils/once.ts';
import { useService } from '#ui/services.tsx';
import { useListUseCases } from '#ui/features/lists/lists-loader.tsx';
import { useTasteLists } from '#ui/features/taste/use-taste-lists.ts';
import { useTurnedDown } from '#ui/features/taste/use-turned-down.ts';
import type { MemberTasteProps } from './member-taste-props';

/** Longest wait for the member's lists, in ms; picks are then made without them. */
const MAX_WAIT_MS = 8000;

/** Reads what is known of the member for an evening; renders nothing. Loaded for members only. */
export const MemberTasteReader = ({ question, member, shown, onTaste }: MemberTasteProps): null => {
  const lists = useListUseCases();
  const [history, catalogue, log, clock] = [
    useService(HISTORY_REPOSITORY), useService(CATALOGUE), useService(LOG), useService(CLOCK),
  ];
  const listIds = useTasteLists(member);
  // A browser that is new to the member reads from the account what is not for the member, before it picks.
  const { notForMe } = useTurnedDown(member.uid);
  const turnedDown = useRef(notForMe);
  useEffect(() => void (turnedDown.current = notForMe));
  // Another title reads nothing of the member again.
  const [shown$] = useState(() => new BehaviorSubject(shown));
  useEffect(() => shown$.next(shown), [shown$, shown]);
  useEffect(() => {
    let isEnded = false;
    let changes: Subscription | null = null;
    const timer = setTimeout(() => onTaste(question, null), MAX_WAIT_MS);
    if (lists !== null) {
      const deps = {
        lists, history, catalogue, listIds, today: calendarDay(clock.now()), turnedDown: new Set(turnedDown.current.map(itemKey)),
      };
      const showSeen = ({ readOn, failure, ...taste }: SeenTitles): void => {
        if (isEnded) return;
        if (readOn === null) return onTaste(question, taste);
        const goOn = once(() => void readOn().then(showSeen));
        onTaste(question, { ...taste, ...(failure === null ? { loadMore: goOn } : { failed: { failure, retry: goOn } }) });
      };
      const showTaste = (taste: MemberTaste): void => {
        onTaste(question, taste);
        // The evidence stays true when a title is taken off the watchlist here or elsewhere.
        changes = combineLatest([watchPickable(deps, question.mediaType), watchUnlisted(deps, shown$)]).subscribe(([items, unlisted]) => {
          if (E.isRight(items)) onTaste(question, { ...taste, candidates: withWatchlist(taste.candidates, items.right, unlisted) });
        });
      };
      const showWith = <T,>(show: (taste: T) => void) => (answer: E.Either<Failure, T>): void => {
        clearTimeout(timer);
        if (isEnded) return;
        if (E.isRight(answer)) return show(answer.right);
        log.failure('evening-pick.taste', answer.left);
        onTaste(question, null);
      };
      if (question.isRewatch === true) void readSeenTitles(deps)(question)().then(showWith(showSeen));
      else void readMemberTaste(deps)(question)().then(showWith(showTaste));
    }
    return () => {
      isEnded = true;
      changes?.unsubscribe();
      clearTimeout(timer);
    };
  }, [lists, history, catalogue, log, clock, question, listIds, shown$, onTaste]);
  return null;
};
