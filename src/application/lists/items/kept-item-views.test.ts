import { describe, expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { clearMemberDataExcept, memberDataKey, UNOWNED_VIEWS_KEY } from '#application/profile/member-data-keys';
import { aUserId } from '#domain/users/user.fixture';
import { keepView, readKeptView, withKeptView } from './kept-item-views';

const MAYA = aUserId('maya');
const KEY = memberDataKey('list-views', MAYA);
const open = () => testBrowser()().local;
const parameters = (text: string): URLSearchParams => new URLSearchParams(text);

describe('keepView', () => {
  it('keeps order, layout and filters for each list, without typed words and other lists', () => {
    const local = open();
    keepView(local, MAYA, 'noir', parameters('sort=title&genre=drama&words=heat&view=table'));
    keepView(local, MAYA, 'heist', parameters('sort=year.asc'));
    expect([readKeptView(local, MAYA, 'noir').toString(), readKeptView(local, MAYA, 'heist').toString()]).toEqual([
      'sort=title&genre=drama&view=table', 'sort=year.asc',
    ]);
    expect(readKeptView(local, MAYA, 'other').toString()).toBe('');
  });

  it('keeps nothing of a list with its usual view', () => {
    const local = open();
    keepView(local, MAYA, 'noir', parameters('sort=title'));
    keepView(local, MAYA, 'noir', parameters('words=heat'));
    expect(local.get(KEY)).toBeNull();
  });

  it('keeps the views of the 200 lists that were changed last', () => {
    const local = open();
    for (let number = 0; number <= 200; number += 1) keepView(local, MAYA, `list-${number}`, parameters('sort=title'));
    expect([0, 1, 200].map((number) => readKeptView(local, MAYA, `list-${number}`).toString())).toEqual(['', 'sort=title', 'sort=title']);
  });

  it('takes over the views that were chosen before they had an owner', () => {
    const local = open();
    local.set(UNOWNED_VIEWS_KEY, 'noir sort=title');
    expect(readKeptView(local, MAYA, 'noir').toString()).toBe('sort=title');
    keepView(local, MAYA, 'heist', parameters('sort=year'));
    expect([local.get(UNOWNED_VIEWS_KEY), readKeptView(local, MAYA, 'noir').toString()]).toEqual([null, 'sort=title']);
  });

  it('is undone by a sign-out, and by the sign-in of somebody else', () => {
    const storage = testBrowser()();
    for (const next of [null, 'ada']) {
      keepView(storage.local, MAYA, 'noir', parameters('sort=title'));
      clearMemberDataExcept(storage, next);
      expect(readKeptView(storage.local, MAYA, 'noir').toString()).toBe('');
    }
  });

  it('reads nothing from a damaged text', () => {
    const local = open();
    local.set(KEY, '\nnoir\n sort=title\n%');
    expect(readKeptView(local, MAYA, 'noir').toString()).toBe('');
  });
});

describe('withKeptView', () => {
  it.each([
    ['list_id=noir', 'sort=title&type=tv&view=table', 'list_id=noir&sort=title&view=table&type=tv'],
    ['list_id=noir&sort=year', 'sort=title&view=table', 'list_id=noir&sort=year&view=table'],
    ['genre=drama', 'type=tv&decade=1990&sort=title', 'genre=drama&sort=title'],
    ['words=heat', 'type=tv', 'words=heat'],
    ['view=table', '', 'view=table'],
  ])('completes %s by %s', (address, kept, expected) => {
    expect(withKeptView(parameters(address), parameters(kept)).toString()).toBe(expected);
  });
});
