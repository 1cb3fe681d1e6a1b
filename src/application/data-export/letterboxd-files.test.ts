import { describe, expect, it } from 'vitest';
import { film, newItem } from '#domain/lists/list.fixture';
import { toListItem } from '#domain/lists/list-item';
import type { UserId } from '#domain/users/user-id';
import { letterboxdList } from './letterboxd-files';

const textsOf = (...rows: ReadonlyArray<readonly [title: string, note: string | null, id?: number]>): ReadonlyArray<string> =>
  letterboxdList(
    rows.map(([title, note, id = 1]) => toListItem('maya' as UserId, 'list', newItem(id, { title: film(id, { title }), note }))),
  ).texts;
const cellsOf = (...row: readonly [title: string, note: string | null, id?: number]): string =>
  (textsOf(row)[0] ?? '').split('\r\n')[1] ?? '';

describe('letterboxdList', () => {
  it('lets no note and no title run as a formula, and keeps a name by which the film is found', () => {
    expect(cellsOf('=1+1', '@SUM(1)')).toBe("1,,'=1+1,1999,,,,'@SUM(1)");
    expect(cellsOf('-30-', null, -5)).toBe(',,-30-,1999,,,,');
  });

  it('keeps a backslash from ending a cell', () => {
    expect(cellsOf('Heat', 'a\\')).toBe('1,,Heat,1999,,,,"a\\ "');
    expect(cellsOf('Heat', 'a\\"b')).toBe('1,,Heat,1999,,,,"a\\ \\"b"');
  });

  it('splits files before they are larger than Letterboxd takes, also with long notes', () => {
    const texts = textsOf(...Array.from({ length: 900 }, (_, index) => [`Film ${index}`, '映'.repeat(1000), index + 1] as const));
    expect(texts.length).toBe(3);
    expect(texts.filter((text) => new TextEncoder().encode(text).length > 1_000_000)).toEqual([]);
    expect(texts.flatMap((text) => text.trimEnd().split('\r\n').slice(1)).length).toBe(900);
  });
});
