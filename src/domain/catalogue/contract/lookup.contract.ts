import { describe, expect, it } from 'vitest';
import { expectRight, expectFailure, UNKNOWN_ID, type ContractSubject } from './contract-samples.contract';
import { noFilters } from '../filters';
import { GENRES } from '../genre';

/** What everybody who opens a title, a person or a collection relies on. */
export const keepsLookupContract = ({ catalogue, known }: ContractSubject): void => void describe('details', () => {
  const movie = { mediaType: 'movie', id: known.movie.id } as const;
  const series = { mediaType: 'tv', id: known.series.id } as const;

  it('tell a film', async () => {
    const details = await expectRight((await catalogue()).getDetails(movie));
    expect(details).toMatchObject({ ...movie, title: known.movie.title, year: known.movie.year, imdbId: known.movie.imdbId, series: null });
    expect(details.cast.length).toBeGreaterThan(0);
    expect(details.crew.some(({ name, job }) => name === known.movie.director && job === 'Director')).toBe(true);
    expect(details.genres.length).toBeGreaterThan(0);
    expect(details.recommendations.every((title) => title.mediaType === 'movie' && title.id !== movie.id)).toBe(true);
    expect(details.links.every(({ url }) => url.startsWith('https://'))).toBe(true);
  });

  it('tell a series and its seasons', async () => {
    const details = await expectRight((await catalogue()).getDetails(series));
    expect(details).toMatchObject({ ...series, title: known.series.title, imdbId: known.series.imdbId });
    const last = details.series?.seasons.at(-1);
    expect(last).toBeDefined();
    const season = await expectRight((await catalogue()).getSeason(series, last?.number ?? 0));
    expect(season.number).toBe(last?.number);
    expect(season.episodes.every((episode) => episode.season === season.number)).toBe(true);
  });

  it('are not found where there is nothing', async () => {
    const nowhere = await catalogue();
    expect(await expectFailure(nowhere.getDetails({ mediaType: 'tv', id: UNKNOWN_ID }))).toMatchObject({ _tag: 'not-found' });
    expect(await expectFailure(nowhere.getSeason(series, 999))).toMatchObject({ _tag: 'not-found' });
    expect(await expectFailure(nowhere.getPerson(UNKNOWN_ID))).toMatchObject({ _tag: 'not-found' });
    expect(await expectFailure(nowhere.getCollection(UNKNOWN_ID))).toMatchObject({ _tag: 'not-found' });
  });

  it('stop when nobody waits for them any more', async () => {
    expect(await expectFailure((await catalogue()).getDetails(movie, AbortSignal.abort()))).toEqual({ _tag: 'aborted' });
  });

  it('lead to people, whose filmographies lead back', async () => {
    const { cast, crew } = await expectRight((await catalogue()).getDetails(movie));
    const [actor, director] = [cast[0], crew.find(({ job }) => job === 'Director')];
    const played = await expectRight((await catalogue()).getPerson(actor?.personId ?? 0));
    expect(played.name).toBe(actor?.name);
    expect(played.filmography.some(({ title, part }) => title.id === movie.id && title.mediaType === 'movie' && part.as === 'cast')).toBe(true);
    const directed = await expectRight((await catalogue()).getPerson(director?.personId ?? 0));
    expect(directed.filmography.some(({ title, part }) => title.id === movie.id && part.as === 'crew' && part.job === 'Director')).toBe(true);
  });

  it('list a filmography from the newest; what is still to come stands before', async () => {
    const { cast } = await expectRight((await catalogue()).getDetails(movie));
    const { filmography } = await expectRight((await catalogue()).getPerson(cast[0]?.personId ?? 0));
    const years = filmography.map(({ title }) => title.year ?? 9999);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
  });

  it('lead to the collection, in order of release', async () => {
    const { collection } = await expectRight((await catalogue()).getDetails({ mediaType: 'movie', id: known.inCollection.id }));
    expect(collection).not.toBeNull();
    const { name, parts } = await expectRight((await catalogue()).getCollection(collection?.id ?? 0));
    expect(name).toBe(collection?.name);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.some(({ id }) => id === known.inCollection.id)).toBe(true);
    const years = parts.map(({ year }) => year ?? 9999);
    expect(years).toEqual(years.toSorted((a, b) => a - b));
  });

  it('are found by an IMDb id', async () => {
    expect(await expectRight((await catalogue()).findByImdb(known.movie.imdbId))).toMatchObject([movie]);
    expect(await expectRight((await catalogue()).findByImdb(known.series.imdbId))).toMatchObject([series]);
    expect(await expectRight((await catalogue()).findByImdb('tt9999999999'))).toEqual([]);
  });

  it('are found by an IMDb id as lists show them, and lead to the title that has it', async () => {
    for (const { imdbId, title } of [known.movie, known.series]) {
      const [found] = await expectRight((await catalogue()).findByImdb(imdbId));
      expect(found).toMatchObject({ title, genres: expect.arrayContaining([expect.any(String)]) as unknown });
      expect(await expectRight((await catalogue()).hasTitle(found ?? movie))).toBe(true);
      expect(await expectRight((await catalogue()).getDetails(found ?? movie))).toMatchObject({ title, imdbId });
    }
  });

  it.each(['', 'tt', '603', 'nm0000206', ' tt0133093', 'tt0133093/..', '../movie/603', 'tt01330930133093', 'TT0133093\n'])('are not found by %j, which is no IMDb id', async (text) => {
    expect(await expectRight((await catalogue()).findByImdb(text))).toEqual([]);
  });

  it('are not looked for when nobody waits for them any more', async () => {
    expect(await expectFailure((await catalogue()).findByImdb(known.movie.imdbId, AbortSignal.abort()))).toEqual({ _tag: 'aborted' });
  });

  it('have numbers that are known; of none that is not, a page can be opened', async () => {
    const here = await catalogue();
    const { items } = await expectRight(here.getList({ mediaType: 'tv', list: 'popular', filters: noFilters, page: 1 }));
    const numbers = [movie, series, ...items.map(({ mediaType, id }) => ({ mediaType, id }))];
    expect(await Promise.all(numbers.map((id) => expectRight(here.hasTitle(id))))).toEqual(numbers.map(() => true));
    const doubtful = [-999_999, -1, 0, 0.5, UNKNOWN_ID].map((id) => ({ mediaType: 'movie', id }) as const);
    for (const id of doubtful) if (!(await expectRight(here.hasTitle(id)))) expect(await expectFailure(here.getDetails(id))).toMatchObject({ _tag: 'not-found' });
    expect(await expectRight(here.hasTitle({ mediaType: 'movie', id: -999_999 }))).toBe(false);
  });

  it('come with every genre, and with a count where there is one', async () => {
    const genres = await expectRight((await catalogue()).getGenres());
    expect(genres.map(({ slug }) => slug)).toEqual(GENRES.map(({ slug }) => slug));
    expect(genres.every(({ count }) => [count.movie, count.tv].every((n) => n === null || n >= 0))).toBe(true);
  });

  it('come with a census, whose years are in order', async () => {
    const { firstYear, lastYear, asOf } = await expectRight((await catalogue()).getStats());
    if (firstYear !== null && lastYear !== null) expect(firstYear).toBeLessThanOrEqual(lastYear);
    expect(asOf === null || /^\d{4}-\d\d-\d\d$/.test(asOf)).toBe(true);
  });
});
