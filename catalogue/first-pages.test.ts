import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { createBrowse } from '#adapters/embedded-catalogue/queries/browse-titles';
import { embeddedCatalogue } from '#adapters/embedded-catalogue/embedded-catalogue';
import { FIRST_PAGES, firstPageFile } from '#adapters/embedded-catalogue/files/first-pages';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import type { ReadFile } from '#adapters/embedded-catalogue/files/read-file';
import { GENRES } from '#domain/catalogue/genre';
import { builtFiles } from './node-files';

const read = builtFiles();
const given = async (answer: ReturnType<ReadFile>): Promise<unknown> => {
  const result = await answer();
  if (E.isRight(result)) return result.right;
  throw new Error(JSON.stringify(result.left));
};

describe('the first page of a genre', () => {
  it.each(FIRST_PAGES)('%s answers as the whole index does, without it', async (_, question) => {
    const opened: string[] = [];
    const watched: ReadFile = (file) => {
      opened.push(file);
      return read(file);
    };
    const alone = await embeddedCatalogue(watched).discover(question)();
    const index = await decodeIndex(await given(read('index.json')))();
    if (E.isLeft(alone) || E.isLeft(index)) throw new Error('refused');
    expect(alone.right).toEqual(createBrowse(index.right).discover(question));
    expect(opened.filter((file) => file === 'index.json')).toEqual([]);
  });

  it('is there for every genre of either type', () => {
    expect(FIRST_PAGES).toHaveLength(GENRES.filter(({ movie }) => movie !== null).length + GENRES.filter(({ tv }) => tv !== null).length);
  });

  it('leaves other questions to the index', () => {
    const [, question] = FIRST_PAGES[0] ?? [];
    if (question === undefined) throw new Error('no first pages');
    expect(firstPageFile({ ...question, page: 2 })).toBeNull();
    expect(firstPageFile({ ...question, sort: { key: 'title', direction: 'asc' } })).toBeNull();
    expect(firstPageFile({ ...question, filters: { ...question.filters, yearFrom: 1990 } })).toBeNull();
  });
});
