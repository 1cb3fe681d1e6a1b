import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { StreamingService } from '#domain/catalogue/services/streaming-services';
import type { Catalogue, TitlePage } from '#domain/catalogue/catalogue';
import type { PersonDetails } from '#domain/catalogue/person';
import type { Season, TitleDetails } from '#domain/catalogue/title-details';
import { aSeason, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { TitleId } from '#domain/catalogue/title-id';
import type { Answer } from '#domain/shared/answer';
import { notFound, type Failure } from '#domain/shared/failure';
import type { Page } from '#domain/shared/pagination';

/** Merges details into every person. */
export const withPersonDetails = (catalogue: Catalogue, more: Partial<PersonDetails>): Catalogue => ({
  ...catalogue,
  getPerson: (id, signal) => pipe(catalogue.getPerson(id, signal), TE.map((person) => ({ ...person, ...more }))),
});

/** Gives the catalogue the same streaming services in every region; null: none, as the shipped catalogue. */
export const withServices = (catalogue: Catalogue, services: ReadonlyArray<StreamingService> | null): Catalogue =>
  (services === null ? catalogue : { ...catalogue, getServices: () => TE.right(services) });

/** Changes every page of a list. */
export const withListChange = (catalogue: Catalogue, change: (page: TitlePage) => TitlePage): Catalogue => ({
  ...catalogue,
  getList: (params, signal) => pipe(catalogue.getList(params, signal), TE.map(change)),
  discover: (params, signal) => pipe(catalogue.discover(params, signal), TE.map(change)),
});

/** Empties pages of searches. */
export const withGaps = (catalogue: Catalogue, isGap: (page: number) => boolean): Catalogue => {
  const empty = <P extends Page<unknown>>(answer: Answer<P>): Answer<P> =>
    pipe(answer, TE.map((page) => (isGap(page.page) ? { ...page, items: [] } : page)));
  return {
    ...catalogue,
    searchTitles: (params, signal) => empty(catalogue.searchTitles(params, signal)),
    searchPeople: (params, signal) => empty(catalogue.searchPeople(params, signal)),
  };
};

/** Merges details into every title. */
export const withTitleDetails = (catalogue: Catalogue, more: Partial<TitleDetails>, seasons: ReadonlyArray<Season> = []): Catalogue => ({
  ...catalogue,
  // The scenario's own seasons get generated episodes.
  getSeason: (id, number, signal) => {
    const season = more.series?.seasons.find((each) => each.number === number);
    return season === undefined ? catalogue.getSeason(id, number, signal)
      : TE.right(seasons.find((each) => each.number === number) ?? aSeason(season));
  },
  getDetails: (id, signal) =>
    pipe(catalogue.getDetails(id, signal), TE.map((details) => ({ ...details, ...more }))),
});

/** Answers for every title with these details, which a scenario's season fills with generated episodes, or with a failure. */
export const withDetailsOf = (catalogue: Catalogue, detailsOf: (id: TitleId) => Partial<TitleDetails> | Failure): Catalogue => {
  const getDetails: Catalogue['getDetails'] = (id) => {
    const known = detailsOf(id);
    return '_tag' in known ? TE.left(known) : TE.right(aTitleDetails({ ...known, ...id }));
  };
  return {
    ...catalogue,
    getDetails,
    getSeason: (id, number) =>
      pipe(
        getDetails(id),
        TE.flatMap(({ series }) => TE.fromNullable(notFound('season'))(series?.seasons.find((season) => season.number === number))),
        TE.map(aSeason),
      ),
  };
};
