import * as E from 'fp-ts/Either';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { MemberChange } from '#domain/lists/member-command';
import type { Failure } from '#domain/shared/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { CARD_ACTION_MESSAGES, listChangeFailureText, undoneChangesText } from '#ui/messages/lists/card-actions.messages.ts';

/** Toasts about list changes replace each other, so that "Undo" always means the change that the toast names. */
const CHANGE_TOAST = 'list-change';
const UNDONE_TOAST = 'list-change-undone';

/** Says that a change failed, and why. */
export const toastFailedChange = (failure: Failure): void => toast({ id: CHANGE_TOAST, text: listChangeFailureText(failure), tone: 'bad' });

const undoneTextOf = async ({ kind }: MemberChange, steps: number): Promise<string> => {
  const code = steps > 1 ? null : await import('#ui/messages/lists/undone.messages.ts').catch(() => null);
  return code?.UNDONE[kind] ?? undoneChangesText(steps);
};

/**
 * Takes the last changes back and says so.
 * @param toastId replaces the toast of the change; the button of a toast needs another toast, because its own closes.
 */
export const undoLastChanges = async (lists: ListUseCases, steps = 1, toastId = CHANGE_TOAST): Promise<void> => {
  let undone: MemberChange | null = null;
  for (let step = 0; step < steps; step += 1) {
    const result = await lists.undo();
    if (E.isLeft(result)) {
      toastFailedChange(result.left);
      return;
    }
    undone = result.right;
  }
  // The words for each kind of change load with the first undo.
  const text = undone === null ? CARD_ACTION_MESSAGES.nothingToUndo : await undoneTextOf(undone, steps);
  toast({ id: toastId, text });
};

/** Says what was changed and offers to take it back. @param steps number of changes that the text stands for. */
export const toastListChange = (lists: ListUseCases, text: string, steps = 1): void =>
  toast({
    id: CHANGE_TOAST, text, tone: 'good',
    action: { label: CARD_ACTION_MESSAGES.undo, onPress: () => void undoLastChanges(lists, steps, UNDONE_TOAST) },
  });
