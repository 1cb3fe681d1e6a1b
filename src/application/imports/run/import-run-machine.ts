import * as E from 'fp-ts/Either';
import { filter, map } from 'rxjs';
import { assign, fromEventObservable, setup } from 'xstate';
import { actorLogicFromAnswer } from '#application/actor-logic-from-answer';
import { isWorking, waitsForAccount } from '#application/ports/import-journal';
import { toFailure, type Failure } from '#domain/shared/failure';
import { createImportSteps, type ImportRunDeps } from './import-steps';
import type { ImportStep } from './keep-in-account';

/** Wait after a failure of the browser's storage or of the backend, in ms. */
const RETRY_MS = 10_000;
/** Wait before the account is asked again to keep rows, in ms: without a network, all that remains is to wait. */
const ACCOUNT_RETRY_MS = 60_000;

/** @property failure why the last step failed; null after one that did not. */
type RunContext = { readonly failure: Failure | null };
type RunEvent = { readonly type: 'lock.acquired' } | { readonly type: 'import.found' };

/**
 * Models running a member's imports: one tab makes their changes, or takes them back, one after the other. A stopped actor ends the change
 * that it is making and begins no other one; the journal has the place to continue.
 */
export const importRunMachine = (deps: ImportRunDeps) => {
  const steps = createImportSteps(deps);
  return setup({
    types: { context: {} as RunContext, events: {} as RunEvent },
    actors: {
      hold: fromEventObservable<RunEvent, undefined>(() =>
        steps.turn.pipe(map(() => ({ type: 'lock.acquired' })))),
      watchJournal: fromEventObservable<RunEvent, { readonly isLater: boolean }>(({ input }) =>
        deps.journal.watch(deps.lists.uid).pipe(
          filter((records) => E.isRight(records)
            && records.right.some((record) => isWorking(record) || (!input.isLater && waitsForAccount(record)))),
          map(() => ({ type: 'import.found' })),
        )),
      doNext: actorLogicFromAnswer<ImportStep, undefined>((_, signal) => steps.next(signal)),
    },
    actions: { clearFailure: assign({ failure: null }) },
    delays: { retryDelay: RETRY_MS, accountDelay: ACCOUNT_RETRY_MS },
  }).createMachine({
    id: 'importRun',
    context: { failure: null },
    // Invoked here, so that the lock is held in every state after `waitingForLock`.
    invoke: { src: 'hold' },
    initial: 'waitingForLock',
    states: {
      waitingForLock: { description: 'Another tab may be running the imports.', on: { 'lock.acquired': 'working' } },
      working: {
        description: 'The next change is made or taken back.',
        invoke: {
          src: 'doNext',
          onDone: [
            { guard: ({ event }) => event.output === 'left', target: 'working', reenter: true, actions: 'clearFailure' },
            { guard: ({ event }) => event.output === 'later', target: 'waitingForAccount', actions: 'clearFailure' },
            { target: 'idle', actions: 'clearFailure' },
          ],
          onError: { target: 'waitingToRetry', actions: assign({ failure: ({ event }) => toFailure(event.error) }) },
        },
      },
      idle: {
        description: 'No import has work left.',
        invoke: { src: 'watchJournal', input: { isLater: false } }, on: { 'import.found': 'working' },
      },
      waitingForAccount: {
        description: 'The account did not take rows without a title. Imports that begin meanwhile run.',
        invoke: { src: 'watchJournal', input: { isLater: true } }, on: { 'import.found': 'working' },
        after: { accountDelay: 'working' },
      },
      waitingToRetry: {
        description: 'The browser’s storage or the backend did not answer.',
        after: { retryDelay: 'working' },
      },
    },
  });
};
