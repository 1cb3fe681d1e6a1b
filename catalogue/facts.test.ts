import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { expectEach } from '#tests/support/expect-each.ts';

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
  readonly seasonsList?: readonly { readonly n: number; readonly episodes: number }[];
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
const stableIds = JSON.parse(text('stable-ids.json')) as Readonly<Record<string, number>>;

const fieldsOf = (correction: Correction): readonly (readonly [string, unknown])[] =>
  Object.entries(correction).filter(([field]) => field !== 'why' && field !== 'drop');

function applyCorrections(titles: readonly Title[]): readonly Title[] {
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

const correctedFilms = applyCorrections(films);
const correctedSeries = applyCorrections(series);
const correctedTitles = [...correctedFilms, ...correctedSeries];

const FILM_GENRES = [
  'Action', 'Adventure', 'Animation', 'Comedy', 'Crime', 'Documentary', 'Drama', 'Family', 'Fantasy', 'History',
  'Horror', 'Music', 'Mystery', 'Romance', 'Science Fiction', 'TV Movie', 'Thriller', 'War', 'Western',
];
const SERIES_GENRES = [
  'Action & Adventure', 'Animation', 'Comedy', 'Crime', 'Documentary', 'Drama', 'Family', 'Kids', 'Mystery', 'News',
  'Reality', 'Sci-Fi & Fantasy', 'Soap', 'Talk', 'War & Politics', 'Western',
];

const duplicates = <T>(values: readonly T[]): readonly T[] => {
  const seen = new Set<T>();
  return values.filter((value) => seen.size === seen.add(value).size);
};
const present = <T>(values: readonly (T | undefined)[]): readonly T[] => values.filter((value) => value !== undefined);
const keysWhere = (titles: readonly Title[], wrong: (title: Title) => boolean): readonly string[] =>
  titles.filter(wrong).map(({ key }) => key);
const isOutside = (value: number | undefined, low: number, high: number): boolean =>
  value !== undefined && !(value >= low && value <= high);

describe('the facts', () => {
  it('have at least 6,000 titles, 1,000 of them series', () => {
    expect(correctedTitles.length).toBeGreaterThanOrEqual(6000);
    expect(correctedSeries.length).toBeGreaterThanOrEqual(1000);
  });

  it('have unique keys, unique IMDb ids, and TMDB ids unique within the media type', () => {
    expect(duplicates(all.map(({ key }) => key))).toEqual([]);
    expect(duplicates(present(correctedTitles.map(({ imdb }) => imdb)))).toEqual([]);
    expect(duplicates(present(correctedFilms.map(({ tmdb }) => tmdb)))).toEqual([]);
    expect(duplicates(present(correctedSeries.map(({ tmdb }) => tmdb)))).toEqual([]);
  });

  it('have no duplicate name and year within a media type', () => {
    // Two films of one name and year do exist, by different people.
    const name = ({ title, year, directors = [] }: Title): string => `${title.toLowerCase()} ${year} ${directors.join()}`;
    expect(duplicates(correctedFilms.map(name))).toEqual([]);
    expect(duplicates(correctedSeries.map(name))).toEqual([]);
  });

  it('have at least one genre per title, only TMDB genres, without duplicates', () => {
    const wrong = (known: readonly string[]) => ({ genres }: Title): boolean =>
      genres.length === 0 || duplicates(genres).length > 0 || genres.some((genre) => !known.includes(genre));
    expect(keysWhere(correctedFilms, wrong(FILM_GENRES))).toEqual([]);
    expect(keysWhere(correctedSeries, wrong(SERIES_GENRES))).toEqual([]);
  });

  it('have years, runtimes, votes and counts within plausible ranges', () => {
    expect(keysWhere(correctedTitles, ({ year }) => isOutside(year, 1888, 2026))).toEqual([]);
    expect(keysWhere(correctedTitles, ({ score }) => isOutside(score, 0, 100))).toEqual([]);
    expect(keysWhere(correctedTitles, ({ vote, votes }) => isOutside(vote, 0.1, 10) || isOutside(votes, 1, 1e6))).toEqual([]);
    expect(keysWhere(correctedFilms, ({ runtime }) => isOutside(runtime, 20, 600))).toEqual([]);
    expect(keysWhere(correctedSeries, ({ episodeRuntime }) => isOutside(episodeRuntime, 3, 240))).toEqual([]);
    expect(keysWhere(correctedSeries, ({ seasons, episodes }) => isOutside(seasons, 1, 60) || isOutside(episodes, 1, 5000))).toEqual([]);
    expect(keysWhere(correctedSeries, ({ seasons = 1, episodes = seasons }) => episodes < seasons)).toEqual([]);
  });

  it('have at most 40 episodes a season, unless a list of seasons or the kind of series explains more', () => {
    const many = correctedSeries
      .filter(({ seasons = 1, episodes = 0, seasonsList }) => seasonsList === undefined && episodes > 40 * seasons);
    // Late-night shows, series of every weekday, and cartoons whose episodes are half as long as their broadcasts.
    const known = ['The Daily Show', 'The Tonight Show Starring Jimmy Fallon', 'Conan', 'The Block', 'House of Anubis', 'Naruto',
      'Sonic Boom', 'Teen Titans Go!', 'Phineas and Ferb'];
    expect(many.map(({ title }) => title).filter((title) => !known.includes(title))).toEqual([]);
  });

  it('have valid and consistent dates', () => {
    const day = /^\d{4}-\d{2}-\d{2}$/;
    const dates = ({ date, first, last }: Title): readonly string[] => present([date, first, last]);
    expect(keysWhere(correctedTitles, (title) =>
      dates(title).some((date) => !day.test(date) || Number.isNaN(Date.parse(date))))).toEqual([]);
    const start = ({ date, first, year }: Title): number => Number((date ?? first ?? String(year)).slice(0, 4));
    expect(keysWhere(correctedTitles, (title) => Math.abs(start(title) - title.year) > 1)).toEqual([]);
    expect(keysWhere(correctedTitles, ({ first, last }) => first !== undefined && last !== undefined && last < first)).toEqual([]);
  });

  it('have seasons in order, with episodes, that do not outnumber the series', () => {
    const wrong = ({ seasonsList = [], seasons = 0, episodes }: Title): boolean =>
      seasonsList.some(({ n, episodes: count }, at) => n < 1 || count < 1 || n <= (seasonsList[at - 1]?.n ?? 0)) ||
      seasonsList.some(({ n }) => n > seasons) || seasonsList.reduce((sum, season) => sum + season.episodes,
        0) > (episodes ?? Infinity) * 1.1;
    expect(keysWhere(correctedSeries, wrong)).toEqual([]);
  });

  it('have well-formed ids and country codes, and at least one source', () => {
    expect(keysWhere(correctedTitles, ({ imdb }) => imdb !== undefined && !/^tt\d{7,8}$/.test(imdb))).toEqual([]);
    expect(keysWhere(correctedTitles, ({ tmdb }) => tmdb !== undefined && !(Number.isInteger(tmdb) && tmdb > 0))).toEqual([]);
    // A title without any id cannot be found in another catalogue.
    expect(keysWhere(correctedTitles, ({ tmdb, imdb }) => tmdb === undefined && imdb === undefined)).toEqual([]);
    expect(keysWhere(correctedTitles, ({ countries = [] }) => countries.some((code) => !/^[A-Z]{2}$/.test(code)))).toEqual([]);
    expect(keysWhere(all, ({ src }) => src.length === 0)).toEqual([]);
  });

  it('have at most eight cast members, without duplicate names', () => {
    const names = ({ cast = [] }: Title): readonly string[] => cast.map(([name = '']) => name);
    expect(keysWhere(correctedTitles, (title) =>
      names(title).length > 8 || names(title).includes('') || duplicates(names(title)).length > 0)).toEqual([]);
    expect(keysWhere(correctedTitles, ({ directors = [], createdBy = [] }) =>
      duplicates(directors).length + duplicates(createdBy).length > 0)).toEqual([]);
  });

  it.each([
    ['Black Box', 2021, 'Yann Gozlan'], ['Sweetheart', 2019, 'Lisa Azuelos'], ['Body Cam', 2020, 'Malik Vitthal'],
    ['Tusk', 2014, 'Kevin Smith'], ['The Package', 2018, 'Jake Szymanski'], ['Our Town', 1940, 'Sam Wood'],
    ['Christine', 2016, 'Antonio Campos'],
  ])('name the director of %s (%i), not of a namesake', (name, made, director) => {
    const found = correctedFilms.filter(({ title, year }) => title === name && year === made);
    expect(found.map(({ directors }) => directors)).toEqual([[director]]);
  });

  it.each([
    ['Love Aaj Kal', 2009, { imdb: 'tt1275863', vote: 6.1 }], ['Love Aaj Kal', 2020, { imdb: 'tt10023024', vote: 5.5 }],
    ['Patriot', 2015, { imdb: 'tt4687882' }], ['Black Box', 2021, { imdb: 'tt10341034' }], ['Christine', 2016, { runtime: 119 }],
    ['MacGyver', 1985, { last: '1992-05-21' }], ['Doctor Who', 1963, { last: '1989-12-06' }], ['Rugrats', 1991, { last: '2004-08-01' }],
  ])('have facts of %s (%i), not of a namesake or of a later film', (name, made, facts) =>
    expect(correctedTitles.filter(({ title, year }) => title === name && year === made)).toMatchObject([facts]));

  it.each(['facts/movies.jsonl', 'facts/tv.jsonl', 'facts/corrections.json',
    'facts/overviews.json'])('have no encoding errors in %s', (name) => {
    // UTF-8 decoded as Latin-1 produces these pairs; HTML leaves entities, and copied text leaves invisible characters.
    const broken = /Ã[\u0080-\u00bf]|Â[\u0080-\u00bf]|â€|à¸|\ufffd|&(?:amp|quot|lt|gt|nbsp|#\d+);|[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00a0\u200b-\u200f\ufeff]/;
    expect(text(name).split('\n').filter((line) => broken.test(line))).toEqual([]);
    expect(text(name)).toBe(text(name).normalize('NFC'));
  });
});

describe('facts/corrections.json', () => {
  it('corrects known titles, each with a reason and an effect', () =>
    expectEach(Object.entries(corrections), ([key]) => key, ([key, correction]) => {
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
  }));
});

describe('facts/merged.json', () => {
  it('names a present record for each former key, which keeps its stable id', () => {
    const known = new Set(correctedTitles.map(({ key }) => key));
    const merged = Object.entries(JSON.parse(text('facts/merged.json')) as Readonly<Record<string, string>>);
    expect(merged.filter(([former, key]) => known.has(former) || !known.has(key) || !(former in stableIds))).toEqual([]);
  });
});

describe('facts/nicknames.json', () => {
  it('has nicknames of known titles only, none that the title has anyway', () => {
    const titles = new Map(correctedTitles.map((title) => [title.key, title]));
    const nicknames = Object.entries(JSON.parse(text('facts/nicknames.json')) as Readonly<Record<string, readonly string[]>>);
    expect(nicknames.filter(([key, names]) =>
      names.length === 0 || names.some((name) => titles.get(key)?.title.toLowerCase() === name.toLowerCase())
      || !titles.has(key))).toEqual([]);
  });
});

describe('facts/namesakes.json', () => {
  it('gives each further person of a name titles with that name, each to one person, and leaves titles to the first', () => {
    const namesOf = ({ directors = [], createdBy = [], cast = [] }: Title): readonly string[] =>
      [...directors, ...createdBy, ...cast.map(([name = '']) => name)];
    const namesakes = Object.entries(JSON.parse(text('facts/namesakes.json')) as Readonly<Record<string, readonly (readonly string[])[]>>);
    expect(namesakes.map(([name]) => name)).toContain('Steve McQueen');
    expect(namesakes.filter(([name, people]) => {
      const [keys, credited] = [people.flat(), correctedTitles.filter((title) => namesOf(title).includes(name)).map(({ key }) => key)];
      return people.some((titles) => titles.length === 0) || duplicates(keys).length > 0 || keys.some((key) => !credited.includes(key))
        || keys.length >= credited.length;
    })).toEqual([]);
  });
});

describe('stable-ids.json', () => {
  it('has an id for each title without a TMDB id', () => {
    expect(keysWhere(correctedTitles, ({ key, tmdb }) => tmdb === undefined && !(key in stableIds))).toEqual([]);
  });

  it('has negative ids without gaps or duplicates', () => {
    const ids = Object.values(stableIds).sort((one, other) => other - one);
    expect(ids).toEqual(ids.map((_, at) => -1 - at));
  });
});
