import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { filter, firstValueFrom } from 'rxjs';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { waitFor } from 'xstate';
import { shownViewings } from '#composition/history-on-two-devices.fixture';
import { shownItems, shownLists } from '#composition/lists-on-two-devices.fixture';
import { openTwoDevices } from '#composition/two-devices.fixture';
import { episodePart, episodeViewing, filmViewing } from '#domain/history/history.fixture';
import { noHistoryFilter, type HistoryCursor } from '#domain/history/history-query';
import { MAX_ITEMS_READ } from '#domain/lists/item-query';
import { film, maya } from '#domain/lists/list.fixture';
import { invalid, offline, unavailable } from '#domain/shared/failure';
import { noChoices } from '#application/imports/import-choices';
import { transitionCoverage } from '#tests/support/transition-coverage.ts';
import { catalogueOfHeat as catalogue } from './catalogue-of-heat.fixture';
import { memberFileContent, oldItems, oldList } from './member-file.fixture';
import type { ImportDeps } from './import-data';
import { importMachine } from './import-machine';

const coverage = transitionCoverage();
afterAll(() => expect(coverage.uncovered()).toEqual([]));

const clock = { now: () => Date.UTC(2024, 5, 1) };
const goodFile = () => Promise.resolve(JSON.stringify(memberFileContent));
const bytesOf = async (text: Promise<string>): Promise<ArrayBuffer> => new TextEncoder().encode(await text).buffer;

describe('importMachine', () => {
  const open = (makeForGood?: ImportDeps['lists']['makeForGood'], found = catalogue) => {
    const [device] = openTwoDevices().devices;
    let count = 0;
    const lists = makeForGood === undefined ? device.lists : { ...device.lists, makeForGood };
    const newId = () => `new-${(count += 1)}`;
    const actor = coverage.start(importMachine({ lists, catalogue: found, clock, rememberedTitles: () => new Map(), newId }));
    onTestFinished(() => void actor.stop());
    const choose = (text: () => Promise<string>, size = 10) =>
      actor.send({ type: 'files.chosen', files: [{ name: 'marquee-data.json', size, arrayBuffer: () => bytesOf(text()) }] });
    const reaches = (state: 'confirming' | 'restoring' | 'done' | 'failed') => waitFor(actor, (snapshot) => snapshot.matches(state));
    const confirms = async () => {
      await reaches('confirming');
      actor.send({ type: 'confirmed' });
      await reaches('done');
    };
    return { device, actor, choose, reaches, confirms };
  };

  it('asks first, then adds everything; a second time it changes nothing', async () => {
    const { device, actor, choose } = open();
    const read = async () => {
      const lists = await shownLists(device);
      const items = await Promise.all(lists.map(async ({ name, listID }) =>
        [name, (await shownItems(device, listID)).map(({ itemKey, note }) => [itemKey, note])] as const));
      return { items, viewings: (await shownViewings(device)).map(({ entryId }) => entryId) };
    };
    const restore = async (): Promise<void> => {
      choose(goodFile);
      await waitFor(actor, (state) => state.matches('confirming'));
      actor.send({ type: 'confirmed' });
      await waitFor(actor, (state) => state.matches('done'));
      expect(actor.getSnapshot().context).toMatchObject({ done: 1, result: { skippedLists: [], refused: 0 } });
    };
    await restore();
    await restore();
    const { items, viewings } = await read();
    expect(viewings).toEqual(['v1']);
    expect(new Map(items).get('watchlist')).toEqual([['movie-1', 'note 1'], ['movie-2', 'note 2']]);
    expect(new Map(items).get('noir')).toEqual([['movie-3', 'note 3']]);
    expect(items.filter(([name]) => name === 'noir')).toHaveLength(1);
  });

  it('brings 149 of 150 viewings back if one has a time but no day', async () => {
    const { device, actor, choose, confirms } = open();
    const viewings = Array.from({ length: 150 }, (_, index) =>
      ({ ...filmViewing(`v${index}`, index + 1), ...(index === 70 && { day: null }) }));
    choose(() => Promise.resolve(JSON.stringify({ ...memberFileContent, viewings })));
    await confirms();
    expect(actor.getSnapshot().context).toMatchObject({ files: [{ file: { damaged: 1 } }], result: { refused: 0 } });
    const read = async (after: HistoryCursor | null): Promise<number> => {
      const page = await firstValueFrom(device.history.watchViewings(maya, noHistoryFilter, { after, until: null }, MAX_ITEMS_READ));
      return E.isLeft(page) ? Number.NaN : page.right.viewings.length + (page.right.next === null ? 0 : await read(page.right.next));
    };
    await expect.poll(() => read(null), { timeout: 5000 }).toBe(149);
  });

  it('adds the titles of a part that there is room for, and counts the others', async () => {
    const many = oldItems('old-noir', ...Array.from({ length: 80 }, (_, index) => index + 1));
    const added: unknown[] = [];
    const room = 53;
    const { actor, choose, confirms } = open(([change]) => () => {
      if (change?.kind !== 'add-items') return Promise.resolve(E.right(undefined));
      if (added.length + change.items.length > room) return Promise.resolve(E.left(invalid('items', 'too-many')));
      added.push(...change.items);
      return Promise.resolve(E.right(undefined));
    });
    choose(() => Promise.resolve(JSON.stringify({ ...memberFileContent, lists: [{ list: oldList('noir'), items: many }] })));
    await confirms();
    expect([added.length, actor.getSnapshot().context.result?.refused]).toEqual([53, 27]);
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
    expect(actor.getSnapshot().context).toMatchObject({ files: [],
      refused: [{ name: 'marquee-data.json', failure: invalid('file', rule) }] });
    choose(goodFile);
    await waitFor(actor, (state) => state.matches('confirming'));
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { files: [] } });
  });

  it('takes another file instead of the one that it asks about', async () => {
    const { actor, choose, reaches } = open();
    choose(goodFile);
    await reaches('confirming');
    choose(() => Promise.reject(new Error('moved')));
    await reaches('failed');
    expect(actor.getSnapshot().context.files).toEqual([]);
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { refused: [] } });
  });

  it('reads several files one after the other and adds all but the refused ones', async () => {
    const { device, actor, reaches } = open();
    let reading = 0;
    const file = (name: string, content: string) =>
      ({ name, size: 10, arrayBuffer: async () =>
      { reading += 1; await Promise.resolve(); expect(reading).toBe(1); reading -= 1; return bytesOf(Promise.resolve(content)); } });
    const other = { ...memberFileContent, lists: [], viewings: [episodeViewing('e1', 7, episodePart(1, 1))] };
    actor.send({ type: 'files.chosen', files: [file('a.json', JSON.stringify(memberFileContent)), file('notes.csv', 'a,b'),
      file('b.json', JSON.stringify(other))] });
    await reaches('confirming');
    expect(actor.getSnapshot().context).toMatchObject({ files: [{ name: 'a.json' }, { name: 'b.json' }],
      refused: [{ name: 'notes.csv', failure: invalid('file', 'malformed') }] });
    actor.send({ type: 'confirmed' });
    await reaches('done');
    expect(actor.getSnapshot().context).toMatchObject({ done: 1, result: { refused: 0 }, refused: [{ name: 'notes.csv' }] });
    expect((await shownViewings(device)).map(({ entryId }) => entryId).sort()).toEqual(['e1', 'v1']);
  });

  it('reads files of other services as one import, says what is left out, and adds it once', async () => {
    const { device, actor, reaches } = open();
    const file = (name: string, content: string) => ({ name, size: content.length, arrayBuffer: () => bytesOf(Promise.resolve(content)) });
    const chosen = [
      file('ratings.csv', 'Const,Your Rating,Date Rated,Title,Title Type,Year\ntt0113277,9,2017-04-02,Heat,Movie,1995\ntt0000404,8,2017-04-02,Lost Film,Movie,1920'),
      file('seen.csv', 'imdbID,Title,WatchedDate\ntt0113277,Heat,2017-04-01\ntt0113277,Heat,2017-04-01'),
    ];
    for (let time = 0; time < 2; time += 1) {
      actor.send({ type: 'files.chosen', files: chosen });
      await reaches('confirming');
      const { services, choices } = actor.getSnapshot().context;
      const plan = services?.content.plan(choices);
      expect([services?.names, plan?.counts]).toMatchObject([['ratings.csv', 'seen.csv'],
        time === 0 ? { new: 2, there: 1, unknown: 1 } : { new: 0, there: 3, unknown: 1 }]);
      actor.send({ type: 'confirmed' });
      await reaches('done');
    }
    expect((await shownViewings(device)).map(({ item: { title }, day }) => [title, day])).toEqual([['Heat', '2017-04-01']]);
  });

  it('names a profile among the files of an export without refusing it, and refuses it alone', async () => {
    const { actor, reaches } = open();
    const file = (name: string, content: string) => ({ name, size: content.length, arrayBuffer: () => bytesOf(Promise.resolve(content)) });
    const profile = file('profile.csv', 'Username\nada');
    const others = [file('ratings.csv', 'Const,Your Rating\ntt0113277,9'), file('songs.csv', 'Track Name,Artist Name(s)\nx,y')];
    actor.send({ type: 'files.chosen', files: [profile, ...others] });
    await reaches('confirming');
    const refused = [{ name: 'songs.csv', failure: invalid('file', 'music') }];
    expect(actor.getSnapshot().context).toMatchObject({ services: { names: ['ratings.csv'] }, refused });
    actor.send({ type: 'files.chosen', files: [profile] });
    await reaches('failed');
    expect(actor.getSnapshot().context.refused).toEqual([{ name: 'profile.csv', failure: invalid('file', 'malformed') }]);
  });

  it('adds what the choices of the person leave, also of a title that the person has searched for', async () => {
    const { device, actor, reaches } = open();
    const content = 'Title,Year,Rating10\nHeet,1995,9\nAnother,1990,5';
    const arrayBuffer = () => bytesOf(Promise.resolve(content));
    actor.send({ type: 'files.chosen', files: [{ name: 'a.csv', size: content.length, arrayBuffer }] });
    await reaches('confirming');
    const { services } = actor.getSnapshot().context;
    const key = services?.content.plan(noChoices).rows[0]?.titleKey ?? '';
    const more = await services?.content.including([film(949)])();
    if (more === undefined || E.isLeft(more)) throw new Error('no import');
    actor.send({ type: 'services.changed', content: more.right });
    actor.send({ type: 'choices.changed', choices: { ...noChoices, titles: new Map([[key, film(949)]]) } });
    actor.send({ type: 'confirmed' });
    await reaches('done');
    const state$ = device.lists.titleState({ mediaType: 'movie', id: 949, imdbID: null });
    expect((await firstValueFrom(state$.pipe(filter((known) => known !== null)))).rating).toBe(9);
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot()).toMatchObject({ value: 'idle', context: { services: null } });
  });

  it('says that the catalogue does not answer, and stops while titles are looked for', async () => {
    const { actor, reaches } = open(undefined, { ...catalogue, findByImdb: () => TE.left(offline) });
    const chosen = { name: 'ratings.csv', size: 10, arrayBuffer: () => bytesOf(Promise.resolve('Const,Your Rating\ntt0113277,9')) };
    actor.send({ type: 'files.chosen', files: [chosen] });
    await reaches('failed');
    expect(actor.getSnapshot().context.failure).toEqual(offline);
    actor.send({ type: 'files.chosen', files: [chosen] });
    actor.send({ type: 'cancelled' });
    expect(actor.getSnapshot().value).toBe('idle');
  });

  it('stops behind the present change', async () => {
    const made: unknown[] = [];
    let finish: (value: E.Either<never, void>) => void = () => undefined;
    const { actor, choose, reaches } = open((changes) => () => {
      made.push(...changes);
      return new Promise((resolve) => (finish = resolve));
    });
    choose(goodFile);
    await reaches('confirming');
    actor.send({ type: 'confirmed' });
    await expect.poll(() => made.length).toBe(1);
    actor.send({ type: 'cancelled' });
    finish(E.right(undefined));
    await Promise.resolve();
    expect([actor.getSnapshot().value, made.length]).toEqual(['idle', 1]);
  });

  it('ends with the failure of the browser’s storage', async () => {
    const full = { ...unavailable(null, 'full'), storage: 'full' as const };
    const { actor, choose, reaches } = open(() => () => Promise.resolve(E.left(full)));
    choose(goodFile);
    await reaches('confirming');
    actor.send({ type: 'confirmed' });
    await reaches('failed');
    expect(actor.getSnapshot().context.failure).toEqual(full);
  });
});
