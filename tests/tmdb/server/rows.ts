import { genresForType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Entry } from './entry';
import { departmentOf, type TestPerson } from './people';

export type Json = Readonly<Record<string, unknown>>;

export const genreIds = (mediaType: MediaType, names: ReadonlyArray<string>): ReadonlyArray<number> => [
  ...new Set(genresForType(mediaType).flatMap((genre) => {
    const tmdbGenre = genre[mediaType];
    return tmdbGenre !== null && names.includes(tmdbGenre.name) ? [tmdbGenre.id] : [];
  })),
];

/**
 * Returns the vote count. For facts with an average but no count, estimates it from the popularity score, too low for the top-rated list.
 */
export const voteCount = ({ vote, votes, score }: Entry): number => votes ?? (vote === null ? 0 : Math.round(10 + score * 2));

/** Returns the language, or `xx`, TMDB's code for "no language", if unknown. */
export const languageOf = ({ originalLanguage }: Entry): string => originalLanguage ?? 'xx';

export const imagePath = (kind: 'poster' | 'backdrop', { mediaType, id }: Entry): string => `/${kind}-${mediaType}-${id}.jpg`;

/** Returns a title as a row of TMDB's lists. */
export const rowOf = (entry: Entry): Json => {
  const name = entry.originalTitle ?? entry.title;
  const own = entry.mediaType === 'movie'
    ? { title: entry.title, original_title: name, release_date: entry.released, video: false }
    : { name: entry.title, original_name: name, first_air_date: entry.released, origin_country: entry.countries };
  return {
    adult: entry.adult,
    backdrop_path: imagePath('backdrop', entry),
    genre_ids: genreIds(entry.mediaType, entry.genres),
    id: entry.id,
    original_language: languageOf(entry),
    overview: entry.overview ?? '',
    popularity: entry.score,
    poster_path: imagePath('poster', entry),
    vote_average: entry.vote ?? 0,
    vote_count: voteCount(entry),
    ...own,
  };
};

export const mixedRowOf = (entry: Entry): Json => ({ ...rowOf(entry), media_type: entry.mediaType });

/** Returns a person as a row of TMDB's search results. */
export const personRow = (person: TestPerson): Json => ({
  adult: false,
  id: person.id,
  name: person.name,
  original_name: person.name,
  gender: 0,
  popularity: person.popularity,
  known_for_department: departmentOf(person),
  profile_path: `/profile-${person.id}.jpg`,
  known_for: [...person.credits].sort((a, b) => b.entry.score - a.entry.score).slice(0, 3).map(({ entry }) => mixedRowOf(entry)),
});
