import type { Filters } from '#domain/catalogue/filters';
import { matchesFilters } from '#domain/catalogue/filter-match';
import { findGenreBySlug } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Title } from '#domain/catalogue/title';
import { typicalLength, type TitleDetails } from '#domain/catalogue/title-details';

/** The facts of a title that say why it was picked. Null where the catalogue lacks them. */
export type PickFacts = {
  readonly mediaType: MediaType;
  /** Minutes: of the film, or of one episode. */
  readonly length: number | null;
  /** TMDB's name of the genre by which it fits, else of its first one; of a documentary always that. */
  readonly genre: string | null;
  readonly year: number | null;
  /** ISO 639-1. */
  readonly language: string | null;
};

/**
 * Returns the length of a film, or the typical one of an episode, in minutes; null if unknown. The length of a series that is a candidate
 * is not used: it may be that of its latest episode alone.
 */
export const usualLength = (title: Title, details: TitleDetails | null): number | null =>
  (title.mediaType === 'movie' ? title.runtime : null) ?? (details === null ? null : typicalLength(details));

/** Returns the facts of a title. @param length minutes, if known. */
export const pickFacts = (title: Title, filters: ReadonlyArray<Filters>, length: number | null): PickFacts => {
  const { mediaType, year, originalLanguage: language } = title;
  const matched = filters.find((each) =>
    matchesFilters({ ...each, runtimeFrom: null, runtimeTo: null })({ ...title, runtime: null, countries: [], certification: null }));
  const names = matched?.genresIn.map((slug) => findGenreBySlug(slug)?.[mediaType]?.name) ?? [];
  const documentary = findGenreBySlug('documentary')?.[mediaType]?.name ?? '';
  const matching = names.find((name) => name !== undefined && title.genres.includes(name));
  const genre = title.genres.includes(documentary) ? documentary : matching ?? title.genres[0] ?? null;
  return { mediaType, length, genre, year, language };
};
