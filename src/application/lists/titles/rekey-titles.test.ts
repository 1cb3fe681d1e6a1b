import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { aTitleDetails } from '#domain/catalogue/title-details.fixture';
import type { TitleId } from '#domain/catalogue/title-id';
import { filmViewing, onDay } from '#domain/history/history.fixture';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { toMark } from '#domain/history/viewing-mark';
import { MAX_NOTE_LENGTH, toListItem, type ListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import type { MemberChange } from '#domain/lists/member-command';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { offline, type Failure } from '#domain/shared/failure';
import { rekeyTitles, type RekeyTitlesDeps } from './rekey-titles';

const NOW = 1_700_000_000_000;
const tmdb: TitleId = { mediaType: 'movie', id: 603 };
const former: MemberTitleState = {
  ...emptyTitleState({ mediaType: 'movie', id: -5 }, 'tt0133093'),
  listIDs: ['watchlist', 'deleted'],
};
const own = (fields: Parameters<typeof newItem>[1] = {}): ListItem =>
  toListItem(maya, 'watchlist', newItem(-5, { note: 'with Nell', ...fields }));

type World = {
  readonly states?: ReadonlyArray<MemberTitleState>;
  readonly items?: ReadonlyArray<ListItem>;
  readonly present?: MemberTitleState;
  readonly successor?: E.Either<Failure, TitleId | null>;
};

const run = async ({ states = [former], items = [own()], present, successor = E.right(tmdb) }: World = {}) => {
  const made: MemberChange[][] = [];
  const deps: RekeyTitlesDeps = {
    lists: {
      findWithoutTmdbId: (_, mediaType) => TE.right({ states: mediaType === 'movie' ? states : [], next: null }),
      findItems: (_, listID, keys) => TE.right(items.filter((item) => item.listID === listID && keys.includes(item.itemKey))),
      watchTitles: () => of(E.right(present === undefined ? [] : [present])),
    },
    history: {
      readRatings: () =>
        TE.right({
          ratings: [
            { item: film(-5), rating: 8, ratedAt: NOW - 9 },
            { item: film(1), rating: 3, ratedAt: NOW - 8 },
          ],
          next: null,
        }),
    },
    now: () => NOW,
    catalogue: {
      findSuccessor: () => TE.fromEither(successor),
      getDetails: () => TE.right(aTitleDetails({ ...tmdb, imdbId: 'tt0133093' })),
    },
    activeLists: () => Promise.resolve(new Set(['watchlist'])),
    make: (changes) => {
      made.push([...changes]);
      return TE.right(undefined);
    },
    log: { failure: () => undefined },
  };
  return { count: await rekeyTitles(deps, maya)(), made };
};

describe('rekeyTitles', () => {
  it('puts the item under the new key, with its time, place and note', async () => {
    const { count, made } = await run();
    expect(count).toEqual(E.right(1));
    expect(made).toMatchObject([
      [
        { kind: 'remove-items', listID: 'watchlist', itemKeys: ['movie--5'] },
        {
          kind: 'add-items', listID: 'watchlist',
          items: [
            {
              title: { itemKey: 'movie-603', movieID: 603, imdbID: 'tt0133093' },
              addedAt: own().addedAt, order: own().order, note: 'with Nell',
            },
          ],
        },
      ],
    ]);
  });

  it('joins an item that is there under both keys: the older time stays, and the note', async () => {
    const newer = toListItem(maya, 'watchlist', newItem(603, { title: film(603), addedAt: own().addedAt + 1, order: 'z' }));
    const [changes] = (await run({ items: [newer, own()] })).made;
    expect(changes).toMatchObject([
      { kind: 'remove-items', itemKeys: ['movie-603', 'movie--5'] },
      { kind: 'add-items', items: [{ addedAt: own().addedAt, order: own().order, note: 'with Nell' }] },
    ]);
  });

  it.each([
    [
      'keeps both notes of a title', 'at the Rex',
      [{ kind: 'remove-items' }, { kind: 'add-items', items: [{ note: 'with Nell\n\nat the Rex' }] }],
    ],
    ['keeps one of two equal notes', 'with Nell', [{ kind: 'remove-items' }, { kind: 'add-items', items: [{ note: 'with Nell' }] }]],
    ['leaves both items if their notes are too long for one', 'x'.repeat(MAX_NOTE_LENGTH), undefined],
  ])('%s', async (_, note, expected) => {
    const newer = toListItem(maya, 'watchlist', newItem(603, { title: film(603), addedAt: own().addedAt + 1, note }));
    const [changes] = (await run({ items: [newer, own()] })).made;
    if (expected === undefined) expect(changes ?? []).toEqual([]);
    else expect(changes).toMatchObject(expected);
  });

  it('moves viewings and rating with their times; a rating under the new key stays', async () => {
    const viewing = filmViewing('v1', -5, onDay('2024-05-04'));
    const state = { ...former, listIDs: [], viewings: [toMark(viewing)], rating: 8 };
    const [changes] = (await run({ states: [state] })).made;
    expect(changes).toMatchObject([
      { kind: 'remove-viewings', viewings: [{ entryId: 'v1', item: { itemKey: 'movie--5' } }] },
      { kind: 'log-viewings', viewings: [{ entryId: 'v1', item: { itemKey: 'movie-603' }, day: '2024-05-04' }] },
      { kind: 'rate-title', title: { itemKey: 'movie-603' }, rating: 8, ratedAt: NOW - 9 },
      { kind: 'rate-title', title: { itemKey: 'movie--5' }, rating: null, before: 8 },
    ]);
    const [kept] = (await run({ states: [state], present: { ...emptyTitleState(tmdb), rating: 6 } })).made;
    expect(kept?.filter(({ kind }) => kind === 'rate-title')).toMatchObject([{ rating: null }]);
  });

  it.each<readonly [string, E.Either<Failure, TitleId | null>]>([
    ['has no other number in this catalogue, or none', E.right(null)],
    ['cannot be looked up', E.left(offline)],
  ])('leaves a title alone that %s', async (_, successor) => {
    expect(await run({ successor })).toEqual({ count: E.right(0), made: [] });
  });

  it('leaves viewings under the former key if a title would have too many, and moves the rest', async () => {
    const present = {
      ...emptyTitleState(tmdb),
      viewings: Array.from({ length: MAX_VIEWINGS }, (_, index) => toMark(filmViewing(`p${index}`, 603, onDay('2024-05-04')))),
    };
    const [changes] = (await run({ states: [{ ...former, viewings: [toMark(filmViewing('v1', -5, onDay('2024-05-04')))] }], present }))
      .made;
    expect(changes?.map(({ kind }) => kind)).toEqual(['remove-items', 'add-items']);
  });

  it('leaves items of deleted lists alone', async () => {
    expect((await run({ states: [{ ...former, listIDs: ['deleted'] }] })).made).toEqual([]);
  });
});
