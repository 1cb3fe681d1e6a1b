import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, map, pairwise } from 'rxjs';
import { assign, fromEventObservable, fromPromise, setup } from 'xstate';
import type { Log } from '#application/ports/log';
import type { NetworkStatus } from '#application/ports/network-status';
import type { OutboxStore } from '#application/ports/outbox-store';
import type { TabLock } from '#application/ports/tab-lock';
import type { MemberCommand } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import { isNetworkError } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';
import { commandLockName } from './command-queue';
import { confirmSent, failSending, startSending } from './outbox';

export type OutboxSenderDeps = {
  readonly store: OutboxStore;
  /** Applies a command on the backend. Applying a command twice has the effect of once. */
  readonly apply: (command: MemberCommand) => Answer<void>;
  readonly lock: TabLock;
  readonly network: NetworkStatus;
  readonly log: Log;
};

type SenderContext = {
  readonly uid: UserId;
  /** Failed attempts in a row. */
  readonly failures: number;
};

type SenderEvent =
  | { readonly type: 'lock.acquired' }
  /** The outbox holds commands. */
  | { readonly type: 'commands.found' }
  /** The browser came online. */
  | { readonly type: 'network.returned' }
  /** A tab requests another attempt. */
  | { readonly type: 'attempt.requested' };

/** Result of one attempt: whether commands are left, or the backend or the browser's storage did not answer. */
type Attempt = 'left' | 'done' | 'unanswered';

const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 60_000;

/** Returns the wait before the next attempt: 1 s, doubled for every failure, at most 60 s. */
const retryDelayMs = (failures: number): number => Math.min(LAST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));

/** Sends the first pending command and stores the outcome. */
const sendFirst = async ({ store, apply, lock, log }: OutboxSenderDeps, uid: UserId): Promise<Attempt> => {
  const started = await store.update(uid, startSending)();
  if (E.isLeft(started)) return 'unanswered';
  const command = started.right.pending.find(({ commandId }) => commandId === started.right.sendingId);
  if (command === undefined) return 'done';
  // The tab of the change may be reading what the change removes.
  await firstValueFrom(lock.hold(commandLockName(command.commandId)));
  const answer = await apply(command)();
  // A change that did not arrive is sent again, and the member sees that it waits.
  if (E.isLeft(answer) && !isNetworkError(answer.left)) log.failure('outbox', answer.left);
  const stored = await store.update(uid, (outbox) => (E.isLeft(answer) ? failSending(outbox, answer.left) : confirmSent(outbox)))();
  if (E.isLeft(stored) || stored.right.pending.some(({ commandId }) => commandId === command.commandId)) return 'unanswered';
  return stored.right.pending.length > 0 ? 'left' : 'done';
};

/**
 * Models sending a member's unconfirmed changes: one tab sends them in order, one at a time, and repeats what did not reach the
 * backend. Stopping the actor ends sending and releases the lock; nothing is lost, because the store keeps every unconfirmed command.
 */
export const outboxSenderMachine = (deps: OutboxSenderDeps) =>
  setup({
    types: { context: {} as SenderContext, events: {} as SenderEvent, input: {} as { readonly uid: UserId } },
    actors: {
      hold: fromEventObservable<SenderEvent, { readonly uid: UserId }>(({ input: { uid } }) =>
        deps.lock.hold(`marquee.outbox.${uid}`).pipe(map(() => ({ type: 'lock.acquired' }))),
      ),
      watchOutbox: fromEventObservable<SenderEvent, { readonly uid: UserId }>(({ input: { uid } }) =>
        deps.store.watch(uid).pipe(
          filter((outbox) => E.isRight(outbox) && outbox.right.pending.length > 0),
          map(() => ({ type: 'commands.found' })),
        ),
      ),
      watchNetwork: fromEventObservable<SenderEvent, undefined>(() =>
        // A network that is there from the start changes nothing: no attempt has failed yet.
        deps.network.online.pipe(filter((status) => E.isRight(status) && status.right), map(() => ({ type: 'network.returned' }))),
      ),
      watchRequests: fromEventObservable<SenderEvent, { readonly uid: UserId }>(({ input: { uid } }) =>
        deps.store.watch(uid).pipe(
          map((outbox) => E.isRight(outbox) && outbox.right.unanswered !== undefined),
          pairwise(),
          filter(([wasUnanswered, isUnanswered]) => wasUnanswered && !isUnanswered),
          map(() => ({ type: 'attempt.requested' })),
        ),
      ),
      send: fromPromise<Attempt, { readonly uid: UserId }>(({ input: { uid } }) => sendFirst(deps, uid)),
    },
    delays: { retryDelay: ({ context: { failures } }) => retryDelayMs(failures) },
    actions: {
      countFailure: assign(({ context: { failures } }) => ({ failures: failures + 1 })),
      clearFailures: assign({ failures: 0 }),
    },
  }).createMachine({
    id: 'outboxSender',
    context: ({ input: { uid } }) => ({ uid, failures: 0 }),
    // Invoked here, so that the lock is held in every state after `waitingForLock`.
    invoke: [
      { src: 'hold', input: ({ context: { uid } }) => ({ uid }) },
      { src: 'watchNetwork' },
    ],
    initial: 'waitingForLock',
    states: {
      waitingForLock: { description: 'Another tab may be sending.', on: { 'lock.acquired': 'idle' } },
      idle: {
        description: 'Every change is confirmed or refused.',
        // Reads the outbox after the last attempt: a command may have been added while the outcome of that attempt was stored.
        invoke: { src: 'watchOutbox', input: ({ context: { uid } }) => ({ uid }) },
        on: { 'commands.found': 'sending' },
      },
      sending: {
        description: 'The first pending command is being sent.',
        // If the present attempt fails, because it began without a network, the next one follows after the first wait.
        on: { 'network.returned': { actions: 'clearFailures' } },
        invoke: {
          src: 'send',
          input: ({ context: { uid } }) => ({ uid }),
          onDone: [
            { guard: ({ event }) => event.output === 'left', target: 'sending', reenter: true, actions: 'clearFailures' },
            { guard: ({ event }) => event.output === 'done', target: 'idle', actions: 'clearFailures' },
            { target: 'waitingToRetry', actions: 'countFailure' },
          ],
          onError: { target: 'waitingToRetry', actions: 'countFailure' },
        },
      },
      waitingToRetry: {
        description:
          'The backend or the browser’s storage did not answer. Sending is repeated after a wait, on request, or with the network.',
        invoke: { src: 'watchRequests', input: ({ context: { uid } }) => ({ uid }) },
        after: { retryDelay: 'sending' },
        on: { 'network.returned': 'sending', 'attempt.requested': 'sending' },
      },
    },
  });
