import type { Filters } from '#domain/catalogue/filters';
import type { Title } from '#domain/catalogue/title';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { fitsEvening } from '#domain/evening-pick/next-pick';
import { withoutLeastVote } from '#domain/evening-pick/seen-before';
import type { StoredTitle } from '#domain/lists/stored-title';

/**
 * Returns a function that says whether a stored title may fit an evening, by the facts that lists have. Its length may be missing or
 * old, and keywords are not stored: the catalogue decides by them.
 */
export const createMayFit = (filters: ReadonlyArray<Filters>): ((stored: StoredTitle) => boolean) => {
  const fitting = withoutLeastVote(filters);
  const anyContent = new Set(filters.flatMap(({ content }) => content));
  return ({ mediaType, movieID: id, title, posterPath, releaseYear: year, genres, vote }) => fitsEvening(fitting, {
    mediaType, id, title, posterPath, year, genres, runtime: null, averageVote: vote, voteCount: null, originalTitle: null, date: null,
    overview: null, backdropPath: null, originalLanguage: null, seasonCount: null,
  }, anyContent);
};

/** Returns a title with its length, which lists of series do not contain. */
export const withLength = (details: TitleDetails): TitleDetails =>
  ({ ...details, runtime: details.runtime ?? details.series?.episodeRuntime ?? null });

/** Returns whether a title fits an evening, as `fitsEvening`. A length that the catalogue does not know fits no limit. */
export const fitsLimit = (filters: ReadonlyArray<Filters>, title: Title, content?: ReadonlySet<string>): boolean =>
  (title.runtime !== null || filters.some(({ runtimeTo }) => runtimeTo === null)) && fitsEvening(filters, title, content);
