import * as E from 'fp-ts/Either';
import { BehaviorSubject, combineLatest, map, type Observable } from 'rxjs';
import { emptyOutbox, type Outbox, type OutboxStore } from '#application/ports/outbox-store';
import type { MemberCommand } from '#domain/lists/member-command';
import type { Answer, Watch } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import { enqueue } from './outbox';

export type CommandQueue = {
  readonly outbox: Watch<Outbox>;
  /** Returns the number of unconfirmed and refused commands. */
  readonly unsentCount: () => number;
  /** Unconfirmed commands in their order. */
  readonly pending: () => ReadonlyArray<MemberCommand>;
  readonly pending$: Observable<ReadonlyArray<MemberCommand>>;
  /**
   * Shows commands at once and stores them after `prepare`. Fails, and shows them no more, if the browser cannot store them. Commands
   * are stored in the order of the calls.
   */
  readonly add: (commands: ReadonlyArray<MemberCommand>, prepare: Promise<unknown>) => Answer<void>;
  readonly edit: (change: (outbox: Outbox) => Outbox) => Answer<Outbox>;
  readonly close: () => void;
};

/**
 * Holds a member's unconfirmed commands: those in the outbox, and those that are on their way into it, which screens show already.
 */
export const createCommandQueue = (store: OutboxStore, uid: UserId): CommandQueue => {
  const outbox$ = new BehaviorSubject(emptyOutbox);
  const unstored$ = new BehaviorSubject<ReadonlyArray<MemberCommand>>([]);
  let last: Promise<unknown> = Promise.resolve();
  const subscription = store.watch(uid).subscribe((result) => {
    if (E.isRight(result)) outbox$.next(result.right);
  });
  const pending = (outbox: Outbox, unstored: ReadonlyArray<MemberCommand>): ReadonlyArray<MemberCommand> => {
    const stored = new Set(outbox.pending.map(({ commandId }) => commandId));
    return [...outbox.pending, ...unstored.filter(({ commandId }) => !stored.has(commandId))];
  };
  const pending$: Observable<ReadonlyArray<MemberCommand>> = combineLatest([outbox$, unstored$]).pipe(map(([outbox, unstored]) => pending(outbox, unstored)));
  const edit = (change: (outbox: Outbox) => Outbox): Answer<Outbox> => async () => {
    const stored = await store.update(uid, change)();
    if (E.isRight(stored)) outbox$.next(stored.right);
    return stored;
  };
  return {
    outbox: outbox$.pipe(map((outbox) => E.right(outbox))),
    pending: () => pending(outbox$.value, unstored$.value),
    pending$,
    unsentCount: () => pending(outbox$.value, unstored$.value).length + outbox$.value.refused.length,
    add: (commands, prepare) => async () => {
      unstored$.next([...unstored$.value, ...commands]);
      const stored = Promise.all([last, prepare]).then(() => edit((current) => commands.reduce(enqueue, current))());
      last = stored;
      const answer = await stored;
      unstored$.next(unstored$.value.filter((command) => !commands.includes(command)));
      return E.map(() => undefined)(answer);
    },
    edit,
    close: () => subscription.unsubscribe(),
  };
};