import * as TE from 'fp-ts/TaskEither';
import { pipe } from 'fp-ts/function';
import type { CommandQueue } from './command-queue';
import type { ListUseCases } from '#application/lists/list-use-cases';
import { discardRefused, requestAttempt, retryRefused } from './outbox';

/** Creates the use cases of changes that the backend has refused or not answered. */
export const createRefusedChangeUseCases = (queue: CommandQueue): Pick<ListUseCases, 'retryRefused' | 'discardRefused' | 'sendAgain'> => ({
  retryRefused: (commandId, name) =>
    pipe(
      queue.edit((outbox) => {
        const change = outbox.refused.find(({ command }) => command.commandId === commandId)?.command.change;
        const renamed = name !== undefined && change !== undefined && 'name' in change ? { ...change, name } : undefined;
        return retryRefused(outbox, commandId, renamed);
      }),
      TE.map(() => undefined),
    ),
  sendAgain: pipe(queue.edit(requestAttempt), TE.map(() => undefined)),
  discardRefused: (commandId) => pipe(queue.edit((outbox) => discardRefused(outbox, commandId)), TE.map(() => undefined)),
});
