import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { GENRE_FIRST_PAGES, genreFirstPageFile } from '#adapters/embedded-catalogue/files/genre-first-pages';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { GENRES } from '#domain/catalogue/genre';
import { expectEach } from '#tests/support/expect-each.ts';
import { builtFiles } from './node-files';

const read = builtFiles();
const readValue = async (answer: ReturnType<ReadFile>): Promise<unknown> => {
  const result = await answer();
  if (E.isRight(result)) return result.right;
  throw new Error(JSON.stringify(result.left));
};

describe('FIRST_PAGES', () => {
  it('return the same pages as the whole index, without reading index.json', async () => {
    const index = await decodeIndex(await readValue(read('index.json')))();
    if (E.isLeft(index)) throw new Error('The index was not read.');
    const browse = createBrowse(index.right);
    await expectEach(GENRE_FIRST_PAGES, ([file]) => file, async ([, query]) => {
      const filesRead: string[] = [];
      const recordingRead: ReadFile = (file) => {
        filesRead.push(file);
        return read(file);
      };
      const page = await embeddedCatalogue(recordingRead).discover(query)();
      if (E.isLeft(page)) throw new Error('The page was not read.');
      expect(page.right).toEqual(browse.discover(query));
      expect(filesRead.filter((file) => file === 'index.json')).toEqual([]);
    });
  });

  it('has a file for every genre of both media types', () => {
    expect(GENRE_FIRST_PAGES).toHaveLength(
      GENRES.filter(({ movie }) => movie !== null).length + GENRES.filter(({ tv }) => tv !== null).length,
    );
  });

  it('firstPageFile returns null for other queries', () => {
    const [, query] = GENRE_FIRST_PAGES[0] ?? [];
    if (query === undefined) throw new Error('no first pages');
    expect(genreFirstPageFile({ ...query, page: 2 })).toBeNull();
    expect(genreFirstPageFile({ ...query, sort: { key: 'title', direction: 'asc' } })).toBeNull();
    expect(genreFirstPageFile({ ...query, filters: { ...query.filters, yearFrom: 1990 } })).toBeNull();
  });
});
