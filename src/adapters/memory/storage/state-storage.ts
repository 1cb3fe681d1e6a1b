import * as E from 'fp-ts/Either';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { Answer } from '#domain/shared/answer';
import type { StateEdit, MemoryState } from './state';

/** What the house stands on: where its state is kept. */
export interface StateStorage {
  /** Everything as it is known here: at once, and after every change here or in another tab. */
  readonly state: Observable<MemoryState>;
  /** Everything as it is kept at this moment. */
  readonly read: Answer<MemoryState>;
  /** Changes everything that the edit changes, or nothing. Two changes never see the same state. */
  readonly update: (edit: StateEdit) => Answer<void>;
}

/** Keeps everything for as long as the page lives. */
export const inMemoryStorage = (begin: MemoryState): StateStorage => {
  const states = new BehaviorSubject(begin);
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
