import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Catalogue } from '#domain/catalogue/catalogue';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { comingEvents, seasonsToRead, type ComingEvent } from './coming-event';

/**
 * Reads what comes of a title from `today` on: its details, and of a series up to three seasons. A title that the catalogue does not have
 * has nothing to come.
 * @param today `YYYY-MM-DD`.
 */
export const readComingEvents = (
  { getDetails, getSeason }: Pick<Catalogue, 'getDetails' | 'getSeason'>,
  title: StoredTitle,
  today: string,
  signal?: AbortSignal,
): Answer<ReadonlyArray<ComingEvent>> => {
  const id = { mediaType: title.mediaType, id: title.movieID };
  return pipe(
    getDetails(id, signal),
    TE.flatMap((details) =>
      pipe(
        seasonsToRead(details, today),
        TE.traverseArray((season) => getSeason(id, season, signal)),
        TE.map((seasons) => comingEvents(title, details, seasons, today)),
      ),
    ),
    TE.orElse((failure): Answer<ReadonlyArray<ComingEvent>> => (failure._tag === 'not-found' ? TE.right([]) : TE.left(failure))),
  );
};
