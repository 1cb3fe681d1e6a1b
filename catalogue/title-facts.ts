import type { MediaType } from '#domain/catalogue/media-type';
import type { TitleId } from '#domain/catalogue/title-id';
import type { FactRecord } from './fact-record';

/** The facts of one film or series. Null and empty mean unknown. */
export type TitleFacts = TitleId & {
  /** Key of the record for corrections and stable ids: `tmdb-603`, `tmdb-tv-1396`, `imdb-tt0033467`. */
  readonly key: string;
  readonly tmdbId: number | null;
  readonly imdbId: string | null;
  readonly title: string;
  readonly originalTitle: string | null;
  /** Titles in other languages, spellings and nicknames, for searching. */
  readonly alternativeTitles: ReadonlyArray<string>;
  readonly originalLanguage: string | null;
  readonly year: number;
  readonly date: string | null;
  /** Minutes; films only. */
  readonly runtime: number | null;
  readonly genres: ReadonlyArray<string>;
  readonly vote: number | null;
  readonly votes: number | null;
  /** Popularity, 0 to 100. */
  readonly score: number;
  readonly directors: ReadonlyArray<string>;
  readonly creators: ReadonlyArray<string>;
  readonly cast: ReadonlyArray<{ readonly name: string; readonly character: string | null }>;
  readonly countries: ReadonlyArray<string>;
  /** Keywords of the sources, and our own where the sources have hardly any. */
  readonly keywords: ReadonlyArray<string>;
  /** Those of the keywords that are our own. */
  readonly ownKeywords: ReadonlyArray<string>;
  /** The keywords with those that would mislead elsewhere: what the search reads. */
  readonly subjects: ReadonlyArray<string>;
  readonly certification: string | null;
  readonly collection: string | null;
  /** Paths on TMDB's image host, used for link previews. The app renders its own images, which need no network. */
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  /** Own overview of two sentences, for the best-known titles. */
  readonly overview: string | null;
  /** TMDB's status. A series that goes on has one only with the year of its counts, as its page shows it with that year. */
  readonly status: string | null;
  readonly lastAirDate: string | null;
  /** Date of the last broadcast as it was known in the week of the snapshot: shows which series were on the air then. */
  readonly lastAirDateThen: string | null;
  /** Minutes; series only. */
  readonly episodeRuntime: number | null;
  readonly seasonCount: number | null;
  /** The seasons with known episode counts, without specials; may end before the last season. */
  readonly seasons: ReadonlyArray<{
    readonly number: number;
    readonly name: string | null;
    readonly date: string | null;
    readonly episodeCount: number;
  }>;
  readonly episodeCount: number | null;
  readonly countsAsOf: number | null;
  readonly networks: ReadonlyArray<string>;
};

const unlessEqual = (value: string | undefined, from: string): string | null => (value === undefined || value === from ? null : value);

/** True for a status that does not change later. */
export const isOver = (status: string | null | undefined): boolean => status === 'Ended' || status === 'Canceled';

/** Values that the catalogue adds to a record. */
export type AdditionalFacts = Pick<TitleFacts, 'overview'> & {
  readonly nicknames: ReadonlyArray<string>;
  readonly ownSubjects: ReadonlyArray<string>;
  /** Keywords of the record that only the search reads. */
  readonly misleading: ReadonlyArray<string>;
  /** The one name of a network that sources call by several. */
  readonly networkNames: Readonly<Record<string, string>>;
  /** Stable id, used if the TMDB id is unknown. */
  readonly number: number;
};

/** Maps a record to title facts. */
export const titleFacts = (
  mediaType: MediaType, record: FactRecord, { number, nicknames, ownSubjects, misleading, overview, networkNames }: AdditionalFacts,
): TitleFacts => ({
  key: record.key,
  mediaType,
  id: record.tmdb ?? number,
  tmdbId: record.tmdb ?? null,
  imdbId: record.imdb ?? null,
  title: record.title,
  originalTitle: unlessEqual(record.originalTitle, record.title),
  alternativeTitles: [...(record.altTitles ?? []), ...nicknames],
  originalLanguage: record.lang ?? null,
  year: record.year,
  date: record.date ?? record.first ?? null,
  runtime: record.runtime ?? null,
  genres: record.genres,
  vote: record.vote ?? null,
  votes: record.votes ?? null,
  score: record.score,
  directors: record.directors ?? [],
  creators: record.createdBy ?? [],
  cast: (record.cast ?? []).map(([name, character]) => ({ name, character: character ?? null })),
  countries: record.countries ?? [],
  keywords: [...(record.keywords ?? []), ...ownSubjects].filter((keyword) => !misleading.includes(keyword)),
  ownKeywords: ownSubjects,
  subjects: [...(record.keywords ?? []), ...ownSubjects],
  certification: record.cert ?? null,
  collection: record.collection ?? null,
  posterPath: record.poster ?? null,
  backdropPath: record.backdrop ?? null,
  overview,
  status: record.countsAsOf === undefined && !isOver(record.status) ? null : (record.status ?? null),
  lastAirDate: record.last ?? null,
  lastAirDateThen: record.lastIn2019 ?? null,
  episodeRuntime: record.episodeRuntime ?? null,
  seasonCount: record.seasons ?? null,
  seasons: (record.seasonsList ?? []).map(({ n, name, date, episodes }) => ({
    number: n, name: name ?? null, date: date ?? null, episodeCount: episodes,
  })),
  episodeCount: record.episodes ?? null,
  countsAsOf: record.countsAsOf ?? null,
  networks: [...new Set((record.networks ?? []).map((name) => networkNames[name] ?? name))],
});
