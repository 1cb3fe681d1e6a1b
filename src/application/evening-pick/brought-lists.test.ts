import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { BehaviorSubject, of } from 'rxjs';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { aTitle, aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { TitleDetails } from '#domain/catalogue/title-details';
import { itemKey } from '#domain/catalogue/title-id';
import { eveningFilters } from '#domain/evening-pick/evening-filters';
import { newList } from '#domain/lists/list';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { toListItem } from '#domain/lists/list-item';
import type { SharedListReader } from '#domain/lists/shares/shared-list-reader';
import { notFound, offline, timedOut, type Failure } from '#domain/shared/failure';
import { broughtKeys, loadBrought } from './fitting-brought';
import { ownListSource, parseListLink } from './list-source';
import { readBroughtLists } from './read-brought-lists';

const SHARED = 'a'.repeat(32);
const ENDED = 'b'.repeat(32);

const readerOf = (failure: Failure = notFound('list')): SharedListReader => ({
  read: (id, cursor) => id !== SHARED ? TE.left(failure) : TE.right({
    name: 'film_club', displayName: null, description: '', owner: 'Maya', itemCount: 2, sharesNotes: false,
    items: [film(cursor === null ? 1 : 2)], cursor: cursor === null ? 'next' : null,
  }),
});
const own = {
  lists: of(E.right([newList(maya, { listName: 'noir', listID: 'n1' }, 1)])),
  firstItems: () => of(E.right([toListItem(maya, 'n1', newItem(3))])),
} as unknown as ListUseCases;

describe('readBroughtLists', () => {
  it('reads shared lists by their link and the member’s own ones, and says which cannot be found', async () => {
    const read = await readBroughtLists({ shared: readerOf(), own: new BehaviorSubject(own) })(
      [SHARED, ownListSource('n1'), ENDED, ownListSource('n2')])();
    expect(read).toEqual(E.right([
      { name: 'Film club', titles: [film(1), film(2)], isWhole: true },
      { name: 'Noir', titles: [expect.objectContaining({ itemKey: 'movie-3' })], isWhole: true },
      null, null,
    ]));
  });

  it('fails if the member’s lists are not loaded in time: a retry may find the list', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const reading = readBroughtLists({ shared: readerOf(), own: new BehaviorSubject(null) })([ownListSource('n1')])();
    await vi.advanceTimersByTimeAsync(8000);
    expect(await reading).toEqual(E.left(timedOut));
  });

  it('gives a visitor no list of somebody else, and fails if a retry may help', async () => {
    expect(await readBroughtLists({ shared: readerOf(), own: null })([ownListSource('n1')])()).toEqual(E.right([null]));
    expect(await readBroughtLists({ shared: readerOf(offline), own: null })([SHARED, ENDED])()).toEqual(E.left(offline));
  });
});

describe('the link of a list', () => {
  it.each([
    [`https://marquee.example/lists/${SHARED}`, SHARED], [`See /lists/${SHARED.toUpperCase()}?a=1 !`, SHARED], [` ${SHARED} `, SHARED],
    ['https://marquee.example/lists/abc', null], ['', null], [`/lists/${SHARED}0`, null], ['noir', null],
  ])('%j is read', (text, source) => expect(parseListLink(text)).toBe(source));
});

describe('titles of a list for an evening', () => {
  const filters = eveningFilters({ mediaType: 'tv', minutes: 45, people: [['laugh']] });
  const evening = { mediaType: 'tv', filters } as const;
  const comedy = (id: number, genres = ['Comedy']) => aTitle({ mediaType: 'tv', id, genres, averageVote: 5, runtime: null });

  it('are named that may fit by what the list knows, those that need no keyword first', () => {
    const titles = [comedy(1), comedy(2, ['Crime']), comedy(3, ['Drama']), aTitle({ id: 4, genres: ['Comedy'] }), comedy(5)];
    const keys = broughtKeys(titles, evening, 'one', 9);
    expect([keys.slice(0, 2).toSorted(), keys.slice(2)]).toEqual([['tv-1', 'tv-5'], ['tv-3']]);
    expect(broughtKeys(titles, evening, 'one', 1)).toHaveLength(1);
  });

  it('are kept if the catalogue’s facts fit, with the length of an episode; unknown lengths fit no limit', async () => {
    const lengths: Readonly<Record<string, number | null>> = { 'tv-1': 30, 'tv-2': 60, 'tv-3': null };
    const load = loadBrought({
      discover: () => TE.left(offline),
      getDetails: (id) => {
        const runtime = lengths[itemKey(id)];
        if (runtime === undefined) return TE.left(notFound('title'));
        const details: TitleDetails = { ...aTitleDetails(), ...comedy(id.id) };
        return TE.right({ ...details, runtime });
      },
    });
    const keys = ['tv-1', 'tv-2', 'tv-3', 'tv-9', 'movie-1', 'no key'];
    expect((await load(keys, evening)).map(({ title }) => title.id)).toEqual([1]);
    const unlimited = eveningFilters({ mediaType: 'tv', minutes: null, people: [[]] });
    expect((await load(keys, { mediaType: 'tv', filters: unlimited })).map(({ title }) => title.id)).toEqual([1, 2, 3]);
  });

  it('are kept if their keywords fit, which their details or the catalogue’s filter have', async () => {
    const keywords: Readonly<Record<string, ReadonlyArray<string>>> = { 'tv-1': ['zombie'], 'tv-2': ['lawyer'], 'tv-3': [], 'tv-4': [] };
    const load = loadBrought({
      discover: () => TE.right({ items: [comedy(3), comedy(9)], page: 1, totalPages: 1, totalResults: 2, asOf: null }),
      getDetails: (id) => TE.right({ ...aTitleDetails(), ...comedy(id.id, ['Drama']), keywords: keywords[itemKey(id)] ?? [] }),
    });
    const scary = eveningFilters({ mediaType: 'tv', minutes: null, people: [['scare']] });
    const found = await load(Object.keys(keywords), { mediaType: 'tv', filters: scary });
    expect(found.map(({ title }) => title.id)).toEqual([1, 3]);
    expect(found.every(({ content }) => scary.some((filters) => filters.content.every((fact) => content.has(fact))))).toBe(true);
  });
});
