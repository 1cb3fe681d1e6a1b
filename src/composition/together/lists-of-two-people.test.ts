import fc from 'fast-check';
import { firstValueFrom } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectFailure, expectRight } from '#domain/shared/expect-answer.contract';
import { film, newItem } from '#domain/lists/list.fixture';
import type { TitlesChange } from '#domain/lists/list-command';
import { openJointList, type JointListState } from '#application/lists/together/joint-list-window';
import { shownItems } from '#composition/lists-on-two-devices.fixture';
import type { Device } from '#composition/two-devices.fixture';
import { openPeople, type Person } from './two-people.fixture';

const RETRY_MS = 61_000;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const [LIST, NAME] = ['ana-watchlist', 'watchlist'];

/** Ana invites Ben to her watchlist; Ben’s screen shows it. */
const open = async () => {
  const [ana, ben, eve] = openPeople('ana', 'ben', 'eve') as [Person, Person, Person];
  const inviteId = await expectRight(ana.lists.joint.inviteToList(LIST));
  await expectRight(ben.lists.joint.joinList(inviteId));
  const shown: JointListState[] = [];
  const window = openJointList(
    { uid: ben.uid, outbox: ben.lists.outbox, read: (cursor) => ben.api.getJointList(LIST, cursor), kept: null }, LIST,
  );
  const subscription = window.state$.subscribe((state) => shown.push(state));
  const settle = async (): Promise<void> => {
    for (const { online$ } of [ana, ben]) online$.next(true);
    for (let round = 0; round < 4; round += 1) await vi.advanceTimersByTimeAsync(RETRY_MS);
    window.refresh();
    await vi.advanceTimersByTimeAsync(10);
  };
  const ofAna = async () => (await shownItems({ lists: ana.lists } as Device, LIST, 'order'))
    .map(({ itemKey, note, addedBy = ana.uid }) => [itemKey, note, addedBy]);
  const ofBen = () => shown.at(-1)?.titles.map(({ itemKey, note, addedBy }) => [itemKey, note, addedBy ?? ana.uid]);
  return { ana, ben, eve, inviteId, settle, ofAna, ofBen, shown, poll: window.poll, close: () => subscription.unsubscribe() };
};
const added = (id: number): TitlesChange => ({ kind: 'add-items', listID: LIST, items: [newItem(id)] });

describe('a list of two people', () => {
  it('shows a change at once, sends it later, and both see the same, with who added what', async () => {
    const { ana, ben, settle, ofAna, ofBen } = await open();
    await expectRight(ana.lists.addTitles(LIST, [film(1)]));
    await settle();
    for (const { online$ } of [ana, ben]) online$.next(false);
    await expectRight(ana.lists.addTitles(LIST, [film(2), film(3)]));
    await expectRight(ben.lists.editJointList(NAME, added(2), null));
    await expectRight(ben.lists.editJointList(NAME, added(4), null));
    await expectRight(ben.lists.editJointList(NAME, { kind: 'note-item', listID: LIST, itemKey: 'movie-1', note: 'On Friday?' }, null));
    await vi.advanceTimersByTimeAsync(10);
    expect(ofBen()).toEqual([['movie-2', null, 'ben'], ['movie-4', null, 'ben'], ['movie-1', 'On Friday?', 'ana']]);
    await settle();
    expect(await ofAna()).toEqual(ofBen());
    expect(Object.fromEntries((ofBen() ?? []).map(([key, , by]) => [key, by]))).toEqual({
      'movie-1': 'ana', 'movie-2': expect.stringMatching(/ana|ben/) as string, 'movie-3': 'ana', 'movie-4': 'ben',
    });
    // The title's state of the one who added is as before; the owner's has the list.
    const stateOf = async ({ lists }: Person) => (await firstValueFrom(lists.storedStates([{ mediaType: 'movie', id: 4 }])));
    expect([await stateOf(ben), await stateOf(ana)]).toMatchObject([{ right: [] }, { right: [{ listIDs: [LIST] }] }]);
  });

  it('is the same for both after any changes with and without a network', async () => {
    const change = fc.oneof(
      fc.integer({ min: 1, max: 4 }).map(added),
      fc.integer({ min: 1, max: 4 }).map((id): TitlesChange => ({ kind: 'remove-items', listID: LIST, itemKeys: [`movie-${id}`] })),
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('A', 'b0', 'c0')).map(([id, order]): TitlesChange =>
        ({ kind: 'place-item', listID: LIST, itemKey: `movie-${id}`, order })),
      fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('x', 'y')).map(([id, note]): TitlesChange =>
        ({ kind: 'note-item', listID: LIST, itemKey: `movie-${id}`, note })),
    );
    const step = fc.tuple(fc.nat(1), fc.oneof(fc.boolean(), change));
    await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 16 }), async (steps) => {
      const { ana, ben, settle, ofAna, ofBen, close } = await open();
      for (const [who, what] of steps) {
        if (typeof what === 'boolean') (who === 0 ? ana : ben).online$.next(what);
        else if (who === 1) await expectRight(ben.lists.editJointList(NAME, what, null));
        else await expectRight(ana.lists.makeForGood([what]));
      }
      await settle();
      expect(ofBen()).toEqual(await ofAna());
      close();
    }), { numRuns: 15 });
  });

  it('shows what the other one does when it asks for news, and nothing at all without news', async () => {
    const { ana, settle, shown, poll, ofBen } = await open();
    await settle();
    await expectRight(ana.lists.addTitles(LIST, [film(1)]));
    await vi.advanceTimersByTimeAsync(RETRY_MS);
    expect([await poll(), ofBen()]).toEqual([true, [['movie-1', null, 'ana']]]);
    const before = shown.length;
    expect([await poll(), shown.length]).toEqual([false, before]);
    await expectRight(ana.lists.joint.removeFromList(LIST, 'ben' as typeof ana.uid));
    expect([await poll(), shown.at(-1)?.failure]).toMatchObject([false, { _tag: 'not-found' }]);
  });

  it('takes a change back', async () => {
    const { ben, settle, ofAna } = await open();
    await expectRight(ben.lists.editJointList(NAME, added(1), { kind: 'remove-items', listID: LIST, itemKeys: ['movie-1'] }));
    await settle();
    expect(await ofAna()).toHaveLength(1);
    await expectRight(ben.lists.undo);
    await settle();
    expect(await ofAna()).toEqual([]);
  });

  it('refuses the waiting changes of somebody who was taken out, and keeps them with the reason', async () => {
    const { ana, ben, eve, inviteId, settle, ofAna } = await open();
    ben.online$.next(false);
    await expectRight(ben.lists.editJointList(NAME, added(1), null));
    await expectRight(ana.lists.joint.removeFromList(LIST, ben.uid));
    await settle();
    const refused = [{ failure: { _tag: 'not-found' } }];
    expect([await ofAna(), await firstValueFrom(ben.lists.outbox)]).toMatchObject([[], { right: { pending: [], refused } }]);
    // The link that brought Ben in has ended with his part.
    expect(await expectFailure(eve.lists.joint.joinList(inviteId))).toMatchObject({ _tag: 'not-found' });
  });
});
