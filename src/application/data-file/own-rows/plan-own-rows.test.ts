import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import fc from 'fast-check';
import { of } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { catalogueOfHeat as catalogue } from '#application/data-file/catalogue-of-heat.fixture';
import { firstMemberFile } from '#application/data-file/first-member-file.fixture';
import { memberFileContent, oldItems, oldList } from '#application/data-file/member-file.fixture';
import { planImport } from '#application/data-file/plan-import';
import type { PresentList } from '#application/data-file/plan-file-lists';
import { readMemberFile } from '#application/data-file/read-member-file';
import { noChoices, type ImportChoices } from '#application/imports/import-choices';
import type { PlannedImport } from '#application/imports/plan/planned-row';
import { prepareImport } from '#application/imports/service-import.fixture';
import { emptyOutbox } from '#application/ports/outbox-store';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { ratingsOf } from '#domain/history/history-change';
import { episodePart, episodeViewing, filmViewing, onDay } from '#domain/history/history.fixture';
import { MAX_VIEWINGS } from '#domain/history/plan-history-command';
import { toMark } from '#domain/history/viewing-mark';
import { film } from '#domain/lists/list.fixture';
import { isHistoryChange } from '#domain/lists/member-command';
import type { MemberTitleState } from '#domain/lists/member-title-state';
import { noSettings } from '#domain/users/user';
import { aRecentTitle } from '#application/profile/recent-title.fixture';
import type { OwnProfile } from './plan-own-rows';

const NOW = Date.UTC(2024, 5, 1);
const noProfile: OwnProfile = {
  content: [], settings: noSettings, phoneNumber: null, savedFilters: null, services: null, turnedDown: null,
};
const stateOf = (id: number, more: Partial<MemberTitleState>): MemberTitleState =>
  ({ itemKey: `movie-${id}`, imdbID: null, listIDs: [], viewings: [], episodes: null, rating: null, ...more });
type Account = { readonly states?: ReadonlyArray<MemberTitleState>; readonly profile?: OwnProfile };

const prepare = async (contents: ReadonlyArray<unknown>, account: Account = {}, service = '') => {
  const files = await Promise.all(contents.map(async (content, index) => {
    const file = await readMemberFile(typeof content === 'string' ? content : JSON.stringify(content), NOW);
    if (E.isLeft(file)) throw new Error(JSON.stringify(file.left));
    return { name: `${index}.json`, file: file.right };
  }));
  const lists = {
    lists: of(E.right([oldList('watchlist'), oldList('favorites')])),
    outbox: of(E.right(emptyOutbox)), findStates: () => TE.right(account.states ?? []),
  };
  const deps = {
    catalogue, lists, remembered: new Map(), onProgress: () => undefined,
    signal: new AbortController().signal, ownProfile: () => account.profile ?? noProfile,
  };
  const answer = await prepareImport(deps, service === '' ? [] : [{ name: 'a.csv', text: service }], NOW, files)();
  if (E.isLeft(answer)) throw new Error(answer.left._tag);
  return answer.right;
};
const shortOf = ({ rows }: PlannedImport) =>
  rows.map(({ part, name, state, reason }) => [part, name, state, ...(reason === null ? [] : [reason])]);

describe('an own file in the dry run', () => {
  it('says of each entry whether it is added, there already, another rating, without a title, in the bin or damaged', async () => {
    const content = {
      ...memberFileContent, viewings: [...memberFileContent.viewings, filmViewing('v2', 2, onDay('2023-05-04'), 8), { item: film(9) }],
      ratings: [8.5, 7, 6].map((rating, index) => ({ item: film(index + 1), rating, ratedAt: 5 })),
      profile: {
        content: [aRecentTitle(1, 'Heat', []), aRecentTitle(2, 'Ran', [])], settings: { ...noSettings, theme: 'dark', region: 'DE' },
        phoneNumber: null, savedFilters: 'Noir\t/genre/crime?from=1940', services: null,
        turnedDown: 'movie-2\t\t\tRan\nmovie-3\t\t\tDune\n',
      },
      unmatched: [{ file: 'diary.csv', row: 1, title: namedTitle({ name: 'Lost Film' }), facts: [] }],
    };
    const states = [
      stateOf(1, { listIDs: ['old-watchlist'], rating: 8.5 }),
      stateOf(2, { rating: 3, viewings: [toMark(filmViewing('by-hand', 2, onDay('2023-05-04')))] }),
    ];
    const profile = {
      ...noProfile, content: [aRecentTitle(2, 'Ran', [])], settings: { ...noSettings, theme: 'light' as const },
      turnedDown: 'movie-2\t\t\tRan\n',
    };
    const read = await prepare([content], { states, profile });
    const plan = await read.plan(noChoices);
    expect(shortOf(plan)).toEqual([
      ['title', 'Film 1', 'there', 'account'], ['title', 'Film 2', 'new'], ['title', 'Film 3', 'new'],
      ['viewing', 'Film 1', 'new'], ['viewing', 'Film 2', 'there', 'viewing'],
      ['rating', 'Film 1', 'there', 'account'], ['rating', 'Film 2', 'there', 'rating'], ['rating', 'Film 3', 'new'],
      ['recent', 'Heat', 'new'], ['recent', 'Ran', 'there', 'account'],
      ['theme', 'dark', 'there', 'setting'], ['region', 'DE', 'new'], ['filters', 'Noir\t/genre/crime?from=1940', 'new'],
      ['turned-down', 'movie-2\t\t\tRan\nmovie-3\t\t\tDune', 'new'],
      ['unmatched', 'Lost Film', 'unknown', 'kept'], ['list', 'Gone', 'unkept', 'bin'], ['viewing', 'Film 9', 'damaged', 'damaged'],
    ]);
    expect([plan.conflicts, plan.adds]).toEqual([1, { viewings: 1, ratings: 1, items: 2, lists: 1, recents: 1, settings: 3, details: 0 }]);
    expect((await read.plan({ ...noChoices, ratings: 'file' })).rows.filter(({ conflict }) => conflict !== null)).toMatchObject([
      { state: 'new', conflict: { mine: 3, file: 7 } },
    ]);
  });

  it('reads a file of the first version', async () => {
    expect(shortOf(await (await prepare([firstMemberFile])).plan(noChoices))).toEqual([
      ['recent', 'The Matrix', 'new'], ['recent', 'Breaking Bad', 'new'],
      ['theme', 'dark', 'new'], ['language', 'de-DE', 'new'], ['phone', '+49 30 123', 'new'],
    ]);
  });

  it('adds once what two own files and a file of another service say', async () => {
    const viewings = [filmViewing('v1', 949, onDay('2023-05-04')), episodeViewing('e1', 7, episodePart(1, 1))];
    const lists = [{ list: oldList('noir'), items: oldItems('old', 949) }];
    const file = { ...memberFileContent, lists, viewings, ratings: [{ item: film(949), rating: 9, ratedAt: 5 }] };
    const service = 'imdbID,Title,WatchedDate,Rating10\ntt0113277,Heat,2023-05-04,9\ntt0113277,Heat,2023-05-05,';
    const plan = await (await prepare([file, file], {}, service)).plan(noChoices);
    expect(plan.adds).toMatchObject({ viewings: 3, ratings: 1, items: 1, lists: 1 });
    expect(plan.rows.filter(({ file: name }) => name !== '0.json').map(({ state, reason }) => reason ?? state)).toEqual([
      'repeated', 'new', 'repeated', 'repeated', 'repeated', 'repeated',
    ]);
  });

  it('leaves rows and lists out, and renames a list, in what is added', async () => {
    const read = await prepare([{ ...memberFileContent, lists: [...memberFileContent.lists, { list: oldList('empty'), items: [] }] }]);
    const plan = await read.plan(noChoices);
    const viewing = plan.rows.find(({ part }) => part === 'viewing')?.id ?? 0;
    const choices: ImportChoices = {
      ...noChoices, leftOut: new Set([viewing]),
      lists: new Map([['watchlist', { name: 'watchlist', isLeftOut: true }], ['noir', { name: 'Film Noir', isLeftOut: false }]]),
    };
    const chosen = await read.plan(choices);
    expect([chosen.adds, chosen.counts['left-out'], chosen.lists.map(({ name, isKept }) => [name, isKept])]).toEqual([
      { viewings: 0, ratings: 1, items: 1, lists: 2, recents: 0, settings: 0, details: 0 }, 3,
      [['watchlist', true], ['Film Noir', true], ['empty', true]],
    ]);
    const [content] = await read.contentsOf(chosen, choices);
    expect(content).toMatchObject({
      viewings: [], ratings: [{ rating: 8.5 }], lists: [{ list: { name: 'film_noir' } }, { list: { name: 'empty' } }],
    });
  });

  it('keeps entries without a title under the new names of their lists, and none of a list that is left out', async () => {
    const unmatched = ['Noir', 'Rain', 'watchlist'].map((list, row) => (
      { file: 'a.csv', row, title: namedTitle({ name: 'Lost Film' }), facts: [{ kind: 'item', list, note: null, day: null }] }));
    const read = await prepare([{ ...memberFileContent, profile: noProfile, unmatched }]);
    const lists = new Map([['Noir', { name: 'Film Noir', isLeftOut: false }], ['Rain', { name: 'Rain', isLeftOut: true }]]);
    const choices: ImportChoices = { ...noChoices, lists };
    const plan = await read.plan(choices);
    expect(shortOf(plan).filter(([part]) => part === 'unmatched').map(([, , ...end]) => end)).toEqual([
      ['unknown', 'kept'], ['left-out', 'list'], ['unknown', 'kept'],
    ]);
    const [content] = await read.contentsOf(plan, choices);
    expect(content?.own?.unmatched.flatMap(({ facts }) => facts)).toMatchObject([{ list: 'Film Noir' }, { list: 'watchlist' }]);
  });

  it('says that a list of the member gets a description or a place, unless it has one or is left out', async () => {
    const content = { ...memberFileContent, lists: [{ list: oldList('watchlist', { description: 'Rain', pinned: true }), items: [] }] };
    const read = await prepare([{ ...content, viewings: [], ratings: [] }]);
    const leftOut = { ...noChoices, lists: new Map([['watchlist', { name: 'watchlist', isLeftOut: true }]]) };
    expect([(await read.plan(noChoices)).adds.details, (await read.plan(leftOut)).adds.details]).toEqual([1, 0]);
  });

  it('counts every entry once, and says what the import then does', async () => {
    const ids = fc.integer({ min: 1, max: 6 });
    const any = fc.record({
      lists: fc.array(fc.tuple(fc.constantFrom('noir', 'rain', 'watchlist'), fc.uniqueArray(ids, { maxLength: 4 })), { maxLength: 3 }),
      viewings: fc.array(fc.tuple(ids, fc.constantFrom('2023-01-01', '2023-01-02')), { maxLength: 6 }),
      ratings: fc.array(fc.tuple(ids, fc.integer({ min: 1, max: 10 })), { maxLength: 5 }), owned: fc.uniqueArray(ids, { maxLength: 3 }),
    });
    await fc.assert(fc.asyncProperty(any, async ({ lists, viewings, ratings, owned }) => {
      const content = {
        ...memberFileContent, lists: lists.map(([name, titles]) => ({ list: oldList(name), items: oldItems('old', ...titles) })),
        viewings: viewings.map(([id, day], index) => filmViewing(`v${index}`, id, onDay(day))),
        ratings: [...ratings.map(([id, rating]) => ({ item: film(id), rating, ratedAt: 5 })), null],
      };
      const states = owned.map((id) => stateOf(id, { rating: 5, viewings: [toMark(filmViewing('by-hand', id, onDay('2023-01-01')))] }));
      const read = await prepare([content], { states });
      const plan = await read.plan(noChoices);
      const entries = lists.reduce((sum, [, titles]) => sum + titles.length, 0) + viewings.length + ratings.length + 1;
      expect([plan.rows.length, Object.values(plan.counts).reduce((sum, count) => sum + count, 0)]).toEqual([entries, entries]);
      const [file] = await read.contentsOf(plan, noChoices);
      if (file === undefined) throw new Error('no content');
      const present: ReadonlyArray<PresentList> = [oldList('watchlist'), oldList('favorites')];
      let count = 0;
      const own = { lists: present, states: new Map(states.map((each) => [each.itemKey, each])) };
      const { changes } = await planImport(file, own, () => `new-${(count += 1)}`);
      const sumOf = (sizeOf: (change: typeof changes[number]) => number): number =>
        changes.reduce((sum, change) => sum + sizeOf(change), 0);
      expect([plan.adds.viewings, plan.adds.ratings, plan.adds.lists]).toEqual([
        sumOf((change) => (change.kind === 'log-viewings' ? change.viewings.length : 0)),
        sumOf((change) => (isHistoryChange(change) ? ratingsOf(change).length : 0)), sumOf(({ kind }) => Number(kind === 'create-list')),
      ]);
    }), { numRuns: 60 });
  });

  it('says how many viewings a title has no room for, and adds the others', async () => {
    const mark = (index: number) => toMark(filmViewing(`mine-${index}`, 1, onDay('2020-01-01')));
    const states = [stateOf(1, { viewings: Array.from({ length: MAX_VIEWINGS - 2 }, (_, index) => mark(index)) })];
    const viewings = [1, 2, 3, 4, 5].map((day) => filmViewing(`v${day}`, 1, onDay(`2023-05-0${day}`)));
    const read = await prepare([{ ...memberFileContent, viewings }], { states });
    const plan = await read.plan(noChoices);
    expect([plan.excessViewings, plan.rows.filter(({ part, state }) => part === 'viewing' && state === 'new').length]).toEqual([3, 2]);
    const [content] = await read.contentsOf(plan, noChoices);
    const present = { lists: [], states: new Map(states.map((state) => [state.itemKey, state])) };
    if (content === undefined) throw new Error('no content');
    const { changes } = await planImport(content, present, () => 'new');
    expect(changes.flatMap((change) => (change.kind === 'log-viewings' ? change.viewings.map(({ day }) => day) : [])))
      .toEqual(['2023-05-01', '2023-05-02']);
  });
});
