import * as E from 'fp-ts/Either';
import { useMemo } from 'react';
import type { ListUseCases } from '#application/lists/list-use-cases';
import type { Answer } from '#domain/shared/answer';
import type { Failure } from '#domain/shared/failure';
import { toastFailedChange, toastListChange } from '#ui/features/lists/card-actions/list-change-toast.ts';

/** Runs a change and shows a toast with Undo, or with the reason of a failure. Returns the failure; null if the change was made. */
export type RunChange = (change: Answer<unknown>, done: string) => Promise<Failure | null>;

/** Returns a function that runs changes of lists. @param quietFailure leaves failures to the caller, for a field that shows them. */
export const useRunChange = (useCases: ListUseCases, quietFailure = false): RunChange =>
  useMemo(
    () => async (change, done) => {
      const result = await change();
      if (E.isRight(result)) {
        toastListChange(useCases, done);
        return null;
      }
      if (!quietFailure) toastFailedChange(result.left);
      return result.left;
    },
    [useCases, quietFailure],
  );
