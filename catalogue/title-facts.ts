import type { MediaType } from '#domain/catalogue/media-type';
import type { TitleId } from '#domain/catalogue/title-id';
import type { FactRecord } from './fact-record';

/** What the facts say of one film or series. Null and empty mean unknown. */
export type TitleFacts = TitleId & {
  /** `tmdb-603`, `tmdb-tv-1396`, `imdb-tt0033467`: the key of the facts, for corrections and stable numbers. */
  readonly key: string;
  readonly tmdbId: number | null;
  readonly imdbId: string | null;
  readonly title: string;
  readonly originalTitle: string | null;
  readonly originalLanguage: string | null;
  readonly year: number;
  readonly date: string | null;
  /** Minutes; films only. */
  readonly runtime: number | null;
  readonly genres: ReadonlyArray<string>;
  readonly vote: number | null;
  readonly votes: number | null;
  /** How well known it is, 0 to 100. */
  readonly score: number;
  readonly directors: ReadonlyArray<string>;
  readonly creators: ReadonlyArray<string>;
  readonly cast: ReadonlyArray<{ readonly name: string; readonly character: string | null }>;
  readonly countries: ReadonlyArray<string>;
  readonly keywords: ReadonlyArray<string>;
  readonly certification: string | null;
  readonly collection: string | null;
  /** Paths on TMDB's host of pictures. The app draws its own, which need no network; link previews are told of these. */
  readonly posterPath: string | null;
  readonly backdropPath: string | null;
  /** Two sentences of our own, for the best-known titles. */
  readonly overview: string | null;
  readonly status: string | null;
  readonly lastAirDate: string | null;
  /** The last broadcast as the record's source knew it, whatever is known by now: it says what was on in the week of that source. */
  readonly lastAirDateThen: string | null;
  /** Minutes; series only. */
  readonly episodeRuntime: number | null;
  readonly seasonCount: number | null;
  readonly episodeCount: number | null;
  readonly countsAsOf: number | null;
  readonly networks: ReadonlyArray<string>;
};

const different = (value: string | undefined, from: string): string | null => (value === undefined || value === from ? null : value);

/** What the catalogue adds to a record, or remembers of it from before it was corrected. */
export type Beside = Pick<TitleFacts, 'overview' | 'lastAirDateThen'> & {
  /** Its own number, used where TMDB's is not known. */
  readonly number: number;
};

/** Puts a record into the catalogue's words. */
export const titleFacts = (mediaType: MediaType, record: FactRecord, { number, overview, lastAirDateThen }: Beside): TitleFacts => ({
  key: record.key,
  mediaType,
  id: record.tmdb ?? number,
  tmdbId: record.tmdb ?? null,
  imdbId: record.imdb ?? null,
  title: record.title,
  originalTitle: different(record.originalTitle, record.title),
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
  keywords: record.keywords ?? [],
  certification: record.cert ?? null,
  collection: record.collection ?? null,
  posterPath: record.poster ?? null,
  backdropPath: record.backdrop ?? null,
  overview,
  status: record.status ?? null,
  lastAirDate: record.last ?? null,
  lastAirDateThen,
  episodeRuntime: record.episodeRuntime ?? null,
  seasonCount: record.seasons ?? null,
  episodeCount: record.episodes ?? null,
  countsAsOf: record.countsAsOf ?? null,
  networks: record.networks ?? [],
});
