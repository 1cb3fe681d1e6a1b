import * as E from 'fp-ts/Either';
import { useMemo } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { toast } from '#ui/design/toasts/toast.ts';
import { LIST_TOASTS } from '#ui/messages/lists.messages.ts';
import { listFailureText } from '#ui/messages/manage-lists.messages.ts';

/** One id for all toasts about lists: Undo takes the last change back, so only the last one may offer it. */
const TOAST = 'list-change';

/** Runs a change and shows a toast with Undo, or with the reason of a failure. Returns the failure; null if the change was made. */
export type RunChange = (change: Answer<unknown>, done: string) => Promise<Failure | null>;

const showFailure = (failure: Failure): void => toast({ id: TOAST, text: listFailureText(failure), tone: 'bad' });

/** Returns a function that runs changes of lists. @param quietFailure leaves failures to the caller, for a field that shows them. */
export const useListChanges = (useCases: ListUseCases, quietFailure = false): RunChange =>
  useMemo(() => {
    const undo = async (): Promise<void> => {
      const undone = await useCases.undo();
      if (E.isLeft(undone)) showFailure(undone.left);
      else if (undone.right !== null) toast({ id: TOAST, text: LIST_TOASTS.undone });
    };
    return async (change, done) => {
      const result = await change();
      if (E.isLeft(result)) {
        if (!quietFailure) showFailure(result.left);
        return result.left;
      }
      toast({ id: TOAST, text: done, tone: 'good', action: { label: LIST_TOASTS.undo, onPress: () => void undo() } });
      return null;
    };
  }, [useCases, quietFailure]);
