import { describe, expect, it } from 'vitest';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { KEPT_VIEWS_KEY, keepView, readKeptView, withKeptView } from './kept-item-views';

const open = () => testBrowser()().local;
const parameters = (text: string): URLSearchParams => new URLSearchParams(text);

describe('keepView', () => {
  it('keeps order, layout and filters for each list, without typed words and other lists', () => {
    const local = open();
    keepView(local, 'noir', parameters('sort=title&genre=drama&words=heat&view=table'));
    keepView(local, 'heist', parameters('sort=year.asc'));
    expect([readKeptView(local, 'noir').toString(), readKeptView(local, 'heist').toString()]).toEqual([
      'sort=title&genre=drama&view=table', 'sort=year.asc',
    ]);
    expect(readKeptView(local, 'other').toString()).toBe('');
  });

  it('keeps nothing of a list with its usual view', () => {
    const local = open();
    keepView(local, 'noir', parameters('sort=title'));
    keepView(local, 'noir', parameters('words=heat'));
    expect(local.get(KEPT_VIEWS_KEY)).toBeNull();
  });

  it('keeps the views of the 200 lists that were changed last', () => {
    const local = open();
    for (let number = 0; number <= 200; number += 1) keepView(local, `list-${number}`, parameters('sort=title'));
    expect([0, 1, 200].map((number) => readKeptView(local, `list-${number}`).toString())).toEqual(['', 'sort=title', 'sort=title']);
  });

  it('reads nothing from a damaged text', () => {
    const local = open();
    local.set(KEPT_VIEWS_KEY, '\nnoir\n sort=title\n%');
    expect(readKeptView(local, 'noir').toString()).toBe('');
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
