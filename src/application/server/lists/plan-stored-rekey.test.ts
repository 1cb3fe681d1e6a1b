import { describe, expect, it } from 'vitest';
import { filmViewing, onDay } from '#domain/history/history.fixture';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { toMark } from '#domain/history/viewing-mark';
import { MAX_NOTE_LENGTH, toListItem, type ListItem } from '#domain/lists/list-item';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { planStoredRekey, type StoredOfKeys } from './plan-stored-rekey';

const TODAY = '2026-11-27';
const viewing = filmViewing('v1', -5, onDay('2024-05-04'));
const former: MemberTitleState = {
  ...emptyTitleState({ mediaType: 'movie', id: -5 }, 'tt0133093'),
  listIDs: ['one', 'gone'], viewings: [toMark(viewing)], rating: 8,
};
const own: ListItem = toListItem(maya, 'one', newItem(-5, { title: film(-5, { title: 'As saved' }), note: 'with Nell' }));
const rating = { item: film(-5), rating: 8, ratedAt: 1 };

const plan = (stored: Partial<StoredOfKeys> = {}) =>
  planStoredRekey(
    maya,
    { former, present: null, items: new Map([['one', [own]]]), viewings: [viewing], ratings: { former: rating, present: null }, ...stored },
    { mediaType: 'movie', id: 603 }, TODAY,
  );

describe('planStoredRekey', () => {
  it('moves items, viewings, rating and state, with titles, times and notes as they were saved', () => {
    expect(plan()).toMatchObject([
      { act: 'delete', path: 'lists/one/items/movie--5' },
      {
        act: 'create', path: 'lists/one/items/movie-603',
        data: {
          itemKey: 'movie-603', movieID: 603, title: 'As saved', note: 'with Nell', addedAt: own.addedAt, order: own.order,
          watched: true, ownRating: 8,
        },
      },
      { act: 'update', path: `users/${maya}/history/v1`, data: { item: { itemKey: 'movie-603', movieID: 603 } } },
      { act: 'delete', path: `users/${maya}/ratings/movie--5` },
      { act: 'create', path: `users/${maya}/ratings/movie-603`, data: { item: { itemKey: 'movie-603' }, rating: 8, ratedAt: 1 } },
      {
        act: 'create', path: `users/${maya}/titles/movie-603`,
        data: { schemaVersion: 1, itemKey: 'movie-603', imdbID: 'tt0133093', listIDs: ['one'], viewings: former.viewings, rating: 8 },
      },
      // A list without the item keeps what it says.
      { act: 'create', path: `users/${maya}/titles/movie--5`, data: { listIDs: ['gone'], viewings: [], rating: null } },
    ]);
  });

  it('joins what is stored under both keys: older place, both notes, the rating under the present key', () => {
    const newer = toListItem(maya, 'one', newItem(603, { addedAt: own.addedAt + 1, order: 'z', note: 'at the Rex' }));
    const present = { ...emptyTitleState({ mediaType: 'movie', id: 603 }), listIDs: ['one', 'two'], rating: 6 };
    const writes = plan({
      former: { ...former, listIDs: ['one'] }, present, items: new Map([['one', [newer, own]]]),
      ratings: { former: rating, present: { ...rating, rating: 6 } },
    });
    expect(writes.map(({ act, path }) => `${act} ${path.split('/').slice(-2).join('/')}`)).toEqual([
      'delete items/movie--5', 'create items/movie-603', 'update history/v1', 'delete ratings/movie--5', 'create titles/movie-603',
      'delete titles/movie--5',
    ]);
    expect(writes[1]).toMatchObject({ data: { note: 'with Nell\n\nat the Rex', order: own.order, ownRating: 6 } });
    expect(writes[4]).toMatchObject({ data: { listIDs: ['one', 'two'], rating: 6 } });
  });

  it('leaves what does not fit under the former key', () => {
    const long = toListItem(maya, 'one', newItem(603, { note: 'x'.repeat(MAX_NOTE_LENGTH) }));
    const many = Array.from({ length: MAX_VIEWINGS }, (_, index) => toMark(filmViewing(`p${index}`, 603, onDay('2024-05-04'))));
    const writes = plan({
      present: { ...emptyTitleState({ mediaType: 'movie', id: 603 }), viewings: many }, items: new Map([['one', [long, own]]]),
      ratings: { former: null, present: null },
    });
    expect(writes.map(({ path }) => path)).toEqual([`users/${maya}/titles/movie-603`, `users/${maya}/titles/movie--5`]);
    expect(writes[1]).toMatchObject({ data: { listIDs: ['one', 'gone'], viewings: former.viewings } });
  });
});
