import * as E from 'fp-ts/Either';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import type { Watch } from '#domain/shared/answer';
import { firstValue } from '#domain/users/contract/backend.contract';
import type { Failure } from '#domain/shared/failure';
import type { ListTestMember } from '#domain/lists/contract/list-testbed.contract';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { HistoryChange, HistoryCommand } from '#domain/history/history-change';
import { noHistoryFilter, type HistoryFilter, type HistoryCursorRange } from '#domain/history/history-query';
import type { ViewingsPage } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import { createViewing, wholeTitle, type Viewing, type ViewingTime } from '#domain/history/viewing';

/** A past time: rules refuse times in the future. */
export const CREATED_AT = 1_700_000_000_000;

export const wholeHistoryRange: HistoryCursorRange = { after: null, until: null };
export const newHistoryFilter = (fields: Partial<HistoryFilter>): HistoryFilter => ({ ...noHistoryFilter, ...fields });
export const idsOf = (viewings: ReadonlyArray<{ readonly entryId: string }>): ReadonlyArray<string> =>
  viewings.map(({ entryId }) => entryId);

/** Returns a viewing of a whole title. */
export const newTitleViewing = (entryId: string, item: StoredTitle, time: ViewingTime): Viewing =>
  createViewing(entryId, item, wholeTitle(item), time);
export const newViewingAddition = (viewings: ReadonlyArray<Viewing>, episodes: string | null = null): HistoryChange => ({
  kind: 'log-viewings', viewings, episodes,
});
export const newViewingRemoval = (...viewings: ReadonlyArray<Viewing>): HistoryChange => ({ kind: 'remove-viewings', viewings });
export const newRatingChange = (title: StoredTitle, rating: number | null): HistoryChange => ({
  kind: 'rate-title', title, rating, before: null, ratedAt: CREATED_AT,
});
export const newViewingChange = (before: Viewing, to: Partial<Pick<Viewing, 'day' | 'watchedAt' | 'rating'>>): HistoryChange => ({
  kind: 'change-viewing', before,
  viewing: { ...before, ...to },
});

/** Steps of a member with the watch history. */
export const historyOf = ({ uid, history, lists }: ListTestMember) => {
  const command = (change: HistoryChange): HistoryCommand => ({ commandId: crypto.randomUUID(), uid, createdAt: CREATED_AT, change });
  const watchPage = (filter: Partial<HistoryFilter> = {}, range = wholeHistoryRange, limit = MAX_ITEMS_READ): Watch<ViewingsPage> =>
    history.watchViewings(uid, newHistoryFilter(filter), range, limit);
  const readPage = (...query: Parameters<typeof watchPage>): Promise<ViewingsPage> => firstValue(watchPage(...query));
  return {
    command,
    /** Applies changes one after another; fails the test on a failure. */
    apply: async (...changes: ReadonlyArray<HistoryChange>): Promise<void> => {
      for (const change of changes) await expectRight(history.apply(command(change)));
    },
    refuse: (change: HistoryChange): Promise<Failure> => expectFailure(history.apply(command(change))),
    watchPage,
    readPage,
    read: async (...query: Parameters<typeof watchPage>): Promise<ReadonlyArray<Viewing>> => (await readPage(...query)).viewings,
    /** Reads all ratings, page by page. */
    readRatings: async (): Promise<ReadonlyArray<TitleRating>> => {
      const ratings: TitleRating[] = [];
      for (let after: string | null = null, isFirst = true; isFirst || after !== null; isFirst = false) {
        const page: { readonly ratings: ReadonlyArray<TitleRating>; readonly next: string | null } = await expectRight(
          history.readRatings(uid, after),
        );
        ratings.push(...page.ratings);
        after = page.next;
      }
      return ratings;
    },
    /** Reads the state of a title; null if there is none. */
    stateOf: async ({ mediaType, movieID: id }: StoredTitle): Promise<MemberTitleState | null> =>
      (await firstValue(lists.watchTitles(uid, [{ mediaType, id }])))[0] ?? null,
  };
};

/** Collects what a watch emits: the last value, null before the first. */
export const trackLastValue = <A>(watch: Watch<A>): { readonly last: () => A | null; readonly stop: () => void } => {
  let last: A | null = null;
  const subscription = watch.subscribe((result) => void (last = E.isRight(result) ? result.right : null));
  return { last: () => last, stop: () => subscription.unsubscribe() };
};
