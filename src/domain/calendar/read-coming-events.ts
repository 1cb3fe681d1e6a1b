import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Catalogue, Purpose } from '#domain/catalogue/catalogue';
import type { TitleDetails } from '#domain/catalogue/title-details';
import type { TitleId } from '#domain/catalogue/title-id';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { comingEvents, seasonsToRead, type ComingEvent } from './coming-event';

/** The part of a catalogue with coming dates. */
export type ComingDatesSource = Pick<Catalogue, 'getSeason'> & {
  readonly getDetails: (id: TitleId, signal?: AbortSignal, purpose?: Purpose) => Answer<Pick<TitleDetails, 'date' | 'series'>>;
};

/**
 * Reads what comes of a title from `today` on: its details, and of a series up to three seasons. A title that the catalogue does not have
 * has nothing to come.
 * @param today `YYYY-MM-DD`.
 */
export const readComingEvents = (
  { getDetails, getSeason }: ComingDatesSource,
  title: StoredTitle,
  today: string,
  signal?: AbortSignal,
): Answer<ReadonlyArray<ComingEvent>> => {
  const id = { mediaType: title.mediaType, id: title.movieID };
  return pipe(
    getDetails(id, signal, 'look-up'),
    TE.flatMap((details) =>
      pipe(
        seasonsToRead(details, today),
        TE.traverseArray((season) => getSeason(id, season, signal, 'look-up')),
        TE.map((seasons) => comingEvents(title, details, seasons, today)),
      ),
    ),
    TE.orElse((failure): Answer<ReadonlyArray<ComingEvent>> => (failure._tag === 'not-found' ? TE.right([]) : TE.left(failure))),
  );
};
