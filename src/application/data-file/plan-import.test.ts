import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { episodePart, episodeViewing, filmViewing, onDay } from '#domain/history/history.fixture';
import { toMark } from '#domain/history/viewing-mark';
import { film } from '#domain/lists/list.fixture';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { invalid } from '#domain/shared/failure';
import { fileRating, memberFileContent, oldItems, oldList } from './member-file.fixture';
import { readMemberFile, type MemberFile, type OwnMemberFile } from './read-member-file';
import { planImport } from './plan-import';

const now = Date.UTC(2024, 5, 1);
const stateOf = (itemKey: string, more: Partial<MemberTitleState>): MemberTitleState =>
  ({ itemKey, imdbID: null, listIDs: [], viewings: [], episodes: null, rating: null, ...more });
const fileOf = (value: unknown): ReturnType<typeof readMemberFile> => readMemberFile(JSON.stringify(value), now);
const file = E.getOrElse((): OwnMemberFile => { throw new Error('refused'); })(await fileOf(memberFileContent));

describe('readMemberFile', () => {
  it('reads lists that are not deleted, viewings and ratings', () => {
    expect(file.lists.map(({ list, items }) => [list.name, items.length])).toEqual([['watchlist', 2], ['noir', 1]]);
    expect([file.viewings.length, file.ratings.length, file.damaged.length]).toEqual([1, 1, 0]);
  });

  it('reads the episodes of series, also of former files, none in a file without', async () => {
    expect(await fileOf({ ...memberFileContent, seasonSizes: [{ itemKey: 'tv-7', sizes: [7, 13] }, { itemKey: 'tv-8' }] })).toMatchObject({
      right: { episodes: [{ itemKey: 'tv-7', episodes: '1:1-7;2:1-13' }], damaged: { length: 1 } },
    });
    expect(
      await fileOf({
        ...memberFileContent,
        episodes: [{ itemKey: 'tv-7', episodes: '1:1-3' }, { itemKey: 'tv-8', episodes: null }],
      }),
    ).toMatchObject({ right: { episodes: [{ itemKey: 'tv-7', episodes: '1:1-3' }], damaged: { length: 1 } } });
    expect(file.episodes).toEqual([]);
  });

  it('reads a file of the first version, which has no lists', async () => {
    expect(await fileOf({ format: 'marquee-member', version: 1 })).toEqual(E.left(invalid('file', 'empty')));
  });

  it('leaves damaged entries out and counts them', async () => {
    const damaged = await fileOf({
      ...memberFileContent,
      ratings: [fileRating, { ...fileRating, rating: 'ten' }, null],
      lists: [{ list: oldList('a'), items: [{ title: 'no item' }] }, 5],
    });
    expect(damaged).toMatchObject({ right: { damaged: { length: 4 }, ratings: [{ rating: 8.5 }], lists: [{ items: [] }] } });
  });

  it.each([
    ['a time but no day', { day: null }],
    ['a day but no time', { watchedAt: null }],
    ['a time in the future', onDay('2024-06-02')],
    ['half an episode', { season: 1, episode: 1.5 }],
    ['an unusable id', { entryId: 'a/b' }],
    ['a title of another type', { item: { ...film(1), itemKey: 'tv-1' } }],
    ['a year that is no decade', { decade: 1999 }],
    ['a rating of 7.3', { rating: 7.3 }],
  ])('leaves a viewing with %s out and keeps the others', async (_, damage) => {
    const viewings = [filmViewing('v1', 1), { ...filmViewing('v2', 1), ...damage }, filmViewing('v3', 1)];
    expect(await fileOf({ ...memberFileContent, viewings })).toMatchObject({
      right: { damaged: { length: 1 }, viewings: [{ entryId: 'v1' }, { entryId: 'v3' }] },
    });
  });

  it.each([
    ['a note that is too long', { note: 'x'.repeat(1001) }],
    ['an impossible place', { order: '' }],
    ['a title without a name', { title: '' }],
    ['a genre of two lines', { genres: ['Drama\nCrime'] }],
    ['a time in the future', { addedAt: now + 1 }],
    ['a time before 1970', { addedAt: -1 }],
    ['an impossible random number', { random: 2 }],
  ])('leaves a title with %s out and keeps the others of its list', async (_, damage) => {
    const items = oldItems('a', 1, 2, 3).map((item) => (item.movieID === 2 ? { ...item, ...damage } : item));
    expect(await fileOf({ ...memberFileContent, lists: [{ list: oldList('a'), items }] })).toMatchObject({
      right: { damaged: { length: 1 }, lists: [{ items: [{ movieID: 1 }, { movieID: 3 }] }] },
    });
  });

  it.each([
    ['description', 'x'.repeat(1001), ''],
    ['description', 5, ''],
    ['order', 'é', null],
    ['pinned', 'yes', false],
    ['deletedAt', 'never', undefined],
  ] as const)('keeps the titles of a list whose %s is damaged: %s', async (field, damage, read) => {
    const lists = [{ list: { ...oldList('a'), [field]: damage }, items: oldItems('a', 1) }];
    expect(await fileOf({ ...memberFileContent, lists })).toMatchObject({
      right: {
        damaged: { length: 1 },
        lists: [{ list: { name: 'a', ...(read !== undefined && { [field]: read }) }, items: [{ movieID: 1 }] }],
      },
    });
  });

  it('reads a list whose counts are damaged, because they are counted again', async () => {
    expect(
      await fileOf({
        ...memberFileContent, lists: [{ list: { ...oldList('a'), itemCount: 'many', createdAt: null }, items: oldItems('a', 1) }],
      }),
    ).toMatchObject({ right: { damaged: { length: 0 }, lists: [{ items: [{ movieID: 1 }] }] } });
  });

  const badTimes = [['in the future', now + 1], ['before 1970', -1], ['at half a millisecond', 0.5]] as const;
  it.each(badTimes)('leaves a rating %s out', async (_, ratedAt) => {
    const ratings = [fileRating, { ...fileRating, ratedAt }];
    const read = await fileOf({ ...memberFileContent, ratings });
    expect(read).toMatchObject({ right: { damaged: { length: 1 }, ratings: [{ rating: 8.5 }] } });
  });

  it('keeps a viewing from before 1970', async () => {
    const viewings = [filmViewing('v1', 1, onDay('1955-07-01'))];
    expect(await fileOf({ ...memberFileContent, viewings })).toMatchObject({ right: { viewings: [{ day: '1955-07-01' }] } });
  });

  it('leaves ratings and episodes that cannot be stored out', async () => {
    const damaged = await fileOf({
      ...memberFileContent,
      ratings: [fileRating, { ...fileRating, rating: 7.3 }],
      episodes: [{ itemKey: 'tv-7', episodes: 'all of them' }, { itemKey: 'tv-8', episodes: '1:1-3' }],
    });
    expect(damaged).toMatchObject({ right: { damaged: { length: 2 }, ratings: [{ rating: 8.5 }], episodes: [{ itemKey: 'tv-8' }] } });
  });

  it.each([
    ['malformed', 'no JSON'],
    ['malformed', '[]'],
    ['malformed', '{"format":"letterboxd","version":1}'],
    ['malformed', 'null'],
    ['newer', '{"format":"marquee-member","version":6}'],
    ['empty', '{"format":"marquee-member","version":4,"lists":[]}'],
  ])('refuses as %s: %s', async (rule, text) => {
    expect(await readMemberFile(text, now)).toEqual(E.left(invalid('file', rule)));
  });
});

describe('planImport', () => {
  const present = (fields: Partial<Parameters<typeof planImport>[1]>) => ({ lists: [], states: new Map(), ...fields });
  const ids = () => {
    let count = 0;
    return () => `new-${(count += 1)}`;
  };

  it('adds to the list of the same name and creates the others', async () => {
    const { changes } = await planImport(file, present({ lists: [{ ...oldList('watchlist'), listID: 'mine' }] }), ids());
    expect(changes).toMatchObject([
      { kind: 'add-items', listID: 'mine', items: [{ note: 'note 1' }, { note: 'note 2' }] },
      { kind: 'create-list', listID: 'new-1', name: 'noir', description: 'Rain' },
      { kind: 'place-list', listID: 'new-1', pinned: true },
      { kind: 'add-items', listID: 'new-1' },
      { kind: 'log-viewings', viewings: [{ entryId: 'v1' }], ratings: [{ rating: 8.5, before: null }] },
    ]);
  });

  it('creates a list with the capitals of its display name; files of former versions have none', async () => {
    const { displayName, ...former } = oldList('noir');
    const read = await fileOf({
      ...memberFileContent,
      lists: [
        { list: oldList('dc_universe', { displayName: 'DC Universe' }), items: [] },
        { list: former, items: [] },
        { list: oldList('b', { displayName: 'A' }), items: [] },
      ],
    });
    if (E.isLeft(read)) throw new Error('The file is refused.');
    const { changes } = await planImport({ ...read.right, viewings: [], ratings: [] }, present({}), ids());
    expect([displayName, ...changes.map((change) => ('name' in change ? change.name : null))]).toEqual([null, 'DC Universe', 'noir', 'b']);
  });

  it('archives a list that was archived, and leaves other lists where they are', async () => {
    const lists = [{ list: oldList('done', { archived: true }), items: [] }, { list: oldList('usual'), items: [] }];
    expect((await planImport({ ...file, lists, viewings: [], ratings: [] }, present({}), ids())).changes).toMatchObject([
      { kind: 'create-list', name: 'done' },
      { kind: 'place-list', listID: 'new-1', pinned: false, archived: true },
      { kind: 'create-list', name: 'usual' },
    ]);
  });

  it('keeps ratings, and names the lists that there is no room for', async () => {
    const full = Array.from({ length: 200 }, (_, index) => oldList(`list ${index}`));
    const { changes, skippedLists } = await planImport(
      file,
      present({ lists: full, states: new Map([['movie-1', stateOf('movie-1', { rating: 3 })]]) }),
      ids(),
    );
    expect(changes.map(({ kind }) => kind)).toEqual(['log-viewings']);
    expect(skippedLists).toEqual(['Watchlist', 'Noir']);
  });

  it('logs a series with the episodes of the file, unless the member has them', async () => {
    const viewings = [...file.viewings, episodeViewing('e1', 7, episodePart(1, 1)), episodeViewing('e2', 8, episodePart(1, 1))];
    const episodes = [
      { itemKey: 'tv-7', episodes: '1:1-7' },
      { itemKey: 'tv-8', episodes: '1:1-6' },
    ];
    const { changes } = await planImport(
      { ...file, lists: [], ratings: [], viewings, episodes },
      present({ states: new Map([['tv-8', stateOf('tv-8', { episodes: '1:1-9' })]]) }),
      ids(),
    );
    expect(changes).toMatchObject([
      { viewings: [{ entryId: 'v1' }, { entryId: 'e2' }], episodes: null },
      { viewings: [{ entryId: 'e1' }], episodes: '1:1-7' },
    ]);
  });

  it('takes a viewing of the same part on the same day for one, whatever its id, and two on one day for two', async () => {
    const own = (id: string, ...ids: ReadonlyArray<string>) => ({
      ...file,
      lists: [],
      ratings: [],
      viewings: [id, ...ids].map((entryId) => ({ ...filmViewing(entryId, 1), ...onDay('2024-01-05') })),
    });
    const logged = async (content: MemberFile, ...known: ReadonlyArray<string>) => {
      const viewings = known.map((entryId) => toMark({ ...filmViewing(entryId, 1), ...onDay('2024-01-05') }));
      const plan = await planImport(content, present({ states: new Map([['movie-1', stateOf('movie-1', { viewings })]]) }), ids());
      return plan.changes.flatMap(
        (change) => (change.kind === 'log-viewings' ? change.viewings.map(({ entryId }) => entryId) : []),
      );
    };
    expect(await logged(own('a'), 'by-hand')).toEqual([]);
    expect(await logged(own('a'), 'a')).toEqual([]);
    expect(await logged(own('a', 'b'), 'a')).toEqual(['b']);
    expect(await logged(own('a', 'b'), 'by-hand')).toEqual(['b']);
    expect(await logged(own('a', 'b'))).toEqual(['a', 'b']);
    expect(await logged({ ...own('a'), viewings: [{ ...filmViewing('a', 1), ...onDay('2024-01-06') }] }, 'by-hand')).toEqual(['a']);
  });

  it('keeps ratings or takes those of the file, as the member chooses', async () => {
    const states = new Map([['movie-1', stateOf('movie-1', { rating: 3 })]]);
    const rated = async (choice: 'mine' | 'file') =>
      (await planImport({ ...file, lists: [], viewings: [] }, present({ states }), ids(), choice)).changes;
    expect(await rated('mine')).toEqual([]);
    expect(await rated('file')).toMatchObject([{ kind: 'rate-titles', ratings: [{ rating: 8.5, before: 3 }] }]);
  });

  it('splits long lists', async () => {
    const long = {
      ...file,
      lists: [{ list: oldList('long'), items: oldItems('old', ...Array.from({ length: 250 }, (_, index) => index + 1)) }],
      viewings: [],
      ratings: [],
    };
    const { changes } = await planImport(long, present({}), ids());
    expect(changes.map((change) => ('items' in change ? change.items.length : change.kind))).toEqual([
      'create-list', 100, 100, 50,
    ]);
  });
});
