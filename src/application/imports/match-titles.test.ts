import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import type { NamedHit } from '#domain/catalogue/catalogue';
import { aTitle } from '#domain/catalogue/title-details.fixture';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { catalogueOfHeat } from '#application/data-file/catalogue-of-heat.fixture';
import { matchTitles, namedTitleKey } from './match-titles';

describe('matchTitles', () => {
  it('looks for the next title as soon as one is found, eight at the same time, and tells the progress', async () => {
    const [progress, waiting]: [number[], (() => void)[]] = [[], []];
    const slow = { ...catalogueOfHeat, findByName: () => () => new Promise<E.Either<never, []>>((resolve) => {
      waiting.push(() => resolve(E.right([])));
    }) };
    const titles = Array.from({ length: 300 }, (_, index) => namedTitle({ name: `Film ${index}` }));
    const matches = matchTitles(
      { catalogue: slow, onProgress: (found, all) => progress.push(found / all), signal: new AbortController().signal }, titles,
    )();
    await expect.poll(() => waiting.length).toBe(8);
    // The first title stays open while the others go on.
    for (let next = 1; next < 300; next += 1) {
      await expect.poll(() => waiting.length, { interval: 1 }).toBeGreaterThan(next);
      waiting[next]?.();
    }
    waiting[0]?.();
    expect([E.isRight(await matches), progress[0], progress.at(-1)]).toEqual([true, 0, 1]);
  });

  it('knows a title that is usually a film from one of any type', () => {
    const [any, film] = [null, 'movie' as const].map((usualType) => namedTitleKey(namedTitle({ name: 'Utopia', year: 2013, usualType })));
    expect(any).toBe(JSON.stringify(['Utopia', 2013, null, null, null, [], null]));
    expect(film).not.toBe(any);
  });

  it('takes a number behind a name for its year only where no title has such a name', async () => {
    const films = [aTitle({ id: 1, title: 'Heat', year: 1995 }), aTitle({ id: 2, title: 'Blade Runner 2049', year: 2017 }),
      aTitle({ id: 3, title: 'Blade Runner', year: 1982 })];
    const catalogue: typeof catalogueOfHeat = { ...catalogueOfHeat,
      findByName: ({ name }) => TE.right(films.filter(({ title }) => title === name)) };
    const titles = ['Heat 1995', 'Blade Runner 2049', 'Heat 1986'].map((name) => namedTitle({ name }));
    const matches = await matchTitles({ catalogue, onProgress: () => undefined, signal: new AbortController().signal }, titles)();
    if (E.isLeft(matches)) throw new Error(matches.left._tag);
    const found = titles.map((title) => matches.right.get(namedTitleKey(title)));
    expect(found.map((match) => (match?.kind === 'matched' ? match.title.movieID : match?.kind))).toEqual([1, 2, 'none']);
  });

  it('keeps the series with the number of the file where its name is one of those found, and asks where it is not', async () => {
    const [heist, paper, other] = ['Money Heist', 'The Paper', 'La casa'].map((title, index) =>
      aTitle({ mediaType: 'tv', id: index + 1, title, year: 2017 }));
    if (!heist || !paper || !other) throw new Error('No titles');
    const found = new Map([['La casa de papel', [heist, other]], ['La casa', [other]], ['Nobody knows', []]]);
    const catalogue: typeof catalogueOfHeat = { ...catalogueOfHeat,
      searchTitles: () => TE.right({ items: [heist], page: 1, totalPages: 1, totalResults: 1 }),
      findByName: ({ name }) => TE.right((found.get(name) ?? []).map((title) =>
        (title === heist ? { ...title, hasName: true } : title))) };
    const titles = [...found.keys()].map((name) => namedTitle({ name, mediaType: 'tv', tmdbId: 1 }));
    const matches = await matchTitles({ catalogue, onProgress: () => undefined, signal: new AbortController().signal }, titles)();
    if (E.isLeft(matches)) throw new Error(matches.left._tag);
    const judged = titles.map((title) => matches.right.get(namedTitleKey(title)));
    expect(judged.map((match) => (match?.kind === 'matched' ? match.title.movieID : match?.kind))).toEqual([1, 3, 'several']);
  });

  it('asks where the only title of the name has another id than the file says, and takes it where nothing says so', async () => {
    const [film, own] = [aTitle({ id: 376867, title: 'Moonlight', year: 2016 }), aTitle({ id: -5, title: 'Own', year: 2016 })];
    const later = aTitle({ mediaType: 'tv', id: 75758, title: 'Lost in Space', year: 2018 });
    const catalogue: typeof catalogueOfHeat = { ...catalogueOfHeat,
      findByName: ({ name }) => TE.right([film, own, later].filter(({ title }) => title === name)),
      findByImdb: (id) => TE.right(id === 'tt0000007' ? [film] : []), getImdbId: ({ id }) => TE.right(id > 0 ? 'tt4975722' : null) };
    const ends = async (...more: ReadonlyArray<Parameters<typeof namedTitle>[0]>) => {
      const titles = more.map((each) => namedTitle({ name: 'Moonlight', year: 2016, ...each }));
      const matches = await matchTitles({ catalogue, onProgress: () => undefined, signal: new AbortController().signal }, titles)();
      if (E.isLeft(matches)) throw new Error(matches.left._tag);
      return titles.map((title) => {
        const match = matches.right.get(namedTitleKey(title));
        return match?.kind === 'matched' ? match.title.imdbID : match?.kind === 'several' ? match.titles.map(({ imdbID }) => imdbID) : null;
      });
    };
    const other = { imdbId: 'tt5000000' };
    expect(await ends(other, { mediaType: 'movie', tmdbId: 376868 }, { ...other, year: 2015 })).toEqual([
      ['tt4975722'], ['tt4975722'], ['tt4975722']]);
    // Nothing is known, the id is the same, an id leads to it, or the id is that of an episode.
    expect(await ends({}, { imdbId: 'tt4975722' }, { imdbId: 'tt0000007', tmdbId: 376868 },
      { ...other, tmdbId: 1, episodeId: { by: 'imdb', id: other.imdbId } })).toEqual(['tt4975722', 'tt4975722', 'tt4975722', 'tt4975722']);
    expect(await ends({ ...other, name: 'Own', tmdbId: 3 })).toEqual(['tt5000000']);
    // Beside an episode, TMDB's number can be that of the episode; IMDb's is that of the series if nothing says otherwise.
    const named = { name: 'Lost in Space', mediaType: 'tv', year: null } as const;
    expect(await ends({ ...named, imdbId: 'tt0058824' }, { ...named, tmdbId: 3 })).toEqual([['tt4975722'], 'tt4975722']);
  });

  it('calls a title likely that has the name, and none that only has the year or that an id speaks against', async () => {
    const found = [aTitle({ id: 1, title: 'Flow', year: 2024 }), aTitle({ id: 2, title: 'Flow', year: 2024 }),
      aTitle({ id: 3, title: 'Heat', year: 1995 }), aTitle({ id: 4, title: 'Spirited Away', year: 2001 })];
    const catalogue: typeof catalogueOfHeat = { ...catalogueOfHeat,
      findByName: ({ year }) => TE.right(found.filter((title) => Math.abs((title.year ?? 0) - (year ?? 0)) <= 2)),
      getImdbId: ({ id }) => TE.right(id < 4 ? `tt000000${id}` : null) };
    const titles = [
      { name: 'Flow', year: 2024 }, { name: 'Heat', year: 1993 }, { name: 'Chihiro', year: 2001 },
      { name: 'Flow', year: 2024, imdbId: 'tt0000009' }, { name: 'Heat', year: 1995, imdbId: 'tt0000009' },
    ].map(namedTitle);
    const matches = await matchTitles({ catalogue, onProgress: () => undefined, signal: new AbortController().signal }, titles)();
    if (E.isLeft(matches)) throw new Error(matches.left._tag);
    const judged = titles.map((title) => matches.right.get(namedTitleKey(title)));
    expect(judged.map((match) => match?.kind === 'several' && (match.isLikely ?? false))).toEqual([true, true, false, false, false]);
    expect(judged.every((match) => match?.kind === 'several')).toBe(true);
  });

  it('takes the series with the number of TVDB where the search finds it under the name, and shows no title twice', async () => {
    const [hunt, other] = [aTitle({ mediaType: 'tv', id: 1, title: 'Die Jagd', year: 2012 }),
      aTitle({ mediaType: 'tv', id: 2, title: 'Die andere Jagd', year: 2012 })];
    const found = new Map<string, ReadonlyArray<NamedHit>>([
      ['The Hunt', [{ ...other, hasName: true }, { ...hunt, hasName: true }]], ['Hunting', [hunt]], ['Chase', [other, hunt]]]);
    const catalogue: typeof catalogueOfHeat = { ...catalogueOfHeat,
      findByTvdb: () => TE.right([hunt]), findByName: ({ name }) => TE.right(found.get(name) ?? []) };
    const titles = [null, 2012].flatMap((year) =>
      [...found.keys()].map((name) => namedTitle({ name, mediaType: 'tv', tvdbId: 5, year })));
    const matches = await matchTitles({ catalogue, onProgress: () => undefined, signal: new AbortController().signal }, titles)();
    if (E.isLeft(matches)) throw new Error(matches.left._tag);
    const judged = titles.map((title) => matches.right.get(namedTitleKey(title)));
    expect(judged.map((match) => (match?.kind === 'several' ? match.titles.map(({ movieID }) => movieID) : match?.kind))).toEqual([
      'matched', [1], [1], 'matched', 'matched', [2, 1]]);
  });
});
