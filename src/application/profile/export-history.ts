import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { HistoryCursor } from '#domain/history/history-query';
import type { HistoryRepository } from '#domain/history/history-repository';
import type { TitleRating } from '#domain/history/rating';
import type { SeriesEpisodes } from '#domain/history/series/former-season-sizes';
import type { Viewing } from '#domain/history/viewing';
import type { ListRepository } from '#domain/lists/list-repository';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { readSeriesEpisodes } from '#application/history/read-series-episodes';

/** A member's viewings, last one first, ratings by item key, and the known episodes of the series among the viewings. */
export type ExportedHistory = {
  readonly viewings: ReadonlyArray<Viewing>;
  readonly ratings: ReadonlyArray<TitleRating>;
  readonly episodes: ReadonlyArray<SeriesEpisodes>;
};

type Part<Value, Cursor> = { readonly values: ReadonlyArray<Value>; readonly next: Cursor | null };

/** Reads all pages, one after the other. */
const readAllPages =
  <Value, Cursor>(readPart: (after: Cursor | null) => Answer<Part<Value, Cursor>>): Answer<ReadonlyArray<Value>> =>
  async () => {
    const values: Value[] = [];
    let after: Cursor | null = null;
    do {
      const page: E.Either<Failure, Part<Value, Cursor>> = await readPart(after)();
      if (E.isLeft(page)) return page;
      values.push(...page.right.values);
      after = page.right.next;
    } while (after !== null);
    return E.right(values);
  };

/**
 * Reads all of a member's viewings and ratings from the backend: a cache may hold a part. Fails as a whole: an export without some would
 * look complete.
 */
export const readHistoryForExport = (
  repository: HistoryRepository, lists: Pick<ListRepository, 'findTitles'>, uid: UserId,
): Answer<ExportedHistory> =>
  pipe(
    readAllPages<Viewing, HistoryCursor>((after) =>
      pipe(
        repository.readViewings(uid, after),
        TE.map(({ viewings, next }) => ({ values: viewings, next })),
      ),
    ),
    TE.flatMap((viewings) =>
      pipe(
        readAllPages<TitleRating, string>((after) =>
          pipe(
            repository.readRatings(uid, after, 'server'),
            TE.map(({ ratings, next }) => ({ values: ratings, next })),
          ),
        ),
        TE.flatMap((ratings) =>
          pipe(
            readSeriesEpisodes(
              lists, uid,
              viewings.map(({ item }) => item),
            ),
            TE.map((episodes) => ({ viewings, ratings, episodes })),
          ),
        ),
      ),
    ),
  );
