import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { invalid } from '#domain/shared/failure';
import { noChoices } from '#application/imports/import-choices';
import { memberFileContent } from './member-file.fixture';
import { openImport } from './open-import.fixture';
import type { ChosenDataFile } from './reading/file-contents';

const own = JSON.stringify(memberFileContent);
const zip = (texts: Readonly<Record<string, string>>): ChosenDataFile => {
  const bytes = zipSync(Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, strToU8(text)])));
  return { name: 'all.zip', size: bytes.length, arrayBuffer: () => Promise.resolve(bytes.slice().buffer) };
};
/** Returns how the rows of a chosen file end, by files, and what is refused. */
const read = async (file: ChosenDataFile | ReadonlyArray<ChosenDataFile>, state: 'confirming' | 'failed' = 'confirming') => {
  const { actor, chooseFiles, reaches } = openImport((machine) => createActor(machine).start());
  chooseFiles(...[file].flat());
  await reaches(state);
  const { chosen, refused } = actor.getSnapshot().context;
  const rows = (await chosen?.content.plan(noChoices))?.rows ?? [];
  return {
    names: chosen?.names, refused, files: [...new Set(rows.map((row) => row.file))],
    ignored: chosen?.content.read.ignored.map(({ name }) => name),
  };
};

describe('readDataFiles', () => {
  it('reads an own file beside tables of other services in one archive, also tabs and an object in each line', async () => {
    expect(await read(zip({
      'marquee-data.json': own, 'seen.tsv': 'imdbID\tWatchedDate\ntt0113277\t2017-04-01',
      'rated.jsonl': '{"imdbID":"tt0113277","rating":8}\n'.repeat(2),
      'readme.txt': 'These are my films.',
    }))).toEqual({
      names: ['marquee-data.json', 'all.zip'], refused: [], files: ['seen.tsv', 'rated.jsonl', 'marquee-data.json'],
      ignored: ['readme.txt'],
    });
  });

  it('reads an own file beside a text that explains it, and names neither the archive nor the text as refused', async () => {
    expect(await read(zip({ 'marquee-data.json': own, 'readme.txt': 'These are my films.' }))).toEqual({
      names: ['marquee-data.json'], refused: [], files: ['marquee-data.json'], ignored: ['readme.txt'],
    });
  });

  it('refuses a damaged own file of an archive by its name, and reads the others', async () => {
    const damaged = own.slice(0, -5);
    expect(await read(zip({ 'marquee-data.json': damaged, 'seen.csv': 'imdbID,WatchedDate\ntt0113277,2017-04-01' }))).toEqual({
      names: ['all.zip'], refused: [{ name: 'marquee-data.json', failure: invalid('file', 'malformed') }], files: ['seen.csv'], ignored: [],
    });
  });

  it('says of the file of an empty list that it is empty', async () => {
    const text = 'Position,Title,Year,Type,tmdbID,imdbID,Added,Note,List\r\n';
    const file = { name: 'marquee-noir.csv', size: text.length, arrayBuffer: () => Promise.resolve(strToU8(text).slice().buffer) };
    const { names, refused } = await read(file, 'failed');
    expect([names, refused]).toEqual([undefined, [{ name: 'marquee-noir.csv', failure: invalid('file', 'empty') }]]);
  });

  it('gives files of one name names of their own, and reads the same file once', async () => {
    const file = (name: string, text: string): ChosenDataFile =>
      ({ name, size: text.length, arrayBuffer: () => Promise.resolve(strToU8(text).slice().buffer) });
    const [seen, empty] = ['imdbID,WatchedDate\ntt0113277,2017-04-01', 'imdbID,WatchedDate\n'];
    expect(await read([file('a.csv', empty), file('a.csv', seen), file('a.csv', seen), zip({ 'a.csv': `${seen}\ntt0113277,2018-04-01`,
      'page-1.json': '[{"title":"Heat"}]' }), zip({ 'page-1.json': '[{"title":"Ran"}]' })])).toEqual({
      names: ['a (2).csv', 'all.zip', 'all.zip'], refused: [],
      files: ['a (2).csv', 'a (3).csv', 'page-1.json', 'page (2)-1.json'], ignored: ['a.csv'],
    });
  });
});
