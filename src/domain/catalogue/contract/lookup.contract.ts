import { describe, expect, it } from 'vitest';
import { creditsOfDetails } from '#domain/catalogue/credits/title-credits';
import { itemKey } from '#domain/catalogue/title-id';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { UNKNOWN_ID, type ContractSubject } from './contract-samples.contract';
import { noFilters } from '#domain/catalogue/filters';
import { GENRES } from '#domain/catalogue/genre';

/** Contract of details, people, collections, ids, genres and statistics. */
export const keepsLookupContract = ({ catalogue, known }: ContractSubject): void => void describe('lookup', () => {
  const movie = { mediaType: 'movie', id: known.movie.id } as const;
  const series = { mediaType: 'tv', id: known.series.id } as const;

  it('getDetails returns the details of a film', async () => {
    const details = await expectRight((await catalogue()).getDetails(movie));
    expect(details).toMatchObject({ ...movie, title: known.movie.title, year: known.movie.year, imdbId: known.movie.imdbId, series: null });
    expect(details.cast.length).toBeGreaterThan(0);
    expect(details.crew.some(({ name, job }) => name === known.movie.director && job === 'Director')).toBe(true);
    expect(details.genres.length).toBeGreaterThan(0);
    expect(details.recommendations.every((title) => title.mediaType === 'movie' && title.id !== movie.id)).toBe(true);
    expect(details.links.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });

  it('getDetails and getSeason return a series and its seasons', async () => {
    const details = await expectRight((await catalogue()).getDetails(series));
    expect(details).toMatchObject({ ...series, title: known.series.title, imdbId: known.series.imdbId });
    const last = details.series?.seasons.at(-1);
    expect(last).toBeDefined();
    const season = await expectRight((await catalogue()).getSeason(series, last?.number ?? 0));
    expect(season.number).toBe(last?.number);
    expect(season.episodes.every((episode) => episode.season === season.number)).toBe(true);
  });

  it('fails with not-found for unknown ids', async () => {
    const subject = await catalogue();
    expect(await expectFailure(subject.getDetails({ mediaType: 'tv', id: UNKNOWN_ID }))).toMatchObject({ _tag: 'not-found' });
    expect(await expectFailure(subject.getSeason(series, 999))).toMatchObject({ _tag: 'not-found' });
    expect(await expectFailure(subject.getPerson(UNKNOWN_ID))).toMatchObject({ _tag: 'not-found' });
    expect(await expectFailure(subject.getCollection(UNKNOWN_ID))).toMatchObject({ _tag: 'not-found' });
  });

  it('getDetails fails with aborted after an abort', async () => {
    expect(await expectFailure((await catalogue()).getDetails(movie, AbortSignal.abort()))).toEqual({ _tag: 'aborted' });
  });

    it('getPerson returns cast and crew whose filmographies contain the title', async () => {
      const { cast, crew } = await expectRight((await catalogue()).getDetails(movie));
      const [actor, director] = [cast[0], crew.find(({ job }) => job === 'Director')];
      const played = await expectRight((await catalogue()).getPerson(actor?.personId ?? 0));
      expect(played.name).toBe(actor?.name);
      expect(played.filmography.some(({ title, part }) => title.id === movie.id && title.mediaType === 'movie' && part.as === 'cast')).toBe(
        true,
      );
      const directed = await expectRight((await catalogue()).getPerson(director?.personId ?? 0));
      expect(directed.filmography.some(({ title, part }) => title.id === movie.id && part.as === 'crew' && part.job === 'Director')).toBe(
        true,
      );
    });

  it('getPerson orders the filmography newest first, undated titles before', async () => {
    const { cast } = await expectRight((await catalogue()).getDetails(movie));
    const { filmography } = await expectRight((await catalogue()).getPerson(cast[0]?.personId ?? 0));
    const years = filmography.map(({ title }) => title.year ?? 9999);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  });

  it('getCollection returns the collection of a film in order of release', async () => {
    const { collection } = await expectRight((await catalogue()).getDetails({ mediaType: 'movie', id: known.inCollection.id }));
    expect(collection).not.toBeNull();
    const { name, parts } = await expectRight((await catalogue()).getCollection(collection?.id ?? 0));
    expect(name).toBe(collection?.name);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.some(({ id }) => id === known.inCollection.id)).toBe(true);
    const years = parts.map(({ year }) => year ?? 9999);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  it('findByImdb returns the title with the IMDb id', async () => {
    expect(await expectRight((await catalogue()).findByImdb(known.movie.imdbId))).toMatchObject([movie]);
    expect(await expectRight((await catalogue()).findByImdb(known.series.imdbId))).toMatchObject([series]);
    expect(await expectRight((await catalogue()).findByImdb('tt9999999999'))).toEqual([]);
  });

  it('findByImdb returns a list item whose id works with hasTitle and getDetails', async () => {
    for (const { imdbId, title } of [known.movie, known.series]) {
      const [found] = await expectRight((await catalogue()).findByImdb(imdbId));
      expect(found).toMatchObject({ title, genres: expect.arrayContaining([expect.any(String)]) as unknown });
      expect(await expectRight((await catalogue()).hasTitle(found ?? movie))).toBe(true);
      expect(await expectRight((await catalogue()).getDetails(found ?? movie))).toMatchObject({ title, imdbId });
    }
  });

    it.each(['', 'tt', '603', 'nm0000206', ' tt0133093', 'tt0133093/..', '../movie/603', 'tt01330930133093', 'TT0133093\n'])(
      'findByImdb returns an empty array for the malformed id %j',
      async (text) => {
        expect(await expectRight((await catalogue()).findByImdb(text))).toEqual([]);
      },
    );

  it('findByTvdb returns the series, nothing if the catalogue does not know such numbers, and nothing for one that is none', async () => {
    const subject = await catalogue();
    const found = await expectRight(subject.findByTvdb(known.series.tvdbId));
    expect(found.map(({ title }) => title)).toEqual(known.hasForeignIds ? [known.series.title] : []);
    for (const id of [UNKNOWN_ID, 0, -1, 0.5]) expect(await expectRight(subject.findByTvdb(id))).toEqual([]);
  });

  it('findEpisode returns the series and the number, or null if the catalogue does not know such ids, and for one of a title', async () => {
    const subject = await catalogue();
    const { imdbId, tvdbId, season } = known.series.episode;
    for (const id of [{ by: 'imdb', id: imdbId }, { by: 'tvdb', id: tvdbId }] as const) {
      const found = await expectRight(subject.findEpisode(id));
      if (known.hasForeignIds) expect(found).toMatchObject({ series: { ...series, title: known.series.title }, season, episode: 1 });
      else expect(found).toBeNull();
    }
    for (const id of [known.movie.imdbId, known.series.imdbId, 'tt9999999999', 'tt', ''])
      expect(await expectRight(subject.findEpisode({ by: 'imdb', id }))).toBeNull();
    for (const id of [UNKNOWN_ID, 0, -1, 0.5]) expect(await expectRight(subject.findEpisode({ by: 'tvdb', id }))).toBeNull();
  });

  it('findByImdb fails with aborted after an abort', async () => {
    expect(await expectFailure((await catalogue()).findByImdb(known.movie.imdbId, AbortSignal.abort()))).toEqual({ _tag: 'aborted' });
  });

  it('getImdbId returns the IMDb id of the details, or null if the catalogue has none at hand', async () => {
    const subject = await catalogue();
    for (const { mediaType, id, imdbId } of [{ ...movie, ...known.movie }, { ...series, ...known.series }]) {
      expect(await expectRight(subject.getImdbId({ mediaType, id }))).toBe(known.hasImdbIds ? imdbId : null);
    }
    expect(await expectRight(subject.getImdbId({ mediaType: 'movie', id: UNKNOWN_ID }))).toBeNull();
  });

    it('hasTitle is true for existing ids; getDetails fails with not-found where hasTitle is false', async () => {
      const subject = await catalogue();
      const { items } = await expectRight(subject.getList({ mediaType: 'tv', list: 'popular', filters: noFilters, page: 1 }));
      const existingIds = [movie, series, ...items.map(({ mediaType, id }) => ({ mediaType, id }))];
      expect(await Promise.all(existingIds.map((id) => expectRight(subject.hasTitle(id))))).toEqual(existingIds.map(() => true));
      const otherIds = [-999_999, -1, 0, 0.5, UNKNOWN_ID].map((id) => ({ mediaType: 'movie', id }) as const);
      for (const id of otherIds)
        if (!(await expectRight(subject.hasTitle(id))))
          expect(await expectFailure(subject.getDetails(id))).toMatchObject({ _tag: 'not-found' });
      expect(await expectRight(subject.hasTitle({ mediaType: 'movie', id: -999_999 }))).toBe(false);
    });

  it('getMemberFacts has a model of facts that known titles share, or none', async () => {
    const { tasteModel } = await expectRight((await catalogue()).getMemberFacts());
    const model = await expectRight(tasteModel);
    expect(model !== null).toBe(known.hasTasteModel);
    if (model === null) return;
    expect(model.titles.map(({ summary }) => summary.title)).toEqual(expect.arrayContaining([known.movie.title, known.series.title]));
    const isShared = (positions: ReadonlyArray<number>): boolean =>
      positions.length > 1 && (positions.at(-1) ?? Infinity) < model.titles.length
      && positions.every((position, at) => position > (positions[at - 1] ?? -1));
    expect(Object.values(model.traits).flat().filter((positions) => !isShared(positions))).toEqual([]);
  });

  it('getMemberFacts looks up countries, directors and leading actors as the details have them, and leaves unknown titles out', async () => {
    const subject = await catalogue();
    const { credits } = await expectRight(subject.getMemberFacts());
    const found = await expectRight(credits.getCredits([movie, { mediaType: 'movie', id: UNKNOWN_ID }, series]));
    expect([...found.keys()]).toEqual([itemKey(movie), itemKey(series)]);
    for (const id of [movie, series]) {
      const expected = creditsOfDetails(await expectRight(subject.getDetails(id)));
      const own = found.get(itemKey(id)) ?? { countries: [], directors: [], actors: [] };
      expect(own.countries).toEqual(expected.countries);
      // People of one title may be left out.
      expect(expected.directors).toEqual(expect.arrayContaining([...own.directors]));
      expect(expected.actors).toEqual(expect.arrayContaining([...own.actors]));
    }
    expect(credits.maxTitles ?? 1).toBeGreaterThan(0);
  });

  it('getGenres returns every genre with a count or null', async () => {
    const genres = await expectRight((await catalogue()).getGenres());
    expect(genres.map(({ slug }) => slug)).toEqual(GENRES.map(({ slug }) => slug));
    expect(genres.every(({ count }) => [count.movie, count.tv].every((n) => n === null || n >= 0))).toBe(true);
  });

  it('getStats returns ordered years and a valid snapshot date', async () => {
    const { firstYear, lastYear, asOf } = await expectRight((await catalogue()).getStats());
    if (firstYear !== null && lastYear !== null) expect(firstYear).toBeLessThanOrEqual(lastYear);
    expect(asOf === null || /^\d{4}-\d\d-\d\d$/.test(asOf)).toBe(true);
  });
});
