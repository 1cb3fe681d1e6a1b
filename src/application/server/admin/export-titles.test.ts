import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { ExportFormat } from '#domain/exports/data-exports';
import type { ExportedTitle, ExportSource } from '#domain/exports/export-source';
import { newList, type List } from '#domain/lists/list';
import { unavailable } from '#domain/shared/failure';
import { aUserId } from '#domain/users/user.fixture';
import { exportListsData } from './export-users-and-lists';
import { LISTS_WITH_TITLES_PER_PART, listsOfPart, TITLES_PER_PART } from './export-titles';

const list = (listID: string, itemCount: number): List => ({ ...newList(aUserId('maya'), { listName: listID, listID }, 0), itemCount });
const title = (id: number, name = `Film ${id}`): ExportedTitle => ({
  itemKey: `movie-${id}`, title: name, releaseYear: 1999, imdbID: null,
  addedAt: Date.UTC(2026, 10, 20),
});

/** A site with these lists, in the order of their ids. @param read gets the lists whose titles are read. */
const sourceOf = (
  lists: ReadonlyArray<List>,
  titles: (listID: string) => ReadonlyArray<ExportedTitle>,
  read: string[] = [],
): ExportSource => ({
  usersAfter: () => TE.right({ rows: [], next: null }),
  usersOf: () => TE.right([]),
  listsAfter: (after, limit) => {
    const rest = lists.filter(({ listID }) => after === null || listID > after);
    return TE.right({ rows: rest.slice(0, limit), next: rest.length > limit ? (rest[limit - 1]?.listID ?? null) : null });
  },
  titlesOf: (listID) => {
    read.push(listID);
    return TE.right(titles(listID));
  },
});

const partOf = async (exports: ExportSource, format: ExportFormat, cursor: string | null = null) => {
  const part = await exportListsData({ exports }, { format, cursor, titles: true })();
  if (E.isLeft(part)) throw new Error(part.left._tag);
  return part.right.file;
};

describe('exportListsData with titles', () => {
  const site = sourceOf([list('a', 2), list('b', 0)], (listID) => (listID === 'a' ? [title(1), title(2, '=1+1')] : []));

  it('has a line for each title in CSV, one for a list without any, and counts lists', async () => {
    const { text, rows } = await partOf(site, 'csv');
    const { data, errors } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true });
    expect([rows, errors, data.map(({ listID, titles, itemKey, title: name }) => [listID, titles, itemKey, name])]).toEqual([
      2, [], [['a', '2', 'movie-1', 'Film 1'], ['a', '2', 'movie-2', "'=1+1"], ['b', '0', '', '']],
    ]);
    expect(data[0]).toMatchObject({ releaseYear: '1999', imdbID: '', addedAt: '2026-11-20T00:00:00.000Z' });
  });

  it('has an array for each list in JSON', async () => {
    const { text, rows } = await partOf(site, 'json');
    const items = [
      { itemKey: 'movie-1', title: 'Film 1', releaseYear: 1999, imdbID: null, addedAt: '2026-11-20T00:00:00.000Z' },
      expect.objectContaining({ itemKey: 'movie-2', title: '=1+1' }) as object,
    ];
    expect([rows, JSON.parse(text)]).toEqual([
      2,
      [expect.objectContaining({ listID: 'a', titles: 2, items }), expect.objectContaining({ listID: 'b', titles: 0, items: [] })],
    ]);
  });

  it('reads a bounded number of lists and of titles for a part, and each list once', async () => {
    const many = Array.from({ length: LISTS_WITH_TITLES_PER_PART + 20 }, (_, index) =>
      list(`l${String(index).padStart(4, '0')}`, index === 5 || index === 7 ? TITLES_PER_PART : 1),
    );
    const read: string[] = [];
    const exports = sourceOf(many, () => [], read);
    const counts: number[] = [];
    for (let cursor: string | null = null, isLast = false; !isLast; isLast = cursor === null) {
      const part: Awaited<ReturnType<typeof partOf>> = await partOf(exports, 'json', cursor);
      counts.push(part.rows);
      cursor = part.cursor;
    }
    expect([counts, read]).toEqual([[5, 1, 1, 1, LISTS_WITH_TITLES_PER_PART, 12], many.map(({ listID }) => listID)]);
  });

  it('fails if the titles of a list cannot be read', async () => {
    const failure = unavailable(null, 'down');
    expect(
      await exportListsData({ exports: { ...site, titlesOf: () => TE.left(failure) } }, { format: 'csv', cursor: null, titles: true })(),
    ).toEqual(E.left(failure));
  });

  it('a list that is longer than a part is a part alone', () => {
    const taken = (...counts: ReadonlyArray<number>) => listsOfPart(counts.map((itemCount) => ({ list: { itemCount } }))).length;
    expect([taken(), taken(2 * TITLES_PER_PART, 1), taken(1, TITLES_PER_PART), taken(1, TITLES_PER_PART - 1), taken(0, 0)]).toEqual([
      0, 1, 1, 2, 2,
    ]);
  });
});
