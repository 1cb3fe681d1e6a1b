import * as E from 'fp-ts/Either';
import { expect, it } from 'vitest';
import { decodeIndex } from '#adapters/embedded-catalogue/files/index-file';
import { itemKey } from '#domain/catalogue/title-id';
import { sampleTitles } from '#ui/design/titles.fixture.ts';
import { builtFiles } from './node-files';

// Id, title, year, genres and media type decide the poster of a title.
it('the titles of the stories have the posters of the catalogue', async () => {
  const file = await builtFiles()('index.json')();
  const index = E.isRight(file) ? await decodeIndex(file.right)() : file;
  if (E.isLeft(index)) throw new Error(JSON.stringify(index.left));
  const shipped = new Map([...index.right.movie, ...index.right.tv].map(({ summary }) => [itemKey(summary), summary]));
  const expected = sampleTitles
    .map(({ id }) => shipped.get(id))
    .map((title) => [title?.title, title?.year, title?.genres, title?.mediaType]);
  expect(sampleTitles).toHaveLength(60);
  expect(sampleTitles.map(({ title, year, genres, mediaType }) => [title, year, genres, mediaType])).toEqual(expected);
});
