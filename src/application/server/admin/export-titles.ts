import * as E from 'fp-ts/Either';
import { chunksOf } from 'fp-ts/ReadonlyArray';
import type { ExportedTitle, ExportSource } from '#domain/exports/export-source';
import type { List } from '#domain/lists/list';
import type { Answer } from '#domain/shared/answer';

/** Lists that are read for a part with titles. */
export const LISTS_WITH_TITLES_PER_PART = 100;

/** A part ends before the list that would bring its titles above this number; a longer list is a part alone. */
export const TITLES_PER_PART = 5000;

/** Lists whose titles are read at the same time. */
const PARALLEL = 10;

/** Returns as many lists from the start as have at most `TITLES_PER_PART` titles together; one list if there is any. */
export const listsOfPart = <A extends { readonly list: Pick<List, 'itemCount'> }>(lists: ReadonlyArray<A>): ReadonlyArray<A> => {
  let titles = 0;
  const end = lists.findIndex(({ list }, index) => (titles += list.itemCount) > TITLES_PER_PART && index > 0);
  return end === -1 ? lists : lists.slice(0, end);
};

/** Reads the titles of each list. */
export const withTitles =
  <A extends { readonly list: Pick<List, 'listID'> }>(
    { titlesOf }: Pick<ExportSource, 'titlesOf'>,
    lists: ReadonlyArray<A>,
  ): Answer<ReadonlyArray<A & { readonly titles: ReadonlyArray<ExportedTitle> }>> =>
  async () => {
    const read: (A & { readonly titles: ReadonlyArray<ExportedTitle> })[] = [];
    for (const part of chunksOf(PARALLEL)([...lists])) {
      const answers = await Promise.all(part.map(async (row) => ({ row, titles: await titlesOf(row.list.listID)() })));
      for (const { row, titles } of answers) {
        if (E.isLeft(titles)) return titles;
        read.push({ ...row, titles: titles.right });
      }
    }
    return E.right(read);
  };
