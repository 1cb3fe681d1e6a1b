import * as E from 'fp-ts/Either';
import { useEffect, useMemo, useState } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { CATALOGUE, HISTORY_REPOSITORY, LOG } from '#application/service-keys';
import { suggestShelves, type ShelvesRequest, type SuggestedShelves } from '#application/taste/suggest-shelves';
import { watchTasteEvidence } from '#application/taste/watch-taste-evidence';
import { itemKey } from '#domain/catalogue/title-id';
import { calendarDay } from '#domain/shared/dates';
import type { TasteAct, TasteEvidence } from '#domain/taste/taste-evidence';
import type { SignedIn } from '#domain/users/session';
import { useSubscription } from '#ui/hooks/use-subscription.ts';
import { useNow } from '#ui/hooks/use-today.ts';
import { useService } from '#ui/services.tsx';
import { useTasteLists } from './use-taste-lists';

const DAY_MS = 86_400_000;
const NOTHING: SuggestedShelves = { forYou: [], likeOne: [] };

/** A member whose ratings could not be read gets no offer of first ratings. */
const UNREADABLE: MemberSuggestions = { shelves: NOTHING, ratings: Infinity, known: Infinity, done: new Set() };

const ratingsKey = (evidence: ReadonlyArray<TasteEvidence>): string =>
  evidence.flatMap((each) => (each.act.kind === 'rated' ? [`${each.itemKey} ${each.act.rating}`] : [])).join();

export type MemberSuggestions = {
  readonly shelves: SuggestedShelves;
  /** Number of titles that the member has rated. */
  readonly ratings: number;
  /** Number of titles that the member has rated, put on favorites or watched. */
  readonly known: number;
  /** Item keys of titles that the member has rated, put on favorites or watched, also since the titles were suggested. */
  readonly done: ReadonlySet<string>;
};

/**
 * Returns what is suggested to a member; null until it is known. A change of ratings suggests again. Other changes do not: a title that is
 * put on the watchlist stays where it was pressed, until the page opens again. @param without item keys, as they are when that begins.
 */
export const useSuggestedShelves = (
  lists: ListUseCases, person: SignedIn, without: Pick<ShelvesRequest, 'excluded' | 'turnedDown'>,
): MemberSuggestions | null => {
  const [catalogue, history, log] = [useService(CATALOGUE), useService(HISTORY_REPOSITORY), useService(LOG)];
  const listIds = useTasteLists(person);
  const known = useSubscription(useMemo(() => watchTasteEvidence({ lists, history, listIds }), [lists, history, listIds]));
  const day = Math.floor(Date.parse(calendarDay(useNow())) / DAY_MS);
  const evidence = known._tag === 'success' ? known.value : null;
  const key = evidence === null ? null : ratingsKey(evidence);
  const [request, setRequest] = useState<(Omit<ShelvesRequest, 'day'> & { readonly key: string }) | null>(null);
  if (evidence !== null && key !== null && request?.key !== key) setRequest({ key, evidence, ...without });
  const [found, setFound] = useState<Omit<MemberSuggestions, 'done'> | null>(null);
  const done = useMemo(
    () => new Set(evidence?.flatMap(({ itemKey: each, act }) => (act.kind === 'watchlist' ? [] : [each]))), [evidence],
  );
  useEffect(() => {
    if (request === null) return undefined;
    let isCurrent = true;
    void suggestShelves({ lists, catalogue, listIds })({ ...request, day })().then((answer) => {
      // The session has ended meanwhile: no component needs the answer.
      if (!isCurrent || (E.isLeft(answer) && answer.left._tag === 'unauthenticated')) return;
      if (E.isLeft(answer)) log.failure('taste.suggest', answer.left);
      const shelves = E.isLeft(answer) ? NOTHING : answer.right;
      const count = (fits: (kind: TasteAct['kind']) => boolean): number => request.evidence.filter(({ act }) => fits(act.kind)).length;
      setFound({ shelves, ratings: count((kind) => kind === 'rated'), known: count((kind) => kind !== 'watchlist') });
    });
    return () => {
      isCurrent = false;
    };
  }, [lists, catalogue, listIds, log, request, day]);
  if (known._tag === 'error') return UNREADABLE;
  return found && { ...found, done };
};

/** Returns the titles of both shelves without those of these item keys, and none like one that was turned down since. */
export const withoutTitles = (
  { forYou, likeOne }: SuggestedShelves, keys: ReadonlySet<string>, turnedDown: ReadonlySet<string>,
): SuggestedShelves => ({
  forYou: forYou.filter(({ title }) => !keys.has(itemKey(title))),
  likeOne: likeOne.filter(({ title, because }) => !keys.has(itemKey(title)) && !turnedDown.has(because.itemKey)),
});
