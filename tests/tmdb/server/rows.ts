import { genresForType } from '#domain/catalogue/genre';
import type { MediaType } from '#domain/catalogue/media-type';
import type { Entry } from './entry';
import { departmentOf, type TestPerson } from './people';

export type Json = Readonly<Record<string, unknown>>;

export const genreIds = (mediaType: MediaType, names: ReadonlyArray<string>): ReadonlyArray<number> => [
  ...new Set(genresForType(mediaType).flatMap((genre) => {
    const told = genre[mediaType];
    return told !== null && names.includes(told.name) ? [told.id] : [];
  })),
];

/** Where the facts have an average without a count, as many votes as its renown suggests: too few for a place among the top rated. */
export const voteCount = ({ vote, votes, score }: Entry): number => votes ?? (vote === null ? 0 : Math.round(10 + score * 2));

/** TMDB's word for "no language" where the facts do not know it. */
export const languageOf = ({ originalLanguage }: Entry): string => originalLanguage ?? 'xx';

export const pictureOf = (kind: 'poster' | 'backdrop', { mediaType, id }: Entry): string => `/${kind}-${mediaType}-${id}.jpg`;

/** A title as TMDB's lists have it. */
export const rowOf = (entry: Entry): Json => {
  const name = entry.originalTitle ?? entry.title;
  const own = entry.mediaType === 'movie'
    ? { title: entry.title, original_title: name, release_date: entry.released, video: false }
    : { name: entry.title, original_name: name, first_air_date: entry.released, origin_country: entry.countries };
  return {
    adult: entry.adult,
    backdrop_path: pictureOf('backdrop', entry),
    genre_ids: genreIds(entry.mediaType, entry.genres),
    id: entry.id,
    original_language: languageOf(entry),
    overview: entry.overview ?? '',
    popularity: entry.score,
    poster_path: pictureOf('poster', entry),
    vote_average: entry.vote ?? 0,
    vote_count: voteCount(entry),
    ...own,
  };
};

export const mixedRowOf = (entry: Entry): Json => ({ ...rowOf(entry), media_type: entry.mediaType });

/** A person as TMDB's searches have them. */
export const personRow = (somebody: TestPerson): Json => ({
  adult: false,
  id: somebody.id,
  name: somebody.name,
  original_name: somebody.name,
  gender: 0,
  popularity: somebody.popularity,
  known_for_department: departmentOf(somebody),
  profile_path: `/profile-${somebody.id}.jpg`,
  known_for: [...somebody.credits].sort((a, b) => b.entry.score - a.entry.score).slice(0, 3).map(({ entry }) => mixedRowOf(entry)),
});
