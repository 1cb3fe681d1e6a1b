import { describe, expect, it } from 'vitest';
import type { OpenKind } from '#application/imports/import-row';
import { readServiceFiles } from '#application/imports/read-service-files';
import { unkeptTextsAs } from './unkept-texts';

const lines = (...all: ReadonlyArray<string>): string => all.join('\n');
const FILM = 'Date,Name,Year,Letterboxd URI';

describe('what is left out of files', () => {
  it('names files with texts that the account has no place for: tags, reviews, and notes that are on no list', async () => {
    const { unkept } = await readServiceFiles([
      { name: 'diary.csv', text: lines(`${FILM},Rating,Rewatch,Tags,Watched Date`, '2024-06-02,Heat,1995,u,,,"a, b",2024-06-01') },
      { name: 'reviews.csv', text: lines(`${FILM},Rating,Rewatch,Review,Tags,Watched Date`, '2024-06-02,Heat,1995,u,,,"Two\nmen",,2024-06-01') },
      { name: 'untagged.csv', text: lines(`${FILM},Rating,Rewatch,Tags,Watched Date`, '2024-06-02,Ran,1985,u,,,,2024-06-01') },
      { name: 'rated.csv', text: lines('Title,Year,Rating10,Note', 'Heat,1995,9,slow') },
      { name: 'list.csv', text: lines('Title,Year,Note', 'Heat,1995,slow') },
    ]);
    const kept = [['diary.csv', ['tags']], ['reviews.csv', ['reviews']]];
    const as = (...kinds: ReadonlyArray<readonly [string, OpenKind]>) => [...unkeptTextsAs(unkept ?? new Map(), new Map(kinds))];
    expect(as()).toEqual([...kept, ['rated.csv', ['notes']]]);
    // Notes depend on the kind that is chosen.
    expect(as(['rated.csv', 'list'], ['list.csv', 'list'])).toEqual(kept);
    expect(as(['rated.csv', 'ratings'], ['list.csv', 'viewings'])).toEqual([...kept, ['rated.csv', ['notes']], ['list.csv', ['notes']]]);
  });

  it('tells empty files, and those that name the lists of others, from files that it does not understand', async () => {
    const { ignored, unkept } = await readServiceFiles([
      { name: 'watchlist.csv', text: FILM }, { name: 'noir.csv', text: 'Position,Title,Year,Note,List\r\n' },
      { name: 'blank.csv', text: '' },
      { name: '_errors.json', text: '[]' }, { name: 'measures.csv', text: 'Weight,Height' }, { name: 'inner.zip', text: '' },
      { name: 'lists-lists.json', text: JSON.stringify([{ name: 'Noir', description: '', ids: { trakt: 7, slug: 'noir' } }]) },
      { name: 'profile.csv', text: 'Username\nada' }, { name: 'watched-history-1.json', text: '[{"id":1,"watched_at":"2020-01' },
    ]);
    const kinds = ignored.map(({ name, isUsual, isEmpty, isRead }) =>
      [name, isUsual, ...(isEmpty ? ['empty'] : []), ...(isRead ? ['read'] : [])]);
    expect(kinds).toEqual([
      ['watchlist.csv', true, 'empty'], ['noir.csv', true, 'empty'], ['blank.csv', true, 'empty'], ['_errors.json', true, 'empty'],
      ['measures.csv', false], ['inner.zip', false], ['lists-lists.json', true, 'read'], ['profile.csv', true],
      ['watched-history-1.json', false],
    ]);
    expect(unkept).toBeUndefined();
  });
});
