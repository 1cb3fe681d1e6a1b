import * as E from 'fp-ts/Either';
import { BehaviorSubject, type Observable } from 'rxjs';
import type { Answer } from '#domain/answer';
import type { Edit, State } from './state';

/** What the house stands on: where its state is kept. */
export interface Ground {
  /** Everything as it is known here: at once, and after every change here or in another tab. */
  readonly state: Observable<State>;
  /** Everything as it is kept at this moment. */
  readonly read: Answer<State>;
  /** Changes everything that the edit changes, or nothing. Two changes never see the same state. */
  readonly change: (edit: Edit) => Answer<void>;
}

/** Keeps everything for as long as the page lives. */
export const memoryGround = (begin: State): Ground => {
  const states = new BehaviorSubject(begin);
  return {
    state: states.asObservable(),
    read: () => Promise.resolve(E.right(states.value)),
    change: (edit) => () => {
      const edited = edit(states.value);
      if (E.isLeft(edited)) return Promise.resolve(edited);
      states.next(edited.right);
      return Promise.resolve(E.right(undefined));
    },
  };
};
