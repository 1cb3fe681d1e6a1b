import * as E from 'fp-ts/Either';
import type { MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';

/** Most acts that can be taken back. */
const MAX_UNDO = 50;

/** An act that can be taken back. */
export type UndoableAct = {
  readonly changes: ReadonlyArray<MemberChange>;
  /** The changes that take it back, when the items from before are read. */
  readonly inverse: Promise<ReadonlyArray<MemberChange>>;
};

/**
 * Takes the last act back and returns its first change; null if there is none.
 * @param listID takes the act back that created this list, whatever was done since.
 */
export type Undo = (listID?: string) => Promise<E.Either<Failure, MemberChange | null>>;

export type UndoStack = {
  readonly remember: (act: UndoableAct) => void;
  /** Leaves out an act that was not stored. */
  readonly forget: (act: UndoableAct) => void;
  readonly undo: Undo;
};

/** Keeps the last acts of this tab. @param make makes changes that are not remembered. */
export const createUndoStack = (make: (changes: ReadonlyArray<MemberChange>) => Answer<void>): UndoStack => {
  let acts: ReadonlyArray<UndoableAct> = [];
  const remember = (act: UndoableAct): void => {
    acts = [...acts, act].slice(-MAX_UNDO);
  };
  const forget = (act: UndoableAct): void => {
    acts = acts.filter((other) => other !== act);
  };
  return {
    remember, forget,
    undo: async (listID) => {
      const act = acts.findLast(({ changes: [first] }) =>
        listID === undefined || (first?.kind === 'create-list' && first.listID === listID));
      if (act === undefined) return E.right(null);
      forget(act);
      const answer = await make(await act.inverse)();
      if (E.isRight(answer)) return E.right(act.changes[0] ?? null);
      // Nothing was taken back, so that the member can try again.
      remember(act);
      return answer;
    },
  };
};
