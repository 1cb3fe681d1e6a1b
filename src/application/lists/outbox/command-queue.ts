import * as E from 'fp-ts/Either';
import { BehaviorSubject, from, map, takeUntil, type Observable } from 'rxjs';
import { emptyOutbox, type Outbox, type OutboxStore } from '#application/ports/outbox-store';
import type { TabLock } from '#application/ports/tab-lock';
import type { MemberCommand } from '#domain/lists/member-command';
import type { Answer, Watch } from '#domain/shared/answer';
import type { UserId } from '#domain/users/user-id';
import { countUnsent, enqueue, type UnsentCount } from './outbox';

export type CommandQueue = {
  readonly outbox: Watch<Outbox>;
  readonly unsentCount: () => UnsentCount | null;
  /** Unconfirmed commands in their order. */
  readonly pending: () => ReadonlyArray<MemberCommand>;
  readonly pending$: Observable<ReadonlyArray<MemberCommand>>;
  /**
   * Stores commands and then shows them. Sending waits until `prepared` resolves; storing does not. Fails, and shows nothing, if the
   * browser cannot store them. Commands are stored in the order of the calls.
   */
  readonly add: (commands: ReadonlyArray<MemberCommand>, prepared: Promise<unknown>) => Answer<void>;
  /** Resolves when the commands that were added so far are stored, or have failed to be. */
  readonly whenStored: () => Promise<unknown>;
  /** Changes the stored outbox. Resolves when `outbox` shows the result or a newer outbox. */
  readonly edit: (change: (outbox: Outbox) => Outbox) => Answer<Outbox>;
  readonly close: () => void;
};

/** Returns the name of the lock whose holder keeps a command from being sent. */
export const commandLockName = (commandId: string): string => `marquee.outbox.held.${commandId}`;

/**
 * Holds a member's unconfirmed commands. A command is in `outbox` when it is stored, and only then confirmed, so that a closed tab loses
 * none that was confirmed.
 */
export const createCommandQueue = (store: OutboxStore, lock: TabLock, uid: UserId): CommandQueue => {
  const outbox$ = new BehaviorSubject(emptyOutbox);
  let last: Promise<unknown> = Promise.resolve();
  // Only the watch sets the outbox: the result of an update may be older than what the watch has emitted since.
  const subscription = store.watch(uid).subscribe((result) => {
    if (E.isRight(result)) outbox$.next(result.right);
  });
  const edit = (change: (outbox: Outbox) => Outbox): Answer<Outbox> => store.update(uid, change);
  /** Resolves when this tab holds the first command back: later ones are behind it. A closed tab holds nothing. */
  const holdBack = ([first]: ReadonlyArray<MemberCommand>, prepared: Promise<unknown>): Promise<void> =>
    new Promise((resolve) => {
      if (first === undefined) resolve();
      else lock.hold(commandLockName(first.commandId)).pipe(takeUntil(from(prepared))).subscribe({ next: resolve, complete: resolve });
    });
  return {
    outbox: outbox$.pipe(map((outbox) => E.right(outbox))),
    pending: () => outbox$.value.pending,
    pending$: outbox$.pipe(map(({ pending }) => pending)),
    unsentCount: () => countUnsent(outbox$.value),
    add: (commands, prepared) => () => {
      const stored = Promise.all([last, holdBack(commands, prepared)]).then(() => edit((current) => commands.reduce(enqueue, current))());
      last = stored;
      return stored.then(E.map(() => undefined));
    },
    whenStored: () => last,
    edit,
    close: () => subscription.unsubscribe(),
  };
};
