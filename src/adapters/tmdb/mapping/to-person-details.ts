import type { FilmographyEntry, Person, PersonDetails } from '#domain/catalogue/person';
import { itemKey } from '#domain/catalogue/title-id';
import type { CombinedCredits, PersonAnswer } from '#adapters/tmdb/codecs/person-codec';
import { MAX_KNOWN_FOR, toTitleRef } from './to-person';
import { toMixedTitle } from './to-title';

const entriesOf = ({ cast, crew }: CombinedCredits): ReadonlyArray<FilmographyEntry> => [
  ...cast.flatMap((row): ReadonlyArray<FilmographyEntry> => {
    const title = row === null ? null : toMixedTitle(row);
    return row === null || title === null ? [] : [{ title, part: { as: 'cast', character: row.character } }];
  }),
  ...crew.flatMap((row): ReadonlyArray<FilmographyEntry> => {
    const title = row === null ? null : toMixedTitle(row);
    return row === null || title === null ? [] : [{ title, part: { as: 'crew', job: row.job ?? 'Crew' } }];
  }),
];

const partKey = ({ title, part }: FilmographyEntry): string =>
  `${itemKey(title)} ${part.as === 'cast' ? `as ${part.character ?? ''}` : part.job}`;

/** Sorts newest first. Titles without a date are upcoming and come first. */
const newestFirst = (a: FilmographyEntry, b: FilmographyEntry): number => (b.title.date ?? '9999').localeCompare(a.title.date ?? '9999');

/** Merges cast and crew credits. TMDB may repeat a credit, so equal parts in the same title are deduplicated. */
const toFilmography = (credits: CombinedCredits): ReadonlyArray<FilmographyEntry> =>
  [...new Map(entriesOf(credits).map((entry) => [partKey(entry), entry] as const)).values()].sort(newestFirst);

/** Returns the best-known titles of a person: titles of the person's own department, most votes first. */
const bestKnown = (filmography: ReadonlyArray<FilmographyEntry>, department: string | null): Person['titles'] => {
  const creditType = department === 'Acting' ? 'cast' : 'crew';
  const ownCredits = filmography.filter(({ part }) => part.as === creditType);
  const titles = new Map((ownCredits.length === 0 ? filmography : ownCredits).map(({ title }) => [itemKey(title), title] as const));
  return [...titles.values()].sort((a, b) => (b.voteCount ?? 0) - (a.voteCount ?? 0)).slice(0, MAX_KNOWN_FOR).map(toTitleRef);
};

export const toPersonDetails = (response: PersonAnswer): PersonDetails => {
  const filmography = toFilmography(response.combined_credits);
  return {
    id: response.id,
    name: response.name,
    knownFor: response.known_for_department,
    imagePath: response.profile_path,
    titles: bestKnown(filmography, response.known_for_department),
    biography: response.biography,
    born: response.birthday,
    died: response.deathday,
    birthplace: response.place_of_birth,
    imdbId: response.imdb_id ?? response.external_ids.imdb_id,
    filmography,
    colleagues: [],
  };
};
