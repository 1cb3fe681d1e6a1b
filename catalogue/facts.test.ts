import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Title {
  readonly key: string;
  readonly title: string;
  readonly year: number;
  readonly genres: readonly string[];
  readonly score: number;
  readonly src: readonly string[];
  readonly tmdb?: number;
  readonly imdb?: string;
  readonly date?: string;
  readonly first?: string;
  readonly last?: string;
  readonly runtime?: number;
  readonly episodeRuntime?: number;
  readonly seasons?: number;
  readonly episodes?: number;
  readonly vote?: number;
  readonly votes?: number;
  readonly directors?: readonly string[];
  readonly createdBy?: readonly string[];
  readonly cast?: readonly (readonly string[])[];
  readonly countries?: readonly string[];
}
type Correction = Readonly<Record<string, unknown>> & { readonly why: string; readonly drop?: boolean };

const text = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8');
const lines = (name: string): readonly Title[] =>
  text(name).trimEnd().split('\n').map((line) => JSON.parse(line) as Title);

const films = lines('facts/movies.jsonl');
const series = lines('facts/tv.jsonl');
const all = [...films, ...series];
const byKey = new Map(all.map((title) => [title.key, title]));
const corrections = JSON.parse(text('facts/corrections.json')) as Readonly<Record<string, Correction>>;
const overviews = JSON.parse(text('facts/overviews.json')) as Readonly<Record<string, string>>;
const numbers = JSON.parse(text('stable-ids.json')) as Readonly<Record<string, number>>;

const fieldsOf = (correction: Correction): readonly (readonly [string, unknown])[] =>
  Object.entries(correction).filter(([field]) => field !== 'why' && field !== 'drop');

function corrected(titles: readonly Title[]): readonly Title[] {
  return titles.flatMap((title) => {
    const correction = corrections[title.key];
    if (correction === undefined) return [title];
    if (correction.drop === true) return [];
    const changed = new Map<string, unknown>(Object.entries(title));
    for (const [field, value] of fieldsOf(correction)) {
      if (value === null) changed.delete(field);
      else changed.set(field, value);
    }
    return [Object.fromEntries(changed) as unknown as Title];
  });
}

const keptFilms = corrected(films);
const keptSeries = corrected(series);
const kept = [...keptFilms, ...keptSeries];

const FILM_GENRES = [
  'Action', 'Adventure', 'Animation', 'Comedy', 'Crime', 'Documentary', 'Drama', 'Family', 'Fantasy', 'History',
  'Horror', 'Music', 'Mystery', 'Romance', 'Science Fiction', 'TV Movie', 'Thriller', 'War', 'Western',
];
const SERIES_GENRES = [
  'Action & Adventure', 'Animation', 'Comedy', 'Crime', 'Documentary', 'Drama', 'Family', 'Kids', 'Mystery', 'News',
  'Reality', 'Sci-Fi & Fantasy', 'Soap', 'Talk', 'War & Politics', 'Western',
];

const doubled = <T>(values: readonly T[]): readonly T[] => values.filter((value, at) => values.indexOf(value) !== at);
const present = <T>(values: readonly (T | undefined)[]): readonly T[] => values.filter((value) => value !== undefined);
const keysWhere = (titles: readonly Title[], wrong: (title: Title) => boolean): readonly string[] =>
  titles.filter(wrong).map(({ key }) => key);
const outside = (value: number | undefined, low: number, high: number): boolean =>
  value !== undefined && !(value >= low && value <= high);

describe('the titles', () => {
  it('are enough to stroll through', () => {
    expect(kept.length).toBeGreaterThanOrEqual(6000);
    expect(keptSeries.length).toBeGreaterThanOrEqual(1000);
  });

  it('have a key, an IMDb id and within their kind a TMDB id of their own', () => {
    expect(doubled(all.map(({ key }) => key))).toEqual([]);
    expect(doubled(present(kept.map(({ imdb }) => imdb)))).toEqual([]);
    expect(doubled(present(keptFilms.map(({ tmdb }) => tmdb)))).toEqual([]);
    expect(doubled(present(keptSeries.map(({ tmdb }) => tmdb)))).toEqual([]);
  });

  it('are not listed twice under the same name and year', () => {
    const name = ({ title, year }: Title): string => `${title.toLowerCase()} ${year}`;
    expect(doubled(keptFilms.map(name))).toEqual([]);
    expect(doubled(keptSeries.map(name))).toEqual([]);
  });

  it('carry TMDB genres only, each once, and at least one', () => {
    const wrong = (known: readonly string[]) => ({ genres }: Title): boolean =>
      genres.length === 0 || doubled(genres).length > 0 || genres.some((genre) => !known.includes(genre));
    expect(keysWhere(keptFilms, wrong(FILM_GENRES))).toEqual([]);
    expect(keysWhere(keptSeries, wrong(SERIES_GENRES))).toEqual([]);
  });

  it('have years, lengths, votes and counts that can be', () => {
    expect(keysWhere(kept, ({ year }) => outside(year, 1888, 2026))).toEqual([]);
    expect(keysWhere(kept, ({ score }) => outside(score, 0, 100))).toEqual([]);
    expect(keysWhere(kept, ({ vote, votes }) => outside(vote, 0.1, 10) || outside(votes, 1, 1e6))).toEqual([]);
    expect(keysWhere(keptFilms, ({ runtime }) => outside(runtime, 20, 600))).toEqual([]);
    expect(keysWhere(keptSeries, ({ episodeRuntime }) => outside(episodeRuntime, 3, 240))).toEqual([]);
    expect(keysWhere(keptSeries, ({ seasons, episodes }) => outside(seasons, 1, 60) || outside(episodes, 1, 5000))).toEqual([]);
    expect(keysWhere(keptSeries, ({ seasons = 1, episodes = seasons }) => episodes < seasons)).toEqual([]);
  });

  it('have dates that agree with each other', () => {
    const day = /^\d{4}-\d{2}-\d{2}$/;
    const dates = ({ date, first, last }: Title): readonly string[] => present([date, first, last]);
    expect(keysWhere(kept, (title) => dates(title).some((date) => !day.test(date) || Number.isNaN(Date.parse(date))))).toEqual([]);
    const start = ({ date, first, year }: Title): number => Number((date ?? first ?? String(year)).slice(0, 4));
    expect(keysWhere(kept, (title) => Math.abs(start(title) - title.year) > 1)).toEqual([]);
    expect(keysWhere(kept, ({ first, last }) => first !== undefined && last !== undefined && last < first)).toEqual([]);
  });

  it('have ids and countries in the right form, and a source', () => {
    expect(keysWhere(kept, ({ imdb }) => imdb !== undefined && !/^tt\d{7,8}$/.test(imdb))).toEqual([]);
    expect(keysWhere(kept, ({ tmdb }) => tmdb !== undefined && !(Number.isInteger(tmdb) && tmdb > 0))).toEqual([]);
    // Without any id nobody finds them in another catalogue: these came with another film's.
    expect(keysWhere(kept, ({ tmdb, imdb }) => tmdb === undefined && imdb === undefined)).toEqual(['imdb-tt10023024', 'imdb-tt21342242']);
    expect(keysWhere(kept, ({ countries = [] }) => countries.some((code) => !/^[A-Z]{2}$/.test(code)))).toEqual([]);
    expect(keysWhere(all, ({ src }) => src.length === 0)).toEqual([]);
  });

  it('name nobody twice, and at most eight players', () => {
    const names = ({ cast = [] }: Title): readonly string[] => cast.map(([name = '']) => name);
    expect(keysWhere(kept, (title) => names(title).length > 8 || names(title).includes('') || doubled(names(title)).length > 0)).toEqual([]);
    expect(keysWhere(kept, ({ directors = [], createdBy = [] }) => doubled(directors).length + doubled(createdBy).length > 0)).toEqual([]);
  });

  it.each(['facts/movies.jsonl', 'facts/tv.jsonl', 'facts/corrections.json', 'facts/overviews.json'])('have no broken letters in %s', (name) => {
    // A UTF-8 letter read as Latin-1 leaves these pairs, a page its entities, a copy its invisible signs.
    const broken = /Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]|â€|à¸|\ufffd|&(?:amp|quot|lt|gt|nbsp|#\d+);|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00a0\u200b-\u200f\ufeff]/;
    expect(text(name).split('\n').filter((line) => broken.test(line))).toEqual([]);
    expect(text(name)).toBe(text(name).normalize('NFC'));
  });
});

describe('a correction', () => {
  it.each(Object.entries(corrections))('of %s is of a known title, says why and changes something', (key, correction) => {
    const title = byKey.get(key);
    expect(title).toBeDefined();
    expect(correction.why.trim()).not.toBe('');
    const changes = fieldsOf(correction);
    if (correction.drop === true) {
      expect(changes).toEqual([]);
      return;
    }
    expect(changes.length).toBeGreaterThan(0);
    const before = new Map<string, unknown>(Object.entries(title ?? {}));
    for (const [field, value] of changes) {
      expect(field).not.toBe('key');
      expect(before.get(field) ?? null, field).not.toEqual(value);
    }
  });
});

describe('an overview', () => {
  const known = new Set(kept.map(({ key }) => key));

  it('stands with each of the best-known titles', () => {
    expect(Object.keys(overviews).length).toBeGreaterThanOrEqual(150);
    const best = (titles: readonly Title[], count: number): readonly string[] =>
      [...titles].sort((one, other) => other.score - one.score).slice(0, count).map(({ key }) => key);
    expect([...best(keptFilms, 110), ...best(keptSeries, 40)].filter((key) => !(key in overviews))).toEqual([]);
  });

  it.each(Object.entries(overviews))('of %s has two sentences and fits', (key, overview) => {
    expect(known.has(key)).toBe(true);
    expect(overview.length).toBeLessThanOrEqual(260);
    expect(overview.match(/[.!?](?=\s|$)/g)).toHaveLength(2);
    expect(overview.trim()).toBe(overview);
  });
});

describe('the numbers of titles without a TMDB id', () => {
  it('are there for each such title', () => {
    expect(keysWhere(kept, ({ key, tmdb }) => tmdb === undefined && !(key in numbers))).toEqual([]);
  });

  it('are negative, without a gap and never given twice', () => {
    const given = Object.values(numbers).sort((one, other) => other - one);
    expect(given).toEqual(given.map((_, at) => -1 - at));
  });
});
