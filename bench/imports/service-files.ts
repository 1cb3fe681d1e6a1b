import type { ServiceFile } from '#application/imports/text/parse-file';
import type { TitleFacts } from '../../catalogue/title-facts';
import type { Spelled, Weights } from './spell-as-people.ts';

const quoted = (cells: ReadonlyArray<string | number | null>): string =>
  cells.map((cell) => (/[",\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : String(cell ?? ''))).join(',');
const table = (name: string, head: string, rows: ReadonlyArray<ReadonlyArray<string | number | null>>): ServiceFile =>
  ({ name, text: `\uFEFF${[head, ...rows.map(quoted)].join('\r\n')}\r\n` });

const dayOf = (index: number): string => new Date(Date.UTC(2012, 0, 1 + (index % 5000))).toISOString().slice(0, 10);
const isFilm = ({ facts }: Spelled): boolean => facts.mediaType === 'movie';

/** Spellings that people use in any list of titles. */
const BY_PEOPLE: Weights = {
  'other punctuation': 10, 'other separator': 8, '& or and': 5, 'lost accents': 5, 'moved article': 6, 'left out article': 4,
  'other numeral': 6, 'other capitals': 4, 'year ± 1': 10, 'original name': 5, 'name in another language': 5, 'a space too much': 2,
};

/** A service whose files are written. @property file of the rows, in their order. */
export type Service = {
  readonly name: string;
  readonly has: (facts: TitleFacts) => boolean;
  readonly weights: Weights;
  readonly file: (rows: ReadonlyArray<Spelled>, isLaterNamesake: (facts: TitleFacts) => boolean) => ServiceFile;
};

const imdbType = ({ facts }: Spelled): string => (facts.mediaType === 'movie' ? 'Movie' : 'TV Series');
const trakt = ({ facts: { mediaType, tmdbId, imdbId }, name, year }: Spelled, index: number) => {
  // Trakt lacks the ids of some titles.
  const ids = index % 20 === 0 ? { trakt: index } : { trakt: index, tmdb: tmdbId, imdb: imdbId };
  const title = { title: name, year, ids };
  return { id: index, watched_at: `${dayOf(index)}T20:00:00.000Z`, action: 'watch',
    ...(mediaType === 'movie' ? { type: 'movie', movie: title }
      : { type: 'episode', show: title, episode: { season: 1, number: 1 + (index % 8), title: 'An episode', ids: {} } }) };
};

/** Files of each service as it writes them, over titles that it has. */
export const SERVICES: readonly [Service, ...ReadonlyArray<Service>] = [
  {
    name: 'Letterboxd', has: ({ mediaType }) => mediaType === 'movie', weights: BY_PEOPLE,
    file: (rows) => table('diary.csv', 'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date', rows.map(({ name, year }, index) =>
      [dayOf(index), name, year, 'https://boxd.it/x', (index % 10) / 2 + 0.5, '', '', dayOf(index)])),
  },
  {
    name: 'IMDb', has: ({ imdbId }) => imdbId !== null, weights: { ...BY_PEOPLE, 'original name': 10 },
    file: (rows) => table('ratings.csv',
      'Const,Your Rating,Date Rated,Title,Original Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes,Release Date,Directors',
      rows.map((row, index) => [
        // A spreadsheet drops zeros.
        index % 10 === 0 ? String(Number((row.facts.imdbId ?? '').slice(2))) : row.facts.imdbId, 1 + (index % 10), dayOf(index), row.name,
        row.facts.originalTitle ?? row.name, '', imdbType(row), 7, row.facts.runtime, row.year, 'Drama', 1000, row.facts.date,
        row.facts.directors.join(', '),
      ])),
  },
  {
    name: 'Trakt', has: () => true, weights: BY_PEOPLE,
    file: (rows) => ({ name: 'watched-history-1.json', text: JSON.stringify(rows.map(trakt)) }),
  },
  {
    name: 'TMDB', has: ({ tmdbId }) => tmdbId !== null, weights: { ...BY_PEOPLE, 'original name': 10 },
    file: (rows) => table('ratings.csv', 'TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated',
      rows.map((row, index) => [
        row.facts.tmdbId, index % 5 === 0 ? '' : row.facts.imdbId, row.facts.mediaType, row.name, `${row.year}-05-04T00:00:00Z`, '', '',
        7, 1 + (index % 10), `${dayOf(index)}T00:00:00Z`,
      ])),
  },
  {
    name: 'TV Time, data request', has: ({ mediaType }) => mediaType === 'tv', weights: { ...BY_PEOPLE, 'year ± 1': 0 },
    file: (rows, isLaterNamesake) => table('tracking-prod-records-v2.csv', 'created_at,key,s_id,s_no,ep_no,ep_id,series_name',
      rows.map(({ facts, name }, index) => [
        `${dayOf(index)} 20:00:00`, `watch-episode-${index}`, 1_000_000 + index, 1, 1 + (index % 8), index,
        // TVDB adds the year to names that an earlier series has. Files have no other year.
        isLaterNamesake(facts) ? `${name} (${facts.year})` : name,
      ])),
  },
  {
    name: 'TV Time, films', has: ({ mediaType }) => mediaType === 'movie', weights: BY_PEOPLE,
    file: (rows) => table('tvtime-movies.csv', 'uuid,tvdb_id,imdb_id,title,year,created_at,watched_at,is_watched,rewatch_count',
      rows.map(({ facts, name, year }, index) =>
        [`u${index}`, 2_000_000 + index, index % 2 === 0 ? facts.imdbId : '', name, year, dayOf(index), dayOf(index), 'true', 0])),
  },
  {
    name: 'own table', has: () => true, weights: BY_PEOPLE,
    file: (rows) => table('seen.csv', 'Title,Release year,Type,Director,Watched on', rows.map((row, index) =>
      [row.name, row.year, isFilm(row) ? 'film' : 'series', isFilm(row) ? (row.facts.directors[0] ?? '') : '', dayOf(index)])),
  },
];
