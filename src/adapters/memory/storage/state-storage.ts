import * as E from 'fp-ts/Either';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import { changeNotifier } from '#adapters/memory/live-query';
import { inMemoryRows } from './in-memory-rows';
import type { RowStorage } from './row-storage';
import type { StateEdit, MemoryState } from './state';

/** Storage of the memory backend's state. */
export interface StateStorage {
  /** Emits the current state on subscribe, then every change made in this or another tab. */
  readonly state: Observable<MemoryState>;
  /** Reads the stored state. */
  readonly read: Answer<MemoryState>;
  /** Applies the edit atomically. Concurrent updates run one after another, each on the result of the previous one. */
  readonly update: (edit: StateEdit) => Answer<void>;
  /** Replaces everything by the initial state, all or nothing. */
  readonly reset: Answer<void>;
  readonly items: RowStorage;
}

/** Storage in memory; the state is lost when the page closes. */
export const inMemoryStorage = (initialState: MemoryState): StateStorage => {
  const states = new BehaviorSubject(initialState);
  let rows = inMemoryRows();
  const { changes, notify } = changeNotifier();
  return {
    state: states.asObservable(),
    read: () => Promise.resolve(E.right(states.value)),
    update: (edit) => () => {
      const before = states.value;
      const edited = edit(before);
      if (E.isLeft(edited)) return Promise.resolve(edited);
      const hadRows = rows.removeOrphans(before, edited.right);
      states.next(edited.right);
      if (hadRows) void notify();
      return Promise.resolve(E.right(undefined));
    },
    reset: async () => {
      rows = inMemoryRows();
      states.next(initialState);
      await notify();
      return E.right(undefined);
    },
    items: {
      changes,
      select: (query, range, limit) => () => Promise.resolve(E.right(rows.select(query, range, limit))),
      next: (listID, from) => () => Promise.resolve(E.right(rows.next(listID, from))),
      find: (listID, itemKeys) => () => Promise.resolve(E.right(rows.findItems(listID, itemKeys))),
      count: (listID) => () => Promise.resolve(E.right(rows.count(listID))),
      titlesAfter: (uid, after, limit) => () => Promise.resolve(E.right(rows.titlesAfter(uid, after, limit))),
      findTitles: (uid, titles) => () => Promise.resolve(E.right(rows.findTitles(uid, titles))),
      selectViewings: (uid, filter, range, limit) => () => Promise.resolve(E.right(rows.selectViewings(uid, filter, range, limit))),
      readYears: (uid) => () => Promise.resolve(E.right(rows.readYears(uid))),
      selectRatings: (uid, after, limit) => () => Promise.resolve(E.right(rows.selectRatings(uid, after, limit))),
      update: (_, __, edit) => async () => {
        const edited = edit(states.value, rows);
        if (E.isLeft(edited)) return edited;
        rows.write(edited.right.writes);
        states.next(edited.right.state);
        await notify();
        return E.right(undefined);
      },
    },
  };
};
