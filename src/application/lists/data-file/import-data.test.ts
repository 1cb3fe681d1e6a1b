import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { episodePart, episodeViewing } from '#domain/history/history.fixture';
import { invalid } from '#domain/shared/failure';
import { fileRating, memberFileContent, oldItems, oldList } from './member-file.fixture';
import { readMemberFile, type MemberFile } from './read-member-file';
import { planImport } from './import-data';

const fileOf = (value: unknown): E.Either<unknown, MemberFile> => readMemberFile(JSON.stringify(value));
const file = E.getOrElse((): MemberFile => { throw new Error('refused'); })(fileOf(memberFileContent));

describe('readMemberFile', () => {
  it('reads lists that are not deleted, viewings and ratings', () => {
    expect(file.lists.map(({ list, items }) => [list.name, items.length])).toEqual([['watchlist', 2], ['noir', 1]]);
    expect([file.viewings.length, file.ratings.length, file.damaged]).toEqual([1, 1, 0]);
  });

  it('reads the episodes of series, also of former files, none in a file without', () => {
    expect(fileOf({ ...memberFileContent, seasonSizes: [{ itemKey: 'tv-7', sizes: [7, 13] }, { itemKey: 'tv-8' }] })).toMatchObject({ right: { episodes: [{ itemKey: 'tv-7', episodes: '1:1-7;2:1-13' }], damaged: 1 } });
    expect(fileOf({ ...memberFileContent, episodes: [{ itemKey: 'tv-7', episodes: '1:1-3' }, { itemKey: 'tv-8', episodes: null }] })).toMatchObject({ right: { episodes: [{ itemKey: 'tv-7', episodes: '1:1-3' }], damaged: 1 } });
    expect(file.episodes).toEqual([]);
  });

  it('reads a file of the first version, which has no lists', () => {
    expect(fileOf({ format: 'marquee-member', version: 1 })).toEqual(E.left(invalid('file', 'empty')));
  });

  it('leaves damaged entries out and counts them', () => {
    const damaged = fileOf({ ...memberFileContent, ratings: [fileRating, { ...fileRating, rating: 'ten' }, null], lists: [{ list: oldList('a'), items: [{ title: 'no item' }] }, 5] });
    expect(damaged).toMatchObject({ right: { damaged: 4, ratings: [{ rating: 8.5 }], lists: [{ items: [] }] } });
  });

  it.each([
    ['malformed', 'no JSON'], ['malformed', '[]'], ['malformed', '{"format":"letterboxd","version":1}'], ['malformed', 'null'], ['newer', '{"format":"marquee-member","version":5}'],
    ['empty', '{"format":"marquee-member","version":4,"lists":[]}'],
  ])('refuses as %s: %s', (rule, text) => {
    expect(readMemberFile(text)).toEqual(E.left(invalid('file', rule)));
  });
});

describe('planImport', () => {
  const present = (fields: Partial<Parameters<typeof planImport>[1]>) => ({ lists: [], rated: new Set<string>(), withEpisodes: new Set<string>(), ...fields });
  const ids = () => {
    let count = 0;
    return () => `new-${(count += 1)}`;
  };

  it('adds to the list of the same name and creates the others', () => {
    const { changes } = planImport(file, present({ lists: [{ ...oldList('watchlist'), listID: 'mine' }] }), ids());
    expect(changes).toMatchObject([
      { kind: 'add-items', listID: 'mine', items: [{ note: 'note 1' }, { note: 'note 2' }] },
      { kind: 'create-list', listID: 'new-1', name: 'noir', description: 'Rain' }, { kind: 'place-list', listID: 'new-1', pinned: true }, { kind: 'add-items', listID: 'new-1' },
      { kind: 'log-viewings', viewings: [{ entryId: 'v1' }] }, { kind: 'rate-title', rating: 8.5 },
    ]);
  });

  it('archives a list that was archived, and leaves other lists where they are', () => {
    const lists = [{ list: oldList('done', { archived: true }), items: [] }, { list: oldList('usual'), items: [] }];
    expect(planImport({ ...file, lists, viewings: [], ratings: [] }, present({}), ids()).changes).toMatchObject([
      { kind: 'create-list', name: 'done' }, { kind: 'place-list', listID: 'new-1', pinned: false, archived: true }, { kind: 'create-list', name: 'usual' },
    ]);
  });

  it('keeps ratings, and names the lists that there is no room for', () => {
    const full = Array.from({ length: 200 }, (_, index) => oldList(`list ${index}`));
    const { changes, skippedLists } = planImport(file, present({ lists: full, rated: new Set(['movie-1']) }), ids());
    expect(changes.map(({ kind }) => kind)).toEqual(['log-viewings']);
    expect(skippedLists).toEqual(['watchlist', 'noir']);
  });

  it('logs a series with the episodes of the file, unless the member has them', () => {
    const viewings = [...file.viewings, episodeViewing('e1', 7, episodePart(1, 1)), episodeViewing('e2', 8, episodePart(1, 1))];
    const episodes = [{ itemKey: 'tv-7', episodes: '1:1-7' }, { itemKey: 'tv-8', episodes: '1:1-6' }];
    const { changes } = planImport({ ...file, lists: [], ratings: [], viewings, episodes }, present({ withEpisodes: new Set(['tv-8']) }), ids());
    expect(changes).toMatchObject([
      { viewings: [{ entryId: 'v1' }, { entryId: 'e2' }], episodes: null },
      { viewings: [{ entryId: 'e1' }], episodes: '1:1-7' },
    ]);
  });

  it('splits long lists', () => {
    const long = { ...file, lists: [{ list: oldList('long'), items: oldItems('old', ...Array.from({ length: 250 }, (_, index) => index + 1)) }], viewings: [], ratings: [] };
    expect(planImport(long, present({}), ids()).changes.map((change) => ('items' in change ? change.items.length : change.kind))).toEqual(['create-list', 100, 100, 50]);
  });
});
