import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CalendarServerDeps } from '#application/server/calendar/calendar-feed';
import type { ComingDetails } from '#domain/calendar/coming-event';
import type { ComingDatesSource } from '#domain/calendar/read-coming-events';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import type { TitleId } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';

/** Titles, and seasons, that a run keeps: an entry takes up to 50 kB of memory. */
const MAX_KEPT = 500;

/** The part of a title's details that a digest needs. */
type DigestDetails = ComingDetails & Pick<TitleDetails, 'watch'>;

/** Where a run looks titles up. */
export type DigestSource = Pick<ComingDatesSource, 'getSeason'> & { readonly getDetails: (id: TitleId) => Answer<DigestDetails> };

/** Keeps answers by key, those that were asked for last. A failure is not kept: for the next member, the request is sent again. */
const keptAnswers = <A>(): ((key: string, ask: Answer<A>) => Answer<A>) => {
  const kept = new Map<string, ReturnType<Answer<A>>>();
  return (key, ask) => () => {
    const answer = kept.get(key) ?? ask();
    kept.delete(key);
    kept.set(key, answer);
    void answer.then((result) => E.isLeft(result) && kept.get(key) === answer && kept.delete(key));
    const [oldest = key] = kept.keys();
    if (kept.size > MAX_KEPT) kept.delete(oldest);
    return answer;
  };
};

/** Shares look-ups between the members of one run: a title that several of them follow is asked for once. */
export const shareLookUps = (catalogue: NonNullable<CalendarServerDeps['comingDates']>): DigestSource => {
  const [details, seasons] = [keptAnswers<DigestDetails>(), keptAnswers<Season>()];
  return {
    getDetails: (id) =>
      details(
        `${id.mediaType}-${id.id}`,
        pipe(catalogue.getDetails(id), TE.map(({ date, releaseDays = {}, series, watch }) => ({ date, releaseDays, series, watch }))),
      ),
    getSeason: (id, season) => seasons(`${id.id} ${season}`, catalogue.getSeason(id, season)),
  };
};
