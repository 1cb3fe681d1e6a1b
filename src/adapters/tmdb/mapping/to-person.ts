import type { FilmographyEntry, Person, PersonDetails } from '#domain/catalogue/person';
import { itemKey } from '#domain/catalogue/title-id';
import type { Title } from '#domain/catalogue/title';
import type { CombinedCredits, PersonAnswer, PersonSummary } from '../codecs/person-codec';
import { mixedTitle } from './to-title';

/** So many titles are enough to recognise somebody by. */
const MOST_KNOWN_FOR = 4;

const inShort = ({ mediaType, id, title, year }: Title): Person['titles'][number] => ({ mediaType, id, title, year });

export const toPerson = (told: PersonSummary): Person => ({
  id: told.id,
  name: told.name,
  knownFor: told.known_for_department,
  picturePath: told.profile_path,
  titles: told.known_for.flatMap((row) => (row === null ? [] : mixedTitle(row) ?? [])).slice(0, MOST_KNOWN_FOR).map(inShort),
});

const entriesOf = ({ cast, crew }: CombinedCredits): ReadonlyArray<FilmographyEntry> => [
  ...cast.flatMap((row): ReadonlyArray<FilmographyEntry> => {
    const title = row === null ? null : mixedTitle(row);
    return row === null || title === null ? [] : [{ title, part: { as: 'cast', character: row.character } }];
  }),
  ...crew.flatMap((row): ReadonlyArray<FilmographyEntry> => {
    const title = row === null ? null : mixedTitle(row);
    return row === null || title === null ? [] : [{ title, part: { as: 'crew', job: row.job ?? 'Crew' } }];
  }),
];

const partKey = ({ title, part }: FilmographyEntry): string => `${itemKey(title)} ${part.as === 'cast' ? `as ${part.character ?? ''}` : part.job}`;

/** Newest first; what has no date is still to come and stands before everything. */
const newestFirst = (a: FilmographyEntry, b: FilmographyEntry): number => (b.title.date ?? '9999').localeCompare(a.title.date ?? '9999');

/** TMDB lists somebody once for every credit; the same part in the same title is told once. */
const toFilmography = (credits: CombinedCredits): ReadonlyArray<FilmographyEntry> =>
  [...new Map(entriesOf(credits).map((entry) => [partKey(entry), entry] as const)).values()].sort(newestFirst);

/** What somebody is known for: their own department's titles, those with most votes first. */
const bestKnown = (filmography: ReadonlyArray<FilmographyEntry>, department: string | null): Person['titles'] => {
  const side = department === 'Acting' ? 'cast' : 'crew';
  const own = filmography.filter(({ part }) => part.as === side);
  const titles = new Map((own.length === 0 ? filmography : own).map(({ title }) => [itemKey(title), title] as const));
  return [...titles.values()].sort((a, b) => (b.votes ?? 0) - (a.votes ?? 0)).slice(0, MOST_KNOWN_FOR).map(inShort);
};

export const personDetails = (told: PersonAnswer): PersonDetails => {
  const filmography = toFilmography(told.combined_credits);
  return {
    id: told.id,
    name: told.name,
    knownFor: told.known_for_department,
    picturePath: told.profile_path,
    titles: bestKnown(filmography, told.known_for_department),
    biography: told.biography,
    born: told.birthday,
    died: told.deathday,
    birthplace: told.place_of_birth,
    imdbId: told.imdb_id ?? told.external_ids.imdb_id,
    filmography,
  };
};
