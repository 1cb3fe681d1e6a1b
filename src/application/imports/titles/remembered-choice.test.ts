import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it, vi } from 'vitest';
import type { MatchDeps, TitleMatch } from '#application/imports/match-title';
import { namedTitleKey } from '#application/imports/match-titles';
import { catalogueOfNamesakes, endOf as endsOf, importWith } from '#application/imports/service-import.fixture';
import { namedTitle, type NamedTitle } from '#domain/catalogue/text-match/named-title';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { StoredTitle } from '#domain/lists/stored-title';
import { film } from '#domain/lists/list.fixture';
import { unavailable } from '#domain/shared/failure';
import { findRememberedChoices } from './remembered-choice';

const CRASH: StoredTitle = { ...film(1640), title: 'Crash', releaseYear: 2004, imdbID: 'tt0375679', mediaType: 'movie' };
const OTHER: StoredTitle = { ...CRASH, itemKey: 'movie-2', movieID: 2, imdbID: 'tt2' };
const details: MatchDeps['catalogue']['getDetails'] = () =>
  TE.right(aTitleDetails({ crew: [{ personId: 1, name: 'Paul Haggis', job: 'Director', department: 'Directing' }] }));
/** A row of Letterboxd. */
const LETTERBOXD: Partial<NamedTitle> = { name: 'Crash', year: 2004, usualType: 'movie' };
/** A row of IMDb's table about the same film. */
const IMDB: Partial<NamedTitle> =
  { name: 'Crash', year: 2004, mediaType: 'movie', imdbId: 'tt0375679', directors: ['Paul Haggis'], minutes: 112 };
const SEVERAL: TitleMatch = { kind: 'several', titles: [CRASH, OTHER] };
const matched = (title: StoredTitle): TitleMatch => ({ kind: 'matched', title });

type More = { readonly match?: TitleMatch; readonly choice?: StoredTitle | null; readonly getDetails?: typeof details };
/** Returns the key of the title that a row gets because of a choice, `none` for none of the candidates, or `asks`. */
const endOf = async (chosen: Partial<NamedTitle> | string, row: Partial<NamedTitle>, more: More = {}): Promise<string> => {
  const { match = SEVERAL, choice = CRASH, getDetails = details } = more;
  const deps = {
    catalogue: { ...catalogueOfNamesakes, getDetails }, onProgress: () => undefined, signal: new AbortController().signal,
  };
  const named = namedTitle(row);
  const key = typeof chosen === 'string' ? chosen : namedTitleKey(namedTitle(chosen));
  const found = await findRememberedChoices(deps, [named], new Map([[namedTitleKey(named), match]]), new Map([[key, choice]]));
  const title = found.get(namedTitleKey(named));
  return title === undefined ? 'asks' : title?.itemKey ?? 'none';
};

describe('findRememberedChoices', () => {
  it.each<[string, Partial<NamedTitle>, Partial<NamedTitle>]>([
    ['an id, a director and a length', LETTERBOXD, IMDB],
    ['less than the file of the choice', IMDB, LETTERBOXD],
    ['a year that is off by one from the chosen title’s, where the choice had none', { name: 'Crash' }, { ...LETTERBOXD, year: 2005 }],
    ['a year where the file of the choice had none', { name: 'Crash' }, LETTERBOXD],
    ['a number of TVDB', LETTERBOXD, { ...LETTERBOXD, tvdbId: 5 }],
    ['the name in other letters', LETTERBOXD, { ...LETTERBOXD, name: 'CRASH' }],
    ['the id that was mistyped before', { ...LETTERBOXD, imdbId: 'tt9' }, { ...IMDB, imdbId: 'tt9' }],
  ])('counts for the same title in a file that says %s', async (_, chosen, row) => {
    expect([await endOf(chosen, row), await endOf(chosen, row, { choice: null })]).toEqual(['movie-1640', 'none']);
  });

  it.each<[string, Partial<NamedTitle>, Partial<NamedTitle>]>([
    ['another id', LETTERBOXD, { ...IMDB, imdbId: 'tt0115964' }],
    ['another number', LETTERBOXD, { ...IMDB, tmdbId: 884 }],
    ['another year', LETTERBOXD, { ...LETTERBOXD, year: 1996 }],
    ['a year that is off by one, of which there can be a namesake', LETTERBOXD, { ...LETTERBOXD, year: 2005 }],
    ['another year than the chosen title’s', { name: 'Crash' }, { name: 'Crash', year: 1996 }],
    ['no year, which leaves other titles of the name', LETTERBOXD, { name: 'Crash' }],
    ['another type', LETTERBOXD, { ...LETTERBOXD, mediaType: 'tv' }],
    ['another director than the file of the choice', { ...IMDB, imdbId: null }, { ...IMDB, directors: ['David Cronenberg'] }],
    ['another director than the chosen title’s', LETTERBOXD, { ...LETTERBOXD, directors: ['David Cronenberg'] }],
    ['another name', LETTERBOXD, { ...LETTERBOXD, name: 'Crash 2' }],
    ['an id of an episode', LETTERBOXD, { ...LETTERBOXD, episodeId: { by: 'imdb', id: 'tt1' } }],
  ])('asks again where the file says %s', async (_, chosen, row) => {
    expect(await endOf(chosen, row)).toBe('asks');
  });

  it('leaves a title to its own id and to facts that were not known, and decides where only the name does', async () => {
    const match = matched(OTHER);
    const ends = [
      await endOf(LETTERBOXD, { ...LETTERBOXD, tvdbId: 5 }, { match }), await endOf(LETTERBOXD, { ...IMDB, imdbId: null }, { match }),
      await endOf(LETTERBOXD, { ...LETTERBOXD, mediaType: 'movie' }, { match }),
      await endOf(LETTERBOXD, { ...LETTERBOXD, mediaType: 'movie' }, { match, choice: null }),
    ];
    expect(ends).toEqual(['asks', 'asks', 'movie-1640', 'asks']);
  });

  it('leaves a title to its year where the file of the choice said none or another one', async () => {
    const match = matched({ ...OTHER, releaseYear: 2003 });
    for (const chosen of [{ name: 'Crash' }, LETTERBOXD, { ...LETTERBOXD, year: 2002 }])
      expect(await endOf(chosen, { ...LETTERBOXD, year: 2003 }, { match })).toBe('asks');
    expect(await endOf({ name: 'Crash' }, { name: 'Crash', usualType: 'movie' }, { match })).toBe('movie-1640');
  });

  it('reads the directors of several titles at the same time, and lets the page work meanwhile', async () => {
    const waiting: (() => void)[] = [];
    const slow: typeof details = (id) => () => new Promise((resolve) => {
      waiting.push(() => void details(id)().then(resolve));
    });
    const chosen = Array.from({ length: 200 }, (_, at) => namedTitle({ ...LETTERBOXD, name: `Film ${at}` }));
    const remembered = new Map(chosen.map((title) => [namedTitleKey(title), CRASH]));
    const rows = chosen.map((title, at) => ({ ...title, directors: at < 10 ? ['Paul Haggis'] : [], minutes: 112 }));
    const catalogue = { ...catalogueOfNamesakes, getDetails: slow };
    const deps = { catalogue, onProgress: () => undefined, signal: new AbortController().signal };
    let [now, hasPaused] = [0, false];
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
    setImmediate(() => void (hasPaused = true));
    const reading = findRememberedChoices(deps, rows, new Map(), remembered);
    await vi.waitUntil(() => waiting.length > 0);
    clock.mockRestore();
    expect([hasPaused, waiting.length]).toEqual([true, 8]);
    for (let next = 0; next < 10; next += 1) {
      await vi.waitUntil(() => waiting.length > next, { interval: 1 });
      waiting[next]?.();
    }
    expect((await reading).size).toBe(200);
  });

  it('asks where choices of one name disagree, and where the catalogue does not say the directors', async () => {
    expect(await endOf(LETTERBOXD, IMDB, { getDetails: () => TE.left(unavailable(500, 'failed')) })).toBe('asks');
    const deps = { catalogue: catalogueOfNamesakes, onProgress: () => undefined, signal: new AbortController().signal };
    const keys = [112, 100].map((minutes) => namedTitleKey(namedTitle({ ...LETTERBOXD, minutes })));
    const found = await Promise.all([CRASH, OTHER].map((other) => findRememberedChoices(
      deps, [namedTitle(LETTERBOXD)], new Map(), new Map([[keys[0] ?? '', CRASH], [keys[1] ?? '', other]]))));
    expect(found.map(({ size }) => size)).toEqual([1, 0]);
  });

  it('reads the keys of former versions, and leaves the very key and other texts alone', async () => {
    const former = '["Crash",2004,null,null,null,[],null]';
    expect([
      await endOf(former, IMDB), await endOf('["Crash",2004,null,null,null,[],null,7]', { ...IMDB, tvdbId: 8 }),
      await endOf(former, LETTERBOXD), await endOf(LETTERBOXD, LETTERBOXD), await endOf('flow', IMDB), await endOf('{}', IMDB),
      await endOf('[1]', IMDB),
    ]).toEqual(['movie-1640', 'asks', 'movie-1640', 'asks', 'asks', 'asks', 'asks']);
  });

  it('decides the rows of another file in an import, unless the person chooses otherwise there', async () => {
    const table = ['imdb.csv', 'Title,Year,Type,Director\nFlow,2024,movie,Gints Zilbalodis'] as const;
    const doubtful = await importWith([], {}, table);
    const [row] = doubtful.plan.rows;
    const remembered = new Map([[namedTitleKey(namedTitle({ name: 'Flow', year: 2024, usualType: 'movie' })), row?.candidates[1] ?? null]]);
    const titles = new Map([[row?.titleKey ?? '', row?.candidates[0] ?? null]]);
    const ends = [doubtful, await importWith([], { remembered }, table), await importWith([], { remembered, titles }, table)].map(endsOf);
    expect(ends).toEqual([['Flow doubtful several'], ['movie-22'], ['movie-21']]);
  });
});
