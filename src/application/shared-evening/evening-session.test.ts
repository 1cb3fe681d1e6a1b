import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { describe, expect, it } from 'vitest';
import { memorySharedEvenings } from '#adapters/memory/server/memory-shared-evenings.fixture';
import { testBrowser } from '#application/ports/browser-storage.fixture';
import { offline } from '#domain/shared/failure';
import { expectRight } from '#domain/shared/expect-answer.contract';
import type { SharedEvening } from '#domain/shared-evening/shared-evening';
import type { SharedEvenings } from '#domain/shared-evening/shared-evenings';
import { createEveningSession, joinByCode, startEvening } from './evening-session';

const open = async (change: (evenings: SharedEvenings) => SharedEvenings = (evenings) => evenings) => {
  const evenings = change(memorySharedEvenings({ now: () => 0 }));
  const storage = testBrowser()();
  const { evening } = await expectRight(startEvening({ evenings, storage }, { mediaType: 'movie', minutes: null }));
  return { evenings, storage, evening, session: createEveningSession({ evenings, storage }, evening.id) };
};

describe('the session of a shared evening', () => {
  it('finds the place of this browser again after a reload, and gives another browser the second one', async () => {
    const { evenings, storage, evening, session } = await open();
    await session.join();
    expect(session.get().joined?.person).toBe(0);
    const guest = { evenings, storage: testBrowser()() };
    expect((await expectRight(joinByCode(guest, evening.code))).person).toBe(1);
    const reloaded = createEveningSession(guest, evening.id);
    await reloaded.join();
    expect(reloaded.get().joined?.person).toBe(1);
    await session.refresh();
    expect(session.get().joined?.evening.people).toHaveLength(2);
    const third = createEveningSession({ evenings, storage: testBrowser()() }, evening.id);
    await third.join();
    expect(third.get()).toMatchObject({ joined: null, failure: { _tag: 'conflict' } });
    expect(E.isRight(await joinByCode({ evenings, storage }, 'ABC234')())).toBe(false);
  });

  it('keeps places in several evenings, also in a browser that stores nothing', async () => {
    for (const storage of [testBrowser()(), { ...testBrowser()(), local: { get: () => null, set: () => false, listKeys: () => [] } }]) {
      const evenings = memorySharedEvenings({ now: () => 0 });
      const { evening } = await expectRight(startEvening({ evenings, storage }, { mediaType: 'movie', minutes: null }));
      const wrong = createEveningSession({ evenings, storage }, 'f'.repeat(32));
      await wrong.join();
      const session = createEveningSession({ evenings, storage }, evening.id);
      await session.join();
      expect([wrong.get().failure?._tag, session.get().joined?.person]).toEqual(['not-found', 0]);
    }
  });

  it('finds the place that was taken with a code although its answer was lost', async () => {
    const { evenings, evening } = await open();
    const storage = testBrowser()();
    const lossy: SharedEvenings = {
      ...evenings, join: (...args) => async () => { await evenings.join(...args)(); return E.left(offline); },
    };
    expect(await joinByCode({ evenings: lossy, storage }, evening.code)()).toEqual(E.left(offline));
    const spelled = evening.code.toLowerCase();
    expect((await expectRight(joinByCode({ evenings, storage }, spelled))).person).toBe(1);
  });

  it('finds the place of this browser by the code, too, whether it began the evening or joined by the link', async () => {
    const { evenings, storage, evening } = await open();
    expect((await expectRight(joinByCode({ evenings, storage }, evening.code))).person).toBe(0);
    const guest = { evenings, storage: testBrowser()() };
    await createEveningSession(guest, evening.id).join();
    expect((await expectRight(joinByCode(guest, evening.code))).person).toBe(1);
  });

  it('keeps what it knows when a call fails, and sends the same reply again', async () => {
    let isOffline = false;
    const { session } = await open((evenings) => ({
      ...evenings,
      reply: (...args) => (isOffline ? TE.left(offline) : evenings.reply(...args)),
    }));
    await session.join();
    isOffline = true;
    expect(await session.reply({ moods: ['laugh'] })).toBe(false);
    expect(session.get()).toMatchObject({ failure: offline, isSending: false, joined: { evening: { people: [{ hasAnswered: false }] } } });
    isOffline = false;
    expect(await session.reply({ moods: ['laugh'] })).toBe(true);
    expect(session.get()).toMatchObject({ failure: null, joined: { evening: { people: [{ hasAnswered: true }] } } });
  });

  it('does not fall back to an evening that was read before a reply arrived', async () => {
    let arrive: (evening: SharedEvening) => void = () => {};
    const { session, evening } = await open((evenings) => ({
      ...evenings, read: () => async () => E.right(await new Promise<SharedEvening>((resolve) => { arrive = resolve; })),
    }));
    await session.join();
    const reading = session.refresh();
    await session.reply({ moods: [] });
    arrive(evening);
    await reading;
    expect(session.get().joined?.evening.people[0]?.hasAnswered).toBe(true);
  });

  it('tells listeners about changes only', async () => {
    const { session } = await open();
    let calls = 0;
    const end = session.subscribe(() => (calls += 1));
    await session.join();
    await session.refresh();
    expect(calls).toBe(1);
    end();
  });
});
