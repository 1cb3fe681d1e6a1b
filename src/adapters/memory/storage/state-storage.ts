import * as E from 'fp-ts/Either';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import type { StateEdit, MemoryState } from './state';

/** Storage of the memory backend's state. */
export interface StateStorage {
  /** Emits the current state on subscribe, then every change made in this or another tab. */
  readonly state: Observable<MemoryState>;
  /** Reads the stored state. */
  readonly read: Answer<MemoryState>;
  /** Applies the edit atomically. Concurrent updates run one after another, each on the result of the previous one. */
  readonly update: (edit: StateEdit) => Answer<void>;
}

/** Storage in memory; the state is lost when the page closes. */
export const inMemoryStorage = (initialState: MemoryState): StateStorage => {
  const states = new BehaviorSubject(initialState);
  return {
    state: states.asObservable(),
    read: () => Promise.resolve(E.right(states.value)),
    update: (edit) => () => {
      const edited = edit(states.value);
      if (E.isLeft(edited)) return Promise.resolve(edited);
      states.next(edited.right);
      return Promise.resolve(E.right(undefined));
    },
  };
};
