import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { filter, firstValueFrom } from 'rxjs';
import { afterAll, describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';
import { shownViewings } from '#composition/history-on-two-devices.fixture';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { episodePart, episodeViewing, filmViewing } from '#domain/history/history.fixture';
import { noHistoryFilter, type HistoryCursor } from '#domain/history/history-query';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import { namedTitle } from '#domain/catalogue/text-match/named-title';
import { film, maya } from '#domain/lists/list.fixture';
import { invalid, offline, unavailable, unexpected, type Failure } from '#domain/shared/failure';
import { noChoices } from '#application/imports/import-choices';
import { testImportJournal } from '#application/imports/run/import-journal.fixture';
import type { ImportRow } from '#application/imports/import-row';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { catalogueOfHeat as catalogue } from './catalogue-of-heat.fixture';
import { memberFileContent, oldItems, oldList } from './member-file.fixture';
import { bytesOf, openImport } from './open-import.fixture';

const coverage = transitionCoverage();
afterAll(() => expect(coverage.uncovered()).toEqual([]));

type Options = Parameters<typeof openImport> extends [unknown, ...infer O] ? O : never;
const file = (name: string, content: string) => ({ name, size: content.length, arrayBuffer: () => bytesOf(Promise.resolve(content)) });
const goodFile = () => Promise.resolve(JSON.stringify(memberFileContent));

const unmatched = (titles: ReadonlyArray<readonly [name: string, year: number]>): ReadonlyArray<ImportRow> =>
  titles.map(([name, year], index) => ({
    file: 'diary.csv', row: index + 1, title: namedTitle({ name, year, imdbId: name === 'Heat' ? 'tt0113277' : null }), facts: [{ kind: 'viewing', day: '2020-01-01', episode: null }],
  }));

describe('importMachine', () => {
  const open = (...options: Options) => openImport(coverage.start, ...options);

  it('asks first, then adds everything; a second time it changes nothing', async () => {
    const { device, choose, confirms } = open();
    const read = async () => {
      const lists = await shownLists(device);
      const items = await Promise.all(lists.map(async ({ name, listID }) =>
        [name, (await shownItems(device, listID)).map(({ itemKey, note }) => [itemKey, note])] as const));
      return { items, viewings: (await shownViewings(device)).map(({ entryId }) => entryId) };
    };
    choose(goodFile);
    expect(await confirms()).toMatchObject({ adds: { viewings: 1, ratings: 1, items: 3, lists: 1 }, added: { viewings: 1, items: 3 } });
    choose(goodFile);
    expect(await confirms()).toMatchObject({ adds: { viewings: 0, ratings: 0, lists: 0 }, skippedLists: [], refused: 0 });
    const { items, viewings } = await read();
    expect(viewings).toEqual(['v1']);
    expect(new Map(items).get('watchlist')).toEqual([['movie-1', 'note 1'], ['movie-2', 'note 2']]);
    expect(new Map(items).get('noir')).toEqual([['movie-3', 'note 3']]);
    expect(items.filter(([name]) => name === 'noir')).toHaveLength(1);
  });

  it('brings 149 of 150 viewings back if one has a time but no day', async () => {
    const { device, choose, reaches, confirms } = open();
    const viewings = Array.from({ length: 150 }, (_, at) => ({ ...filmViewing(`v${at}`, at + 1), ...(at === 70 && { day: null }) }));
    choose(() => Promise.resolve(JSON.stringify({ ...memberFileContent, viewings })));
    const { chosen, choices } = (await reaches('confirming')).context;
    expect((await chosen?.content.plan(choices))?.counts).toMatchObject({ damaged: 1, unkept: 1, new: 153 });
    expect(await confirms()).toMatchObject({ refused: 0, added: { viewings: 149 } });
    const read = async (after: HistoryCursor | null): Promise<number> => {
      const page = await firstValueFrom(device.history.watchViewings(maya, noHistoryFilter, { after, until: null }, MAX_ITEMS_READ));
      return E.isLeft(page) ? Number.NaN : page.right.viewings.length + (page.right.next === null ? 0 : await read(page.right.next));
    };
    await expect.poll(() => read(null), { timeout: 5000 }).toBe(149);
  });

  it('adds the titles of a part that there is room for, and counts the others', async () => {
    const many = oldItems('old-noir', ...Array.from({ length: 80 }, (_, index) => index + 1));
    const [added, room]: [unknown[], number] = [[], 53];
    const { choose, confirms } = open(([change]) => () => {
      if (change?.kind !== 'add-items') return Promise.resolve(E.right(undefined));
      if (added.length + change.items.length > room) return Promise.resolve(E.left(invalid('items', 'too-many')));
      added.push(...change.items);
      return Promise.resolve(E.right(undefined));
    });
    choose(() => Promise.resolve(JSON.stringify({ ...memberFileContent, lists: [{ list: oldList('noir'), items: many }] })));
    const { refused, added: counted } = await confirms();
    expect([added.length, counted.items, refused]).toEqual([53, 53, 27]);
  });

  it('brings the episodes of a series back, also from a former file', async () => {
    const { device, choose, confirms } = open();
    const ids = { mediaType: 'tv' as const, id: 7, imdbID: null };
    choose(() => Promise.resolve(JSON.stringify({ ...memberFileContent, viewings: [episodeViewing('e1', 7, episodePart(1, 1))],
      seasonSizes: [{ itemKey: 'tv-7', sizes: [7, 13] }] })));
    await confirms();
    const state = await firstValueFrom(device.lists.titleState(ids).pipe(filter((known) => known !== null)));
    expect(state).toMatchObject({ viewings: [expect.any(String)], episodes: '1:1-7;2:1-13' });
  });

  it.each([
    ['is too large', () => Promise.resolve('{}'), 201 * 1024 * 1024, 'too-large'],
      ['cannot be read', () => Promise.reject(new Error('moved')), 10, 'unreadable'],
      ['is another one', () => Promise.resolve('a,b'), 10, 'malformed'],
  ] as const)('refuses a file that %s, and takes another one', async (_, text, size, rule) => {
    const { actor, choose } = open();
    choose(text, size);
    await waitFor(actor, (state) => state.matches('failed'));
    expect(actor.getSnapshot().context).toMatchObject({ chosen: null,
      refused: [{ name: 'marquee-data.json', failure: invalid('file', rule) }] });
    choose(goodFile);
    await waitFor(actor, (state) => state.matches('confirming'));
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { chosen: null } });
  });

  it('takes another file instead of the one that it asks about', async () => {
    const { actor, choose, reaches } = open();
    choose(goodFile);
    await reaches('confirming');
    choose(() => Promise.reject(new Error('moved')));
    await reaches('failed');
    expect(actor.getSnapshot().context.chosen).toBeNull();
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { refused: [] } });
  });

  it('reads several files one after the other and adds all but the refused ones', async () => {
    const { device, actor, chooseFiles, reaches, confirms } = open();
    let reading = 0;
    const slowFile = (name: string, content = '') => ({ name, size: 10, arrayBuffer: async () =>
      { reading += 1; await Promise.resolve(); expect(reading).toBe(1); reading -= 1; return bytesOf(Promise.resolve(content)); } });
    const other = { ...memberFileContent, lists: [], viewings: [episodeViewing('e1', 7, episodePart(1, 1))] };
    const [a, b] = [memberFileContent, other].map((content) => JSON.stringify(content));
    chooseFiles(slowFile('a.json', a), slowFile('notes.csv', 'a,b'), slowFile('b.json', b));
    await reaches('confirming');
    expect(actor.getSnapshot().context).toMatchObject({ chosen: { names: ['a.json', 'b.json'] },
      refused: [{ name: 'notes.csv', failure: invalid('file', 'malformed') }] });
    expect(await confirms()).toMatchObject({ names: ['a.json', 'b.json'], refused: 0 });
    expect((await shownViewings(device)).map(({ entryId }) => entryId).sort()).toEqual(['e1', 'v1']);
  });

  it('reads files of other services as one import, says what is left out, and adds it once', async () => {
    const { device, actor, chooseFiles, reaches, confirms } = open();
    const chosen = [
      file('ratings.csv', 'Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0113277,9,2017-04-02,Heat,Movie,1995\ntt0000404,8,2017-04-02,Lost Film,Movie,1920'),
      file('seen.csv', 'imdbID,Title,WatchedDate\ntt0113277,Heat,2017-04-01\ntt0113277,Heat,2017-04-01'),
    ];
    for (let time = 0; time < 2; time += 1) {
      chooseFiles(...chosen);
      await reaches('confirming');
      const { chosen: read, choices } = actor.getSnapshot().context;
      const plan = await read?.content.plan(choices);
      expect([read?.names, plan?.counts]).toMatchObject([['ratings.csv', 'seen.csv'],
        time === 0 ? { new: 2, there: 1, unknown: 1 } : { new: 0, there: 3, unknown: 1 }]);
      await confirms();
      // A dry run that is opened again later has what the account has by then.
      const later = await read?.content.compared()();
      if (later === undefined || E.isLeft(later)) throw new Error('no import');
      expect((await later.right.plan(choices)).counts).toMatchObject({ new: 0, there: 3, unknown: 1 });
    }
    expect((await shownViewings(device)).map(({ item: { title }, day }) => [title, day])).toEqual([['Heat', '2017-04-01']]);
  });

  it('names a profile and unclear votes among the files of an export without refusing them, and refuses a profile alone', async () => {
    const { actor, chooseFiles, reaches } = open();
    const [profile, votes] = [file('profile.csv', 'Username\nada'), file('votes.csv', 'user_id,vote_key,movie_name\n1,a-1-4,Arrival')];
    const others = [votes, file('ratings.csv', 'Const,Your Rating\ntt0113277,9'), file('songs.csv', 'Track Name,Artist Name(s)\nx,y')];
    chooseFiles(profile, ...others);
    await reaches('confirming');
    const refused = [{ name: 'songs.csv', failure: invalid('file', 'music') }];
    expect(actor.getSnapshot().context).toMatchObject({ chosen: { names: ['ratings.csv'] }, refused });
    chooseFiles(profile);
    await reaches('failed');
    expect(actor.getSnapshot().context.refused).toEqual([{ name: 'profile.csv', failure: invalid('file', 'malformed') }]);
  });

  it('adds what the choices of the person leave, also of a title that the person has searched for', async () => {
    const { device, actor, chooseFiles, reaches, confirms } = open();
    chooseFiles(file('a.csv', 'Title,Year,Rating10\nHeet,1995,9\nAnother,1990,5'));
    await reaches('confirming');
    const { chosen: read } = actor.getSnapshot().context;
    const key = (await read?.content.plan(noChoices))?.rows[0]?.titleKey ?? '';
    const more = await read?.content.including([film(949)])();
    if (more === undefined || E.isLeft(more)) throw new Error('no import');
    actor.send({ type: 'content.changed', content: more.right });
    actor.send({ type: 'choices.changed', choices: { ...noChoices, titles: new Map([[key, film(949)]]) } });
    await confirms();
    const state$ = device.lists.titleState({ mediaType: 'movie', id: 949 });
    expect((await firstValueFrom(state$.pipe(filter((known) => known !== null)))).rating).toBe(9);
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { chosen: null } });
  });

  it('waits for the network while titles are looked for, goes on from a failure that stays, and stops', async () => {
    let failure: Failure | null = offline;
    const requested: string[] = [];
    const findByImdb: typeof catalogue.findByImdb = (id) => async () => {
      requested.push(id);
      return Promise.resolve(failure === null || id === 'tt0113277' ? await catalogue.findByImdb(id)() : E.left(failure));
    };
    const { actor, online, chooseFiles, reaches } = open(undefined, { ...catalogue, findByImdb });
    const chosen = file('ratings.csv', 'Const,Your Rating\ntt0113277,9\ntt0000404,8');
    online.next(E.right(false));
    chooseFiles(chosen);
    await waitFor(actor, ({ context: { lookUp } }) => lookUp.waitsFor !== null);
    expect(actor.getSnapshot().context.lookUp).toEqual({ found: 0, all: 2, waitsFor: 'connection', isKept: false });
    failure = unexpected('broken');
    online.next(E.right(true));
    await reaches('failed');
    expect(actor.getSnapshot().context).toMatchObject({ failure, lookUp: { waitsFor: null } });
    failure = null;
    requested.length = 0;
    actor.send({ type: 'retried' });
    await reaches('confirming');
    expect([requested, actor.getSnapshot().context.failure]).toEqual([['tt0000404'], null]);
    chooseFiles(chosen);
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('looks for rows again that had no title', async () => {
    const { actor, reaches } = open();
    actor.send({ type: 'files.chosen', chosen: { names: ['diary.csv'], rows: unmatched([['Heat', 1995], ['Lost Film', 1920]]) } });
    await reaches('confirming');
    const { chosen: read, choices } = actor.getSnapshot().context;
    expect(read?.names).toEqual(['diary.csv']);
    expect((await read?.content.plan(choices))?.rows.map(({ row, state }) => [row, state])).toEqual([[1, 'new'], [2, 'unknown']]);
  });

  it('ends with the failure of the browser’s storage, stores nothing, and leads back to the choices', async () => {
    const full = { ...unavailable(null, 'full'), storage: 'full' as const };
    const { actor, choose, reaches } = open(undefined, catalogue, { ...testImportJournal(), begin: () => TE.left(full) });
    choose(goodFile);
    await reaches('confirming');
    actor.send({ type: 'choices.changed', choices: { ...noChoices, ratings: 'file' } });
    actor.send({ type: 'confirmed', confirmed: { texts: { report: '', unmatched: '' }, leftOut: 0, unmatched: 0 } });
    await reaches('failed');
    expect(actor.getSnapshot().context.failure).toEqual(full);
    actor.send({ type: 'retried' });
    const { value, context } = actor.getSnapshot();
    expect([value, context.failure, context.choices]).toEqual(['confirming', null, { ...noChoices, ratings: 'file' }]);
  });

  it('fails if code throws, while it reads and while it plans, and goes on from there', async () => {
    let calls = 0;
    const broken = () => Promise.reject(new Error('broken'));
    const findByImdb: typeof catalogue.findByImdb = (id) => ((calls += 1) > 1 ? catalogue.findByImdb(id) : broken);
    const { actor, chooseFiles, reaches } = open(undefined, { ...catalogue, findByImdb });
    chooseFiles(file('ratings.csv', 'Const,Your Rating\ntt0113277,9'));
    await reaches('failed');
    expect(actor.getSnapshot().context.failure).toEqual(unexpected('broken'));
    actor.send({ type: 'retried' });
    await reaches('confirming');
    actor.send({ type: 'import.failed', failure: unexpected('broken plan') });
    expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: unexpected('broken plan') } });
  });
});
