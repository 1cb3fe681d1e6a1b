import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { noSettings } from '#domain/users/user';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import { firstMemberFile } from './first-member-file.fixture';
import { memberFileContent, oldItems, oldList } from './member-file.fixture';
import { planImport } from './plan-import';
import { readMemberFile, type MemberFile } from './read-member-file';

const now = Date.UTC(2024, 5, 1);
const read = async (content: unknown): Promise<MemberFile> => {
  const file = await readMemberFile(typeof content === 'string' ? content : JSON.stringify(content), now);
  if (E.isLeft(file)) throw new Error(JSON.stringify(file.left));
  return file.right;
};
const profile = { content: [], settings: noSettings, phoneNumber: null };
const facts = [{ kind: 'viewing', day: '2020-01-01', episode: null, rating: 7.5 }];
const row = { file: 'diary.csv', row: 1, title: namedTitle({ name: 'Lost Film' }), facts };
const planOf = (file: MemberFile, lists: Parameters<typeof planImport>[1]['lists'] = []) => {
  let count = 0;
  return planImport(file, { lists, states: new Map() }, () => `new-${(count += 1)}`);
};

describe('readMemberFile', () => {
  it('reads recent titles, settings and phone number of a file of the first version', async () => {
    expect(await read(firstMemberFile)).toMatchObject({
      damaged: { length: 0 }, lists: [], viewings: [],
      own: {
        settings: { theme: 'dark', language: 'de-DE', region: null }, phoneNumber: '+49 30 123', savedFilters: null,
        services: null, turnedDown: null, unmatched: [],
        recents: [{ itemKey: 'movie-603', genres: [], imdbID: null }, { itemKey: 'tv-1396' }],
      },
    });
  });

  it('knows nothing of the account in a file of one list, and leaves the day of its creation out', async () => {
    const lists = [{ list: oldList('noir', { createdAt: 5 }), items: [] }];
    expect(await read({ ...memberFileContent, lists })).toMatchObject({ own: null, lists: [{ list: { createdAt: null } }] });
    expect((await read({ ...memberFileContent, profile, lists })).lists[0]?.list.createdAt).toBe(5);
  });

  it.each([
    ['a theme', { ...profile, settings: { ...noSettings, theme: 'pink', region: 'DE' } }, { settings: { theme: null, region: 'DE' } }],
    ['a language', { ...profile, settings: { ...noSettings, language: 'd' } }, { settings: noSettings }],
    ['a region', { ...profile, settings: { ...noSettings, region: 'Germany' } }, { settings: noSettings }],
    ['saved filters', { ...profile, savedFilters: 7 }, { savedFilters: null }],
    ['titles that are not for the member', { ...profile, turnedDown: 7 }, { turnedDown: null }],
    ['streaming services', { ...profile, services: 'DE' }, { services: null }],
    ['a phone number', { ...profile, phoneNumber: 'call me' }, { phoneNumber: null }],
    ['a recent title', { ...profile, content: [aRecentTitle(1, 'Heat', []), { ...aRecentTitle(2, 'Heat', []), itemKey: 'tv-1' }] },
      { recents: [{ itemKey: 'movie-1' }] }],
    ['a recent title of a day to come', { ...profile, content: [aRecentTitle(1, 'Heat', [], { openedAt: now + 1 })] }, { recents: [] }],
  ])('leaves %s that cannot be stored out and keeps the rest', async (_, damaged, own) => {
    const file = await read({ ...memberFileContent, profile: damaged });
    expect(file).toMatchObject({ damaged: { length: 1 }, own, ratings: [{ rating: 8.5 }] });
  });

  it('reads rows without a title, and counts those that say nothing possible', async () => {
    const impossible = [{ kind: 'rating', rating: 99, day: null }, { ...facts[0], rating: 7.3 }].map((fact) => ({ ...row, facts: [fact] }));
    const unmatched = [row, ...impossible, { ...row, title: 'Heat' }];
    expect(await read({ ...memberFileContent, profile, unmatched })).toMatchObject({ damaged: { length: 3 }, own: { unmatched: [row] } });
  });
});

describe('planImport', () => {
  it('brings a list back whose name would be refused today, under a name that is left of it', async () => {
    const lists = ['heist\u202Enights', '\u202E', 'heist nights'].map((name) => ({ list: oldList(name), items: oldItems('old', 1) }));
    const { changes, skippedLists } = await planOf(await read({ ...memberFileContent, lists, viewings: [], ratings: [] }));
    expect(changes.map((change) => ('name' in change ? change.name : change.kind))).toEqual([
      'heist nights', 'add-items', 'imported list', 'add-items', 'add-items',
    ]);
    expect(skippedLists).toEqual([]);
  });

  it('gives a list of the member the description and the place of the file only if it has none', async () => {
    const list = oldList('watchlist', { description: 'Rain', order: 'b0', pinned: true });
    const file = await read({ ...memberFileContent, lists: [{ list, items: [] }], viewings: [], ratings: [] });
    const changesFor = async (present: Parameters<typeof oldList>[1]) =>
      (await planImport(file, { lists: [oldList('watchlist', present)], states: new Map() }, () => 'new')).changes;
    expect(await changesFor({})).toMatchObject([
      { kind: 'describe-list', description: 'Rain' }, { kind: 'place-list', order: 'b0', pinned: true },
    ]);
    expect(await changesFor({ description: 'Snow', archived: true })).toEqual([]);
  });

  it('has room for every list of a full account in a new one', async () => {
    const names = ['watchlist', 'favorites', ...Array.from({ length: 198 }, (_, index) => `list ${index}`)];
    const file = await read({ ...memberFileContent, lists: names.map((name) => ({ list: oldList(name), items: [] })) });
    const lists = ['favorites', 'watchlist'].map((name) => oldList(name));
    const plan = await planOf(file, lists);
    expect([plan.skippedLists, plan.changes.filter(({ kind }) => kind === 'create-list').length]).toEqual([[], 198]);
  });
});
