import { describe, expect, it } from 'vitest';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { GENRE_FIRST_PAGES, genreFirstPageFile } from '#adapters/embedded-catalogue/files/genre-first-pages';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { GENRES } from '#domain/catalogue/genre';
import { expectRight } from '#domain/shared/expect-answer.contract';
import { expectEach } from '#tests/support/expect-each.ts';
import { builtFiles } from './node-files';

const read = builtFiles();

describe('FIRST_PAGES', () => {
  it('return the same pages as the whole index, without reading index.json', async () => {
    const browse = createBrowse(await expectRight(decodeIndex(await expectRight(read('index.json')))));
    await expectEach(GENRE_FIRST_PAGES, ([file]) => file, async ([, query]) => {
      const filesRead: string[] = [];
      const recordingRead: ReadFile = (file) => {
        filesRead.push(file);
        return read(file);
      };
      expect(await expectRight(embeddedCatalogue(recordingRead).discover(query))).toEqual(browse.discover(query));
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
