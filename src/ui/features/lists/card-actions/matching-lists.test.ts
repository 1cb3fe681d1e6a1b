import { describe, expect, it } from 'vitest';
import { newList, type List } from '#domain/lists/list';
import { maya } from '#domain/lists/list.fixture';
import { matchingLists, checkNewListName } from './matching-lists';

const list = (name: string, fields: Partial<List> = {}): List => ({ ...newList(maya, { listName: name, listID: name }, 0), ...fields });
const lists = [list('watchlist'), list('heist_nights'), list('été_à_paris'), list('old_heists', { archived: true }), list('m*a*s*h')];
const found = (query: string, holding: ReadonlyArray<string> = []): ReadonlyArray<string> =>
  matchingLists(lists, query, new Set(holding)).map(({ name }) => name);

describe('matchingLists', () => {
  it('leaves out archived lists, unless they contain the title', () => {
    expect(found('')).toEqual(['watchlist', 'heist_nights', 'été_à_paris', 'm*a*s*h']);
    expect(found('', ['old_heists'])).toContain('old_heists');
  });

  it('finds every typed part of a name, without accents and case', () => {
    expect(found('Nig hei')).toEqual(['heist_nights']);
    expect(found('ete')).toEqual(['été_à_paris']);
    expect(found('mash')).toEqual(['m*a*s*h']);
    expect(found('heist')).toEqual(['heist_nights', 'old_heists']);
    expect(found('ights')).toEqual(['heist_nights']);
    expect(found('eist ni')).toEqual(['heist_nights']);
    expect(found('xyz')).toEqual([]);
  });
});

describe('checkNewListName', () => {
  it('offers a name that no list has, in any spelling of the same name', () => {
    expect(checkNewListName(lists, ' Heist   NIGHTS ')).toBeNull();
    expect(checkNewListName(lists, 'Heist night')).toBe('free');
    expect(checkNewListName(lists, '  ')).toBeNull();
  });

  it('says why a name is refused', () => {
    expect(checkNewListName(lists, 'x'.repeat(61))).toBe('too-long');
    expect(checkNewListName(lists, 'heist\u200Bnights')).toBe('hidden-characters');
  });
});
