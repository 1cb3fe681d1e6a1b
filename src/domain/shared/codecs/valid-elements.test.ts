import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { BannerSettings } from '#domain/banners/banner';
import { List, newList } from '#domain/lists/list';
import { film, maya, newItem } from '#domain/lists/list.fixture';
import { ListItem, toListItem } from '#domain/lists/list-item';
import { emptyTitleState, MemberTitleState } from '#domain/lists/member-title-state';
import { SharedListPart } from '#domain/lists/shares/shared-list';
import { StoredTitle } from '#domain/lists/stored-title';
import { User } from '#domain/users/user';
import { aUser } from '#domain/users/user.fixture';

const NO_TEXTS = [7, null, true, { join: 'Drama' }, ['Drama']];
const item = toListItem(maya, 'noir', newItem(1));
const list = { ...newList(maya, { listName: 'noir', listID: 'noir' }, 1), summary: { runtime: 1, watched: 0, posters: ['/a.jpg'] } };
const shared = { name: 'noir', displayName: null, description: '', owner: 'Maya', itemCount: 1, items: [film(1)], cursor: null,
  sharesNotes: false };
const banner = { name: 'one', url: '', active: true };

it.each<[string, { readonly decode: (input: unknown) => E.Either<unknown, unknown> }, object, object]>([
  ['genres of a title', StoredTitle, { ...film(1), genres: [...NO_TEXTS, 'Drama'] }, film(1)],
  ['word prefixes of an item', ListItem, { ...item, wordPrefixes: [...NO_TEXTS, ...item.wordPrefixes] }, item],
  ['genres of an item', ListItem, { ...item, genres: [...NO_TEXTS, 'Drama'] }, item],
  ['posters of a list', List, { ...list, summary: { ...list.summary, posters: [...NO_TEXTS, '/a.jpg'] } }, list],
  [
    'lists of a title state', MemberTitleState,
    { ...emptyTitleState({ mediaType: 'movie', id: 1 }), listIDs: [...NO_TEXTS, 'a'], viewings: NO_TEXTS },
    { ...emptyTitleState({ mediaType: 'movie', id: 1 }), listIDs: ['a'] },
  ],
  ['entries of a profile', User, { ...aUser(), lists: [{ listName: 7 }, ...aUser().lists] }, aUser()],
  ['titles of a shared list', SharedListPart, { ...shared, items: [{ ...film(2), title: 7 }, film(1)] }, shared],
  ['banners', BannerSettings, { content: [{ ...banner, url: null }, banner] }, { content: [banner] }],
])('damaged %s are left out, and the rest is read', (_, codec, stored, read) => {
  expect(codec.decode(stored)).toEqual(E.right(read));
});

it('an element that is no array at all is damaged', () => {
  expect(['Drama', null, { 0: 'Drama' }].map((genres) => E.isRight(StoredTitle.decode({ ...film(1), genres })))).toEqual([
    false, false, false,
  ]);
});
