import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { Catalogue, Purpose } from '#domain/catalogue/catalogue';
import type { TitleId } from '#domain/catalogue/title-id';
import type { StoredTitle } from '#domain/lists/stored-title';
import type { Answer } from '#domain/shared/answer';
import { comingEvents, seasonsToRead, type CalendarPlace, type ComingDetails, type ComingEvent } from './coming-event';

/** The part of a catalogue with coming dates. */
export type ComingDatesSource = Pick<Catalogue, 'getSeason'> & {
  readonly getDetails: (id: TitleId, signal?: AbortSignal, purpose?: Purpose) => Answer<ComingDetails>;
};

/**
 * Reads what comes of a title from `today` on: its details, and of a series up to three seasons. A title that the catalogue does not have
 * has nothing to come.
 */
export const readComingEvents = (
  { getDetails, getSeason }: ComingDatesSource,
  title: StoredTitle,
  place: CalendarPlace,
  signal?: AbortSignal,
): Answer<ReadonlyArray<ComingEvent>> => {
  const id = { mediaType: title.mediaType, id: title.movieID };
  return pipe(
    getDetails(id, signal, 'look-up'),
    TE.flatMap((details) =>
      pipe(
        seasonsToRead(details, place.today),
        TE.traverseArray((season) => getSeason(id, season, signal, 'look-up')),
        TE.map((seasons) => comingEvents(title, details, seasons, place)),
      ),
    ),
    TE.orElse((failure): Answer<ReadonlyArray<ComingEvent>> => (failure._tag === 'not-found' ? TE.right([]) : TE.left(failure))),
  );
};
