import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Evening, EveningStore } from '#application/evening-pick/evening-store';
import { addressOfPick, answersAt, serializeEveningParams, type EveningParams } from '#application/evening-pick/evening-params';
import { shownKeys } from '#application/evening-pick/shown-titles';
import type { Filters } from '#domain/catalogue/filters';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { formatServices } from '#domain/catalogue/services/streaming-services';
import { itemKey } from '#domain/catalogue/title-id';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { eveningOf } from '#domain/evening-pick/evening';
import { withContent, type KnownContent } from '#domain/evening-pick/known-content';
import { withoutLeastVote } from '#domain/evening-pick/seen-before';
import { isOutOn, nextPick, type Evidence } from '#domain/evening-pick/next-pick';
import { useMember } from '#ui/hooks/use-member.ts';
import { useOwnServices, useReleaseRegion } from '#ui/features/services/own-services.ts';
import { appendMissing, useBrought } from './lists/use-brought';
import { catalogueEveningFilters, useCandidates } from './use-candidates';
import { useEveningOf } from './use-evening';
import { useMemberTaste } from './use-member-taste';
import { useNextTitle, useShownTitle } from './use-shown-title';

/** A title for tonight. */
export type PickedTitle = {
  readonly title: Title;
  /** Null until they are loaded, and if they cannot be loaded. */
  readonly details: TitleDetails | null;
  readonly evidence: Evidence | null;
};

export type EveningPick = {
  readonly state:
    | { readonly kind: 'loading' }
    | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }
    /** Nothing fits. `wereShown`: but for titles that were shown this evening. */
    | { readonly kind: 'empty'; readonly wereShown: boolean }
    | { readonly kind: 'picked'; readonly picked: PickedTitle };
  readonly filters: ReadonlyArray<Filters>;
  /** The title after this one; `waiting` until it is known, `unasked` if less time is left than was asked for, null if there is none. */
  readonly next: Title | 'waiting' | 'unasked' | null;
  /** Loads the titles again; null unless they could not be loaded. */
  readonly retry: (() => void) | null;
  readonly uid: UserId | null;
  /** The member's watchlist and history could not be read. */
  readonly isTasteUnknown: boolean;
  /** Only what the member has seen and liked is picked. */
  readonly isRewatch: boolean;
  /** Null until it is known who is there: nothing is kept of a visitor who may be a member. */
  readonly store: EveningStore | null;
  /** Nothing until it is known who is there. */
  readonly done: Evening;
  /** Reads the member's taste; the page renders it anywhere. */
  readonly reader: React.JSX.Element | null;
};

const NOTHING: KnownContent = new Map();
const NO_LISTS: EveningParams['lists'] = [];

/** Returns the pick of an address. @param now ms since 1970. */
export const useEveningPick = (params: EveningParams, now: number): EveningPick => {
  const navigate = useNavigate();
  const { mediaType, lists, shown } = params;
  const [isRewatch, region] = [useMember() !== null && params.isRewatch, useReleaseRegion() ?? null];
  // Each address asks once: a pick that stays open reads nothing again, and keeps its reason, while the time that is left gets less.
  const address = serializeEveningParams(params);
  const [opened, setOpened] = useState({ address, now });
  if (opened.address !== address) setOpened({ address, now });
  const answered = catalogueEveningFilters(answersAt(params, opened.now));
  const filterKey = JSON.stringify(isRewatch ? withoutLeastVote(answered) : answered);
  const filters = useMemo(() => JSON.parse(filterKey) as ReadonlyArray<Filters>, [filterKey]);
  const own = useOwnServices();
  const services = own === null ? null : formatServices(own);
  const { result, loadMore: loadTitles } = useCandidates(isRewatch ? null : { mediaType, filters, ...(services !== null && { services }) });
  const loaded = result._tag === 'success' ? result.value : null;
  const evening = eveningOf(now);
  const brought = useBrought(isRewatch ? NO_LISTS : lists, { mediaType, filters }, evening);
  const question = useMemo(
    () => (loaded === null || brought.titles === null ? null
      : { mediaType, filters, titles: appendMissing(brought.titles, loaded.titles), isRewatch }),
    [loaded, brought.titles, mediaType, filters, isRewatch],
  );
  const shownKey = shown === null ? null : itemKey(shown);
  const { member, taste, reader } = useMemberTaste(question, shownKey);
  const known = taste !== null && typeof taste === 'object' ? taste : null;
  const loadMore = loadTitles ?? known?.loadMore ?? null;
  const { store, done } = useEveningOf(member === null && taste === 'waiting' ? undefined : (member?.uid ?? null), evening);
  const candidates = useMemo(
    () => {
      const { titles = [], onServices, content = NOTHING } = loaded ?? {};
      const plain = question?.titles ?? titles;
      const weighed = known?.candidates ?? plain.map((title) => ({ title, evidence: null }));
      const out = weighed.filter(isOutOn(evening, region)).map(brought.withList).map(withContent(content));
      if (onServices === undefined) return out;
      const keys = new Set(titles.slice(0, onServices).map(itemKey));
      return out.map((candidate) => ({ ...candidate, isOnServices: keys.has(itemKey(candidate.title)) }));
    },
    [known, loaded, question, brought, evening, region],
  );
  const { details, picked } = useShownTitle(shown, candidates, done);
  const isReady = question !== null && taste !== 'waiting';
  const never = useMemo(
    () => new Set([...done.notForMe.map(itemKey), ...(known?.watched ?? [])]),
    [done.notForMe, known],
  );
  const pick = useCallback((notOut: ReadonlySet<string>) => {
    if (!isReady) return null;
    const excluded = new Set([...shownKeys(done), ...never, ...notOut, ...(shownKey === null ? [] : [shownKey])]);
    return nextPick({ candidates, filters, evening, excluded });
  }, [isReady, done, never, shownKey, candidates, filters, evening]);
  const { next, isChecking, notOut } = useNextTitle(pick, evening, region);
  const isSearching = isReady && !isChecking && next === null && loadMore !== null;
  useEffect(() => {
    if (isSearching) loadMore();
  });
  useEffect(() => {
    if (shown === null && next !== null) void navigate(addressOfPick({ ...params, shown: next }), { replace: true });
  });
  const [last, shownTitle] = [done.shown.at(-1), picked?.title ?? null];
  /** The title that was added last: another tab adds its own title after it, and neither tab answers. */
  const added = useRef<{ readonly store: EveningStore; readonly key: string } | null>(null);
  useEffect(() => {
    if (shownTitle === null || store === null) return;
    const key = itemKey(shownTitle);
    if (added.current?.store === store && added.current.key === key) return;
    added.current = { store, key };
    if (last === undefined || itemKey(last) !== key) store.addShown(shownTitle, serializeEveningParams({ ...params, shown: null }));
  });
  const isWaiting = !isReady || isSearching || isChecking;
  const state = (): EveningPick['state'] => {
    if (picked !== null) return { kind: 'picked', picked };
    if (shown !== null) return details._tag === 'error' ? { kind: 'failed', ...details } : { kind: 'loading' };
    if (result._tag === 'error') return { kind: 'failed', ...result };
    if (isWaiting || next !== null) return { kind: 'loading' };
    if (known?.failed !== undefined) return { kind: 'failed', ...known.failed };
    return { kind: 'empty', wereShown: nextPick({ candidates, filters, evening, excluded: new Set([...never, ...notOut]) }) !== null };
  };
  const nextNow = (): EveningPick['next'] => {
    const left = answersAt(params, now);
    if (catalogueEveningFilters(left).length === 0) return null;
    if (next === null) return isWaiting && result._tag !== 'error' ? 'waiting' : null;
    const isSame = left.minutes === answersAt(params, opened.now).minutes;
    return isSame || (next.runtime ?? Infinity) <= (left.minutes ?? 0) ? next : 'unasked';
  };
  return {
    state: state(), filters, next: nextNow(), uid: member?.uid ?? null,
    retry: (result._tag === 'error' ? result : known?.failed)?.retry ?? null, isTasteUnknown: taste === 'unknown', isRewatch, store, done, reader,
  };
};
