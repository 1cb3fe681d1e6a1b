import fc from 'fast-check';
import * as E from 'fp-ts/Either';
import { describe, expect, it } from 'vitest';
import { emptyTitleState, type MemberTitleState } from '#domain/lists/member-title-state';
import { film } from '#domain/lists/list.fixture';
import { calendarDay } from '#domain/shared/dates';
import { invalid } from '#domain/shared/failure';
import { inverseHistoryChange, type HistoryChange } from './history-change';
import { anyHistoryChange, episodePart, episodeViewing, filmViewing, onDay, series, unknownDay } from './history.fixture';
import { MAX_VIEWINGS, planHistoryChange, titleOfWrite, withHistoryWrite, withPastTimes } from './plan-history-command';
import type { TitleRating } from './rating';
import type { Viewing } from './viewing';
import { toMark } from './viewing-mark';
import { withPendingHistory } from './with-pending-history';

type Stored = {
  readonly viewings: ReadonlyMap<string, Viewing>;
  readonly ratings: ReadonlyMap<string, TitleRating>;
  readonly states: ReadonlyMap<string, MemberTitleState>;
};
const nothing: Stored = { viewings: new Map(), ratings: new Map(), states: new Map() };

const plan = (change: HistoryChange, { viewings, ratings, states }: Stored = nothing) =>
  planHistoryChange(change, {
    viewing: (id) => viewings.get(id) ?? null,
    rating: (key) => ratings.get(key) ?? null,
    title: (key) => states.get(key) ?? null,
  });

const apply = (stored: Stored, change: HistoryChange): Stored => {
  const planned = plan(change, stored);
  if (E.isLeft(planned)) throw new Error(`refused: ${JSON.stringify(planned.left)}`);
  return planned.right.reduce<Stored>(({ viewings, ratings, states }, write) => {
    const { itemKey } = titleOfWrite(write);
    const after = {
      viewings: new Map(viewings),
      ratings: new Map(ratings),
      states: new Map(states).set(itemKey, withHistoryWrite(states.get(itemKey) ?? null, write)),
    };
    if (write.kind === 'put-viewing') after.viewings.set(write.viewing.entryId, write.viewing);
    if (write.kind === 'remove-viewing') after.viewings.delete(write.before.entryId);
    if (write.kind === 'put-rating') after.ratings.set(itemKey, write.rating);
    if (write.kind === 'remove-rating') after.ratings.delete(itemKey);
    return after;
  }, stored);
};

/** The state as a set: the order of marks means nothing. */
const sorted = (state: MemberTitleState): MemberTitleState => ({ ...state, viewings: [...state.viewings].sort() });
const anyHistory = fc.array(anyHistoryChange, { maxLength: 12 }).map((changes) => changes.reduce(apply, nothing));

describe('a change of the history', () => {
  it('has the effect of once when it is applied twice', () => {
    fc.assert(fc.property(anyHistory, anyHistoryChange, (stored, change) => {
      const once = apply(stored, change);
      expect(apply(once, change)).toEqual(once);
    }));
  });

  it('keeps the states of titles equal to the viewings and ratings', () => {
    fc.assert(fc.property(anyHistory, ({ viewings, ratings, states }) => {
      const titles = new Set([...viewings.values(), ...ratings.values()].map(({ item }) => item.itemKey));
      for (const itemKey of new Set([...titles, ...states.keys()])) {
        const marks = [...viewings.values()].filter(({ item }) => item.itemKey === itemKey).map(toMark).sort();
        expect([...(states.get(itemKey)?.viewings ?? [])].sort()).toEqual(marks);
        expect(states.get(itemKey)?.rating ?? null).toBe(ratings.get(itemKey)?.rating ?? null);
      }
    }));
  });

  it('is shown before it is confirmed as it is applied later', () => {
    fc.assert(
      fc.property(
        anyHistory, anyHistoryChange,
        fc.constantFrom(film(1), film(2), series(1)),
        (stored, change, { itemKey, mediaType, movieID, imdbID }) => {
          const before = stored.states.get(itemKey) ?? emptyTitleState({ mediaType, id: movieID }, imdbID);
          const after = apply(stored, change).states.get(itemKey) ?? emptyTitleState({ mediaType, id: movieID }, imdbID);
          expect(sorted(withPendingHistory(before, change))).toEqual(sorted(after));
        },
      ),
    );
  });

  it('of a viewing leaves what another device has changed, in either order, before and after it is confirmed', () => {
    const viewing = filmViewing('a', 1);
    const changes = [unknownDay, { rating: 8 }].map((changed): HistoryChange =>
      ({ kind: 'change-viewing', before: viewing, viewing: { ...viewing, ...changed } }));
    const logged = apply(nothing, { kind: 'log-viewings', viewings: [viewing], episodes: null });
    const both = { ...viewing, ...unknownDay, rating: 8 };
    for (const [first, second] of [changes, changes.toReversed()]) {
      if (first === undefined || second === undefined) throw new Error('There are two changes.');
      const stored = apply(logged, first);
      const [state] = stored.states.values();
      expect([...apply(stored, second).viewings.values()]).toEqual([both]);
      expect(state && withPendingHistory(state, second).viewings).toEqual([toMark(both)]);
    }
  });

  it('of a series whose episodes are not known here keeps the known ones, before and after it is confirmed', () => {
    const log = (entryId: string, episodes: string | null): HistoryChange => ({
      kind: 'log-viewings',
      viewings: [episodeViewing(entryId, 1, episodePart(1, 1))],
      episodes,
    });
    const stored = apply(nothing, log('a', '1:1-7;2:1-13'));
    const [before] = stored.states.values();
    if (before === undefined) throw new Error('There is no state.');
    expect([
      withPendingHistory(before, log('b', null)).episodes, apply(stored, log('b', null)).states.get(before.itemKey)?.episodes,
    ]).toEqual(['1:1-7;2:1-13', '1:1-7;2:1-13']);
  });

  it('is taken back by its inverse', () => {
    const logged: HistoryChange = {
      kind: 'log-viewings',
      viewings: [filmViewing('a', 1), filmViewing('b', 1, unknownDay)],
      episodes: null,
    };
    const stored = apply(nothing, logged);
    expect([...apply(stored, inverseHistoryChange(logged)).viewings]).toEqual([]);
    const moved: HistoryChange = { kind: 'change-viewing', before: filmViewing('a', 1), viewing: filmViewing('a', 1, onDay('2020-01-01')) };
    const rated: HistoryChange = { kind: 'rate-title', title: film(1), rating: 8.5, before: null, ratedAt: 1 };
    const several: HistoryChange = { kind: 'rate-titles', ratings: [{ title: film(1), rating: 4, before: null, ratedAt: 1 }] };
    for (const change of [moved, rated, several, { kind: 'remove-viewings', viewings: [filmViewing('a', 1)] } as const]) {
      const undone = apply(apply(stored, change), inverseHistoryChange(change));
      expect(undone.viewings).toEqual(stored.viewings);
      expect([...undone.states.values()].map(sorted)).toEqual([...stored.states.values()].map(sorted));
      expect(undone.ratings.size).toBe(0);
    }
  });

  it('of a removed viewing does nothing', () => {
    expect(plan({ kind: 'change-viewing', before: filmViewing('a', 1), viewing: filmViewing('a', 1, unknownDay) })).toEqual(E.right([]));
    expect(plan({ kind: 'remove-viewings', viewings: [filmViewing('a', 1)] })).toEqual(E.right([]));
  });

  it('removes what another device has changed meanwhile', () => {
    const stored = apply(apply(nothing, { kind: 'log-viewings', viewings: [filmViewing('a', 1)], episodes: null }), {
      kind: 'change-viewing',
      before: filmViewing('a', 1),
      viewing: filmViewing('a', 1, unknownDay),
    });
    expect(apply(stored, { kind: 'remove-viewings', viewings: [filmViewing('a', 1)] }).states.get('movie-1')?.viewings).toEqual([]);
  });
});

describe('a change is refused', () => {
  it.each([
    ['with a time but no day', { ...filmViewing('a', 1), day: null }],
    ['with a day but no time', { ...filmViewing('a', 1), watchedAt: null }],
    ['before the first screening', filmViewing('a', 1, onDay('1850-01-01'))],
    ['with a malformed day', { ...filmViewing('a', 1), day: '4 May' }],
    ['on a day that does not exist', { ...filmViewing('a', 1), ...onDay('2025-03-01'), day: '2025-02-29' }],
    ['on a day that no calendar has', { ...filmViewing('a', 1), day: '2026-99-99' }],
    ['more than a day after its time', { ...filmViewing('a', 1), day: '2024-05-06' }],
    ['more than a day before its time', { ...filmViewing('a', 1), day: '2024-05-02' }],
    ['long before its time', { ...filmViewing('a', 1), day: '1066-10-14' }],
  ])('%s', (_, viewing) => {
    expect(plan({ kind: 'log-viewings', viewings: [viewing], episodes: null })).toEqual(E.left(invalid('watchedAt', 'malformed')));
    expect(plan({ kind: 'change-viewing', before: filmViewing('a', 1), viewing })).toEqual(E.left(invalid('watchedAt', 'malformed')));
  });

  it('no more when its time is in the future: time and day become now', () => {
    const now = Date.parse('2026-11-23T12:00:00Z');
    const logged = plan({
      kind: 'log-viewings',
      viewings: [filmViewing('a', 1, onDay('2031-01-01')), filmViewing('b', 1), filmViewing('c', 1, unknownDay)],
      episodes: null,
    });
    const rated = plan({ kind: 'rate-title', title: film(1), rating: 7, before: null, ratedAt: now + 1 });
    const writes = [logged, rated]
      .flatMap((planned) => (E.isRight(planned) ? planned.right : []))
      .map((write) => withPastTimes(write, now));
    expect(
      writes.map((write) =>
        write.kind === 'put-viewing' ? [write.viewing.day, write.viewing.watchedAt] : write.kind === 'put-rating' && write.rating.ratedAt,
      ),
    ).toEqual([[calendarDay(now), now], ['2024-05-04', onDay('2024-05-04').watchedAt], [null, null], now]);
  });

  it.each([0, 0.4, 7.3, 10.5, Number.NaN])('with the rating %d', (rating) => {
    const [own, refused] = [filmViewing('a', 1), E.left(invalid('rating', 'malformed'))];
    expect(plan({ kind: 'rate-title', title: film(1), rating, before: null, ratedAt: 1 })).toEqual(refused);
    expect(plan({ kind: 'log-viewings', viewings: [{ ...own, rating }], episodes: null })).toEqual(refused);
    expect(plan({ kind: 'change-viewing', before: own, viewing: { ...own, rating } })).toEqual(refused);
  });

  it('beyond 2,000 viewings of a title', () => {
    const full: MemberTitleState = {
      ...emptyTitleState({ mediaType: 'tv', id: 1 }),
      viewings: Array.from({ length: MAX_VIEWINGS - 1 }, (_, index) => toMark(episodeViewing(`e${index}`, 1, episodePart(1, index)))),
    };
    const stored = { ...nothing, states: new Map([[full.itemKey, full]]) };
    const log = (...ids: ReadonlyArray<string>) =>
      plan({ kind: 'log-viewings', viewings: ids.map((id) => episodeViewing(id, 1, episodePart(2, 1))), episodes: null }, stored);
    expect(E.isRight(log('x'))).toBe(true);
    expect(log('x', 'y')).toEqual(E.left(invalid('viewings', 'too-many')));
  });
});
