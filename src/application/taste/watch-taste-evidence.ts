import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { combineLatest, defer, filter, map, of } from 'rxjs';
import { readAllRatings, type RatingsReading } from '#application/history/ratings/read-all-ratings';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MediaType } from '#domain/catalogue/media-type';
import type { HistoryRepository } from '#domain/history/history-repository';
import { noHistoryFilter } from '#domain/history/history-query';
import type { TitleRating } from '#domain/history/rating';
import { noItemFilter } from '#domain/lists/item-query';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer, Watch } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { strongestEvidence, type TasteAct, type TasteEvidence } from '#domain/taste/taste-evidence';

export type TasteEvidenceDeps = {
  readonly lists: Pick<ListUseCases, 'uid' | 'firstItems' | 'outbox'> & { readonly history: Pick<ListUseCases['history'], 'viewings'> };
  readonly history: Answer<Pick<HistoryRepository, 'readLastRatings'>>;
  /** Ids of the member's own lists with these names; null for one that does not exist. */
  readonly listIds: Readonly<Record<'favorites' | 'watchlist', string | null>>;
};

/** Most ratings of films, as many of series, and items of a list that are read: the cost on Firestore grows with them. */
const [MAX_RATINGS, MAX_ITEMS] = [500, 100];

const evidenceOf = ({ itemKey, title }: StoredTitle, act: TasteAct): TasteEvidence => ({ itemKey, title, act });

/** The readings of each session, so that a page that opens again reads nothing twice. */
const readings = new WeakMap<TasteEvidenceDeps['lists'], Map<MediaType, RatingsReading>>();

const readingOf = ({ lists, history }: TasteEvidenceDeps, mediaType: MediaType): RatingsReading => {
  const known = readings.get(lists) ?? new Map<MediaType, RatingsReading>();
  readings.set(lists, known);
  const reading = known.get(mediaType) ?? readAllRatings({
    uid: lists.uid, outbox: lists.outbox,
    history: pipe(history, TE.map(({ readLastRatings }) => ({
      readRatings: (uid: UserId) => pipe(readLastRatings(uid, mediaType, MAX_RATINGS), TE.map((ratings) => ({ ratings, next: null }))),
    }))),
  });
  known.set(mediaType, reading);
  return reading;
};

/** Emits the ratings of films or of series: all of them, or the last ones, so many that older ones would change little. */
export const watchRatings = (deps: TasteEvidenceDeps, mediaType: MediaType): Watch<ReadonlyArray<TitleRating>> =>
  defer(() => {
    const { state$, readOn } = readingOf(deps, mediaType);
    readOn();
    return state$.pipe(
      filter(({ status }) => status === 'ready' || status === 'failed'),
      map(({ ratings, failure }) =>
        (failure === null ? E.right(ratings.filter(({ item }) => item.mediaType === mediaType)) : E.left(failure))),
    );
  });

/** Emits the titles that were added last to the favorites or the watchlist. */
export const watchItems = ({ lists, listIds }: TasteEvidenceDeps, kind: 'favorites' | 'watchlist'): Watch<ReadonlyArray<StoredTitle>> => {
  const listID = listIds[kind];
  return listID === null
    ? of(E.right([]))
    : lists.firstItems({ listID, sort: 'addedAt', direction: 'desc', filter: noItemFilter }, MAX_ITEMS);
};

/** Emits what was watched last, the first part of the history. */
const watchHistory = ({ lists }: TasteEvidenceDeps): Watch<ReadonlyArray<StoredTitle>> =>
  lists.history.viewings(noHistoryFilter).state$.pipe(
    filter(({ status }) => status !== 'loading'),
    map(({ viewings, status, failure }) =>
      (status === 'failed' && failure !== null ? E.left(failure) : E.right(viewings.map(({ item }) => item)))),
  );

type Ratings = E.Either<Failure, ReadonlyArray<TitleRating>>;

/** Returns the ratings of both kinds. Without a network, a kind of which there are none cannot be told from one that was never read. */
const unlessOffline = (films: Ratings, series: Ratings): Ratings => {
  const isMissing = (one: Ratings, other: Ratings): boolean =>
    E.isLeft(one) && one.left._tag === 'offline' && E.isRight(other) && other.right.length > 0;
  if (isMissing(films, series)) return series;
  if (isMissing(series, films) || E.isLeft(films)) return films;
  return E.isLeft(series) ? series : E.right([...films.right, ...series.right]);
};

/**
 * Watches what a member's ratings, favorites, watchlist and last viewings say about the taste, and every change of them in this tab: one
 * piece of evidence for each title. Fails if a part cannot be read. Opened pages say nothing here: looking at a title is not liking it.
 */
export const watchTasteEvidence = (deps: TasteEvidenceDeps): Watch<ReadonlyArray<TasteEvidence>> =>
  combineLatest([
    watchRatings(deps, 'movie'), watchRatings(deps, 'tv'), watchItems(deps, 'favorites'), watchHistory(deps), watchItems(deps, 'watchlist'),
  ]).pipe(
    map(([films, series, favorites, watched, watchlist]) => {
      const ratings = unlessOffline(films, series);
      if (E.isLeft(ratings)) return ratings;
      if (E.isLeft(favorites)) return favorites;
      if (E.isLeft(watched)) return watched;
      if (E.isLeft(watchlist)) return watchlist;
      // Of equally strong evidence the last one counts first.
      const rated = ratings.right.toSorted((one, other) => other.ratedAt - one.ratedAt);
      return E.right(strongestEvidence([
        ...rated.map(({ item, rating }) => evidenceOf(item, { kind: 'rated', rating })),
        ...favorites.right.map((item) => evidenceOf(item, { kind: 'favorite' })),
        ...watched.right.map((item) => evidenceOf(item, { kind: 'watched' })),
        ...watchlist.right.map((item) => evidenceOf(item, { kind: 'watchlist' })),
      ]));
    }),
  );
