import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { shownViewings } from '#composition/history-on-two-devices.fixture';
import { openTwoDevices } from '#composition/two-devices.fixture';
import { film } from '#domain/lists/list.fixture';
import { toViewingTime } from './history-use-cases';

const NOW = new Date(2026, 10, 20, 21, 30).getTime();

describe('toViewingTime', () => {
  it('keeps the moment of logging of today, and noon of a past day', () => {
    expect(toViewingTime({ kind: 'now' }, NOW)).toEqual({ day: '2026-11-20', watchedAt: NOW });
    expect(toViewingTime({ kind: 'day', day: '2026-11-20' }, NOW)).toEqual({ day: '2026-11-20', watchedAt: NOW });
    expect(toViewingTime({ kind: 'day', day: '2019-02-03' }, NOW)).toEqual({
      day: '2019-02-03',
      watchedAt: new Date(2019, 1, 3, 12).getTime(),
    });
    expect(toViewingTime({ kind: 'unknown' }, NOW)).toEqual({ day: null, watchedAt: null });
  });
});

describe('changeViewing', () => {
  it('keeps the moment of logging on the same day, also on one that has not begun at this place', async () => {
    let now = NOW;
    const [device] = openTwoDevices({ now: () => (now += 1) }).devices;
    const { log, changeViewing } = device.lists.history;
    const logged = await log([{ title: film(1), parts: [], episodes: null }], { kind: 'now' })();
    const [viewing] = E.isRight(logged) ? logged.right : [];
    if (viewing === undefined) throw new Error('Nothing was logged.');
    await changeViewing(viewing, { kind: 'now' }, 8)();
    expect(await shownViewings(device)).toEqual([{ ...viewing, rating: 8 }]);
    const tomorrow = { ...viewing, rating: 8, day: '2026-11-21' };
    await changeViewing(tomorrow, { kind: 'day', day: tomorrow.day }, 7)();
    expect(await shownViewings(device)).toEqual([{ ...viewing, rating: 7 }]);
    await changeViewing({ ...viewing, rating: 7 }, { kind: 'day', day: '2026-11-19' }, 7)();
    expect(await shownViewings(device)).toMatchObject([{ day: '2026-11-19', rating: 7 }]);
  });
});
