import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { parseSearch } from '#domain/catalogue/search-query';
import type { Title } from '#domain/catalogue/title';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import { offline } from '#domain/shared/failure';
import { findLike } from './find-like';

const film = (id: number, title: string, year: number, voteCount: number, mediaType: Title['mediaType'] = 'movie'): Title =>
  aTitle({ id, title, year, voteCount, mediaType, originalTitle: null });
const parasite = film(1, 'Parasite', 2019, 20_000);
const others = [film(2, 'Parasite', 1982, 90), film(3, 'Parasites Everywhere', 2020, 90_000), film(4, 'The Parasite', 1997, 150_000)];
const batman = [film(5, 'Batman', 1989, 8500), film(6, 'The Batman', 2022, 11_800), film(7, 'Batman', 1966, 560, 'tv')];
const near = film(9, 'Memories of Murder', 2003, 4500);

/** A catalogue that finds everything, as TMDB does for parts of names. */
const catalogue = (found: ReadonlyArray<Title>, recommended: ReadonlyArray<Title> = [near, near]) => ({
  findByName: () => TE.right(found),
  getDetails: (id: Pick<Title, 'mediaType' | 'id'>) => TE.right({ ...aTitleDetails(id), recommendations: recommended, similar: [] }),
});
const likeOf = async (text: string, found: ReadonlyArray<Title>) => {
  const answer = await findLike(catalogue(found), parseSearch(text))();
  return E.isRight(answer) ? (answer.right?.like.id ?? null) : answer.left;
};

describe('findLike', () => {
  it.each<[string, string, ReadonlyArray<Title | undefined>, number | null]>([
    ['like the best-known title of this name', 'movies like parasite', [parasite, ...others.slice(0, 2)], 1],
    ['not like one with another article, unless it is far better known', 'like batman', batman, 5],
    ['like one with another article that is', 'like parasite', [others[0], others[2]], 4],
    ['like the title of the year', 'like parasite (1982)', [parasite, ...others], 2],
    ['like a title of the kind', 'series like batman', batman, 7],
    ['like nothing for an unknown name', 'like parasites', [parasite], null],
  ])('finds titles %s', async (_, text, found, id) => {
    expect(await likeOf(text, found.flatMap((each) => each ?? []))).toBe(id);
  });

  it('returns each recommended title once, and says that the kind of the text is not theirs', async () => {
    const answer = await findLike(catalogue([parasite]), parseSearch('series like parasite'))();
    expect(answer).toMatchObject(E.right({ like: { id: 1 }, titles: [near], mediaType: 'movie', unread: ['series'] }));
  });

  it('finds nothing where nothing is recommended, asks nobody about other texts, and returns failures', async () => {
    expect(await findLike(catalogue([parasite], []), parseSearch('like parasite'))()).toEqual(E.right(null));
    const failing = { findByName: () => TE.left(offline), getDetails: () => TE.left(offline) };
    expect(await findLike(failing, parseSearch('parasite'))()).toEqual(E.right(null));
    expect(await findLike(failing, parseSearch('like parasite'))()).toEqual(E.left(offline));
  });
});
