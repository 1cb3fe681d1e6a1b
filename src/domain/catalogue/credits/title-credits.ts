import type { Answer } from '#domain/shared/answer';
import type { CastMember, CrewJob, TitleDetails } from '#domain/catalogue/title-details';
import type { TitleId } from '#domain/catalogue/title-id';

/** Actors of a title, in billing order, that count: a small part says little about a title. */
export const LEADING_ACTORS = 4;

export type CreditedPerson = Pick<CrewJob, 'personId' | 'name'>;

/** Countries and people by which numbers group titles. */
export type TitleCredits = {
  /** ISO 3166-1. */
  readonly countries: ReadonlyArray<string>;
  /** Directors of a film; empty for a series. */
  readonly directors: ReadonlyArray<CreditedPerson>;
  /** The leading actors. */
  readonly actors: ReadonlyArray<CreditedPerson>;
};

/** Credits by item key. */
export type CreditsByTitle = ReadonlyMap<string, TitleCredits>;

/** The lookup of the credits of many titles, a part of the catalogue. */
export type CreditsLookup = {
  /** Most titles of one call, each of which costs a request; null if all titles cost the same as one. */
  readonly maxTitles: number | null;
  /**
   * Returns the credits of the first `maxTitles` titles. Titles that the catalogue does not have are left out. People of a single title of
   * the catalogue may be left out: no title shares them. Fails as `Catalogue.getDetails` does.
   */
  readonly getCredits: (titles: ReadonlyArray<TitleId>, signal?: AbortSignal) => Answer<CreditsByTitle>;
};

const uniquePeople = (people: ReadonlyArray<CastMember | CrewJob>): ReadonlyArray<CreditedPerson> =>
  [...new Map(people.map(({ personId, name }) => [personId, { personId, name }])).values()];

/** Returns the credits of a title with details. */
export const creditsOfDetails = ({ mediaType, countries, cast, crew }: TitleDetails): TitleCredits => ({
  countries,
  directors: mediaType === 'tv' ? [] : uniquePeople(crew.filter(({ job }) => job === 'Director')),
  actors: uniquePeople(cast.slice(0, LEADING_ACTORS)),
});
