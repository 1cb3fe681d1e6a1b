import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { GENRES } from '#domain/catalogue/genre';
import { conflict, notFound, unavailable } from '#domain/shared/failure';
import { testGenreImages } from './genre-images.fixture';
import { GENRE_REFRESH_PART_MS, refreshGenreImages, type GenreRefreshInput } from './refresh-genre-images';

const SLUGS = GENRES.map(({ slug }) => slug);

/** @param msPerPicture time that each picture takes. */
const open = (msPerPicture = 0) => {
  const clock = { time: 1_000_000, now: () => clock.time };
  const images = testGenreImages(() => (clock.time += msPerPicture));
  const refresh = (request: Partial<GenreRefreshInput> = {}) =>
    refreshGenreImages({ genreImages: images.deps, clock }, { cursor: null, genres: null, ...request });
  const storedSlugs = () => images.stored().map(({ slug }) => slug);
  return { ...images, clock, refresh, storedSlugs };
};

describe('refreshGenreImages', () => {
  it('makes a picture of every genre, with a title of its own where possible', async () => {
    const { refresh, stored, storedSlugs } = open();
    const { response, cursor, target, after } = await expectRight(refresh());
    expect([response.map(({ id }) => id), cursor, storedSlugs()]).toEqual([SLUGS, undefined, SLUGS]);
    expect(response.every(({ refused }) => refused === null)).toBe(true);
    expect(new Set(stored().map(({ itemKey }) => itemKey)).size).toBe(SLUGS.length);
    expect(stored()[0]).toEqual({
      slug: 'action', url: 'https://files.example/action.webp?v=1000000', madeAt: 1_000_000, itemKey: 'movie-603',
    });
    expect([target, after]).toEqual([
      { kind: 'genre-images', id: '', name: null },
      { ids: SLUGS.join(' '), done: SLUGS.length, refused: '' },
    ]);
  });

  it('ends a part after PART_MS, and goes on at its cursor until every genre has its picture once', async () => {
    const { refresh, files } = open(GENRE_REFRESH_PART_MS / 2);
    const first = await expectRight(refresh());
    expect([first.response.map(({ id }) => id), first.cursor]).toEqual([['action', 'adventure'], 'adventure']);
    let cursor = first.cursor;
    while (cursor !== undefined) cursor = (await expectRight(refresh({ cursor }))).cursor;
    expect(files).toEqual(SLUGS);
  });

  it('makes one picture even if it takes longer than a part, and the chosen genres only', async () => {
    const { refresh, files } = open(2 * GENRE_REFRESH_PART_MS);
    const { cursor } = await expectRight(refresh({ genres: ['western', 'comedy'] }));
    expect([cursor, files]).toEqual(['comedy', ['comedy']]);
    expect((await expectRight(refresh({ genres: ['western', 'comedy'], cursor: 'comedy' }))).cursor).toBeUndefined();
    expect(files).toEqual(['comedy', 'western']);
  });

  it('reports a genre that fails, makes the others and keeps the earlier picture', async () => {
    const { refresh, failures, stored, clock } = open();
    await expectRight(refresh({ genres: ['action', 'drama', 'war'] }));
    clock.time += 5000;
    failures.set('drama', unavailable(503, ''));
    failures.set('war', notFound('picture'));
    const { response, after } = await expectRight(refresh({ genres: ['action', 'drama', 'war'] }));
    expect(response).toEqual([
      { id: 'action', refused: null },
      { id: 'drama', refused: { reason: 'unavailable', what: 'picture' } },
      { id: 'war', refused: { reason: 'not-found', what: 'picture' } },
    ]);
    expect(stored().map(({ slug, madeAt }) => [slug, madeAt])).toEqual([
      ['drama', 1_000_000],
      ['war', 1_000_000],
      ['action', 1_005_000],
    ]);
    expect(after).toEqual({ ids: 'action', done: 1, refused: 'drama war' });
  });

  it('gives each genre one picture when two admins refresh at the same time', async () => {
    const { refresh, storedSlugs } = open();
    await Promise.all([expectRight(refresh()), expectRight(refresh())]);
    expect([...storedSlugs()].sort()).toEqual([...SLUGS].sort());
  });

  it('shows the earlier pictures after an interruption before the entries are written, and repeats harmlessly', async () => {
    const { deps, refresh, stored, clock } = open();
    await expectRight(refresh({ genres: ['action'] }));
    const before = stored();
    clock.time += 5000;
    const interrupted = { ...deps, images: { ...deps.images, add: () => TE.left(unavailable(null, 'interrupted')) } };
    expect(await refreshGenreImages({ genreImages: interrupted, clock }, { cursor: null, genres: ['action'] })()).toEqual(
      E.left(unavailable(null, 'interrupted')),
    );
    expect(stored()).toBe(before);
    await expectRight(refresh({ genres: ['action'] }));
    expect(stored()).toMatchObject([{ slug: 'action', madeAt: 1_005_000, itemKey: 'movie-603' }]);
  });

  it('answers conflict on a site whose catalogue has no photographs', async () => {
    const { deps, clock } = open();
    expect(await refreshGenreImages({ genreImages: { ...deps, source: null }, clock }, { cursor: null, genres: null })()).toEqual(
      E.left(conflict('the catalogue of this site has no pictures')),
    );
  });
});
