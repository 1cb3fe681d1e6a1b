import * as t from 'io-ts';
import { MemberCommand } from '#domain/lists/member-command';
import type { Answer, Watch } from '#domain/shared/answer';
import { toFailure, type Failure } from '#domain/shared/failure';
import type { UserId } from '#domain/users/user-id';

const StoredFailure = new t.Type<Failure>(
  'Failure',
  (value): value is Failure => toFailure(value) === value,
  (value) => t.success(toFailure(value)),
  (failure) => failure,
);

/**
 * A command that the backend refused. `waiting` are later commands that need its effect: items of a list that could not be created.
 * They are sent when the command succeeds, and discarded with it.
 */
export const RefusedCommand = t.readonly(
  t.strict({ command: MemberCommand, failure: StoredFailure, waiting: t.readonlyArray(MemberCommand) }),
  'RefusedCommand',
);
export type RefusedCommand = t.TypeOf<typeof RefusedCommand>;

/** The unconfirmed changes of one member, in the order in which they were made. */
export type Outbox = {
  readonly pending: ReadonlyArray<MemberCommand>;
  readonly refused: ReadonlyArray<RefusedCommand>;
  /** The command that is being sent; never superseded. */
  readonly sendingId: string | null;
  /** Why the last attempt to send got no answer; absent after an answer, and once another attempt is requested. */
  readonly unanswered?: Failure;
};

export const emptyOutbox: Outbox = { pending: [], refused: [], sendingId: null };

/**
 * Keeps the outboxes of this browser's members, one each. Belongs to the app and not to a backend, so that sign-out and a change of
 * the backend's format lose no change.
 */
export interface OutboxStore {
  /** Emits a member's outbox on subscribe and after every change in this or another tab. Never emits an older outbox after a newer one. */
  readonly watch: (uid: UserId) => Watch<Outbox>;
  /**
   * Changes a member's outbox in one transaction and returns the result. Concurrent changes of several tabs run one after another.
   * Resolves after each `watch` of the member in this tab has emitted the result or a newer outbox.
   * Fails with `unavailable`, without any change, if the browser's storage is full or forbidden.
   */
  readonly update: (uid: UserId, edit: (outbox: Outbox) => Outbox) => Answer<Outbox>;
}
