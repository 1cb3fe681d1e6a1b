import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import { firstValueFrom } from 'rxjs';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { emptyOutbox } from '#application/ports/outbox-store';
import { MAX_SERIES, selectFollowed, uniqueTitles } from '#domain/calendar/followed-titles';
import { noHistoryFilter, type HistoryCursor, type HistoryCursorRange } from '#domain/history/history-query';
import type { HistoryRepository, ViewingsPage } from '#domain/history/history-repository';
import { withPendingViewings } from '#domain/history/pending-viewings';
import { MAX_ITEMS_READ, noItemFilter } from '#domain/lists/item-query';
import { isHistoryChange } from '#domain/lists/member-command';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

/** Parts of the history that are read at most: 500 viewings of series. */
const MAX_HISTORY_PARTS = 5;

const SERIES = { ...noHistoryFilter, mediaType: 'tv' as const };

export type FollowedTitlesDeps = {
  readonly lists: Pick<ListUseCases, 'uid' | 'firstItems' | 'outbox'>;
  readonly history: Answer<Pick<HistoryRepository, 'watchViewings'>>;
  /** Null if the member has no watchlist yet. */
  readonly watchlistID: string | null;
  /** `YYYY-MM-DD`. */
  readonly today: string;
};

/** Reads the series with a viewing, last watched first, with viewings that are not sent. */
const readSeries =
  ({ lists, history }: FollowedTitlesDeps): Answer<ReadonlyArray<StoredTitle>> =>
  async () => {
    const repository = await history();
    if (E.isLeft(repository)) return repository;
    const { pending } = E.getOrElse(() => emptyOutbox)(await firstValueFrom(lists.outbox));
    const changes = pending.map(({ change }) => change).filter(isHistoryChange);
    let series: ReadonlyArray<StoredTitle> = [];
    let after: HistoryCursor | null = null;
    for (let part = 0; part < MAX_HISTORY_PARTS && series.length < MAX_SERIES; part += 1) {
      const range: HistoryCursorRange = { after, until: null };
      const page: E.Either<Failure, ViewingsPage> = await firstValueFrom(
        repository.right.watchViewings(lists.uid, SERIES, range, MAX_ITEMS_READ),
      );
      if (E.isLeft(page)) return page;
      const { viewings, next }: ViewingsPage = page.right;
      const shown = part === 0 ? withPendingViewings(viewings, changes, SERIES, next) : viewings;
      series = uniqueTitles([...series, ...shown.map(({ item }) => item)]);
      after = next;
      if (after === null) break;
    }
    return E.right(series);
  };

/** Reads films of the watchlist: the newest by year, then those added last, whose year may be unknown. */
const readFilms = ({ lists, watchlistID }: FollowedTitlesDeps): Answer<ReadonlyArray<StoredTitle>> => {
  if (watchlistID === null) return TE.right([]);
  const filter = { ...noItemFilter, mediaType: 'movie' as const, watched: false };
  const first = (sort: 'releaseYear' | 'addedAt') => () =>
    firstValueFrom(lists.firstItems({ listID: watchlistID, sort, direction: 'desc', filter }, MAX_ITEMS_READ));
  return pipe(
    TE.Do,
    TE.bind('newest', () => first('releaseYear')),
    TE.bind('added', () => first('addedAt')),
    TE.map(({ newest, added }) => [...newest, ...added]),
  );
};

/**
 * Reads the titles that a calendar looks up: at most 50 series that the member has begun, last watched first, among the last 500 viewings
 * of series, then at most 50 films of the watchlist without a viewing. Series that ended long ago are among them.
 */
export const readFollowedTitles = (deps: FollowedTitlesDeps): Answer<ReadonlyArray<StoredTitle>> =>
  pipe(
    TE.Do,
    TE.bind('series', () => readSeries(deps)),
    TE.bind('films', () => readFilms(deps)),
    TE.map(({ series, films }) => selectFollowed(series, films, deps.today)),
  );
