import * as E from 'fp-ts/Either';
import type { MemberChange } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';

/** Most acts that can be taken back. */
const MAX_UNDO = 50;

/** An act that can be taken back. */
export type UndoableAct = {
  readonly changes: ReadonlyArray<MemberChange>;
  /** The changes that take it back, when the items from before are read. */
  readonly inverse: Promise<ReadonlyArray<MemberChange>>;
};

export type UndoStack = {
  readonly remember: (act: UndoableAct) => void;
  /** Leaves out an act that was not stored. */
  readonly forget: (act: UndoableAct) => void;
  /** Takes the last act back and returns its first change; null if there is none. */
  readonly undo: Answer<MemberChange | null>;
  /** Like `undo`, of the act that created a list, whatever was done since. */
  readonly undoCreation: (listID: string) => Answer<MemberChange | null>;
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
  const takeBack = (find: () => UndoableAct | undefined): UndoStack['undo'] => async () => {
    const act = find();
    if (act === undefined) return E.right(null);
    forget(act);
    const answer = await make(await act.inverse)();
    if (E.isRight(answer)) return E.right(act.changes[0] ?? null);
    // Nothing was taken back, so that the member can try again.
    remember(act);
    return answer;
  };
  return {
    remember, forget,
    undo: takeBack(() => acts.at(-1)),
    undoCreation: (listID) =>
      takeBack(() => acts.findLast(({ changes: [first] }) => first?.kind === 'create-list' && first.listID === listID)),
  };
};
