import type { Outbox } from '#application/ports/outbox-store';
import { isListCommand, type MemberChange, type MemberCommand } from '#domain/lists/member-command';
import { isNetworkError, type Failure } from '#domain/shared/failure';

/** Returns what a command sets, if a newer value replaces an older one whatever happens between them; otherwise null. */
const subjectOf = (change: MemberChange): string | null => {
  switch (change.kind) {
    case 'describe-list':
    case 'place-list':
      return `${change.kind} ${change.listID}`;
    case 'place-item':
    case 'note-item':
      return `${change.kind} ${change.listID} ${change.itemKey}`;
    case 'rate-title':
      return `${change.kind} ${change.title.itemKey}`;
    case 'edit-joint-list':
      return subjectOf(change.change);
    case 'create-list':
    case 'rename-list':
    case 'delete-list':
    case 'restore-list':
    case 'add-items':
    case 'remove-items':
    case 'move-items':
    case 'log-viewings':
    case 'remove-viewings':
    case 'change-viewing':
    case 'rate-titles':
      return null;
  }
};

const makesList = ({ change }: MemberCommand): boolean => change.kind === 'create-list' || change.kind === 'restore-list';

/** Returns whether a command needs the list that another command creates or restores. */
const needs = (command: MemberCommand, made: MemberCommand): boolean =>
  makesList(made) &&
  isListCommand(command) &&
  isListCommand(made) &&
  (command.change.listID === made.change.listID || (command.change.kind === 'move-items' && command.change.from === made.change.listID));

/** Changes that only this browser has. @property refused those that were refused, and those that wait for them: nothing sends them. */
export type UnsentCount = { readonly toSend: number; readonly refused: number };

/** Returns null if there are none. */
export const countUnsent = ({ pending, refused }: Outbox): UnsentCount | null =>
  pending.length + refused.length === 0 ? null
    : { toSend: pending.length, refused: refused.reduce((count, { waiting }) => count + 1 + waiting.length, 0) };

/** Adds a command at the end. A repeated command changes nothing; an older unsent value of the same thing is dropped. */
export const enqueue = (outbox: Outbox, command: MemberCommand): Outbox => {
  const known = [...outbox.pending, ...outbox.refused.flatMap(({ command: refused, waiting }) => [refused, ...waiting])];
  if (known.some(({ commandId }) => commandId === command.commandId)) return outbox;
  const blocking = outbox.refused.filter((refused) => needs(command, refused.command));
  const [blocker] = blocking;
  if (blocker !== undefined && makesList(command)) {
    // Under another name, it takes the place of the refused one, and of what was done to that name since.
    const refused = outbox.refused.filter((each) => !blocking.includes(each));
    const waiting = blocking.flatMap((each) => each.waiting)
      .filter(({ change: { kind } }) => kind !== 'delete-list' && kind !== 'rename-list');
    return { ...outbox, refused, pending: [...outbox.pending, command, ...waiting] };
  }
  if (blocker !== undefined) {
    const refused = outbox.refused.map((each) => (each === blocker ? { ...each, waiting: [...each.waiting, command] } : each));
    return { ...outbox, refused };
  }
  const subject = subjectOf(command.change);
  const kept = outbox.pending.filter(
    (pending) => pending.commandId === outbox.sendingId || subject === null || subjectOf(pending.change) !== subject,
  );
  return { ...outbox, pending: [...kept, command] };
};

/** Marks the first command as being sent. */
export const startSending = (outbox: Outbox): Outbox => ({ ...outbox, sendingId: outbox.pending[0]?.commandId ?? null });

/** Clears the reason why the last attempt got no answer. A sender that waits before the next attempt begins it. */
export const requestAttempt = ({ pending, refused, sendingId }: Outbox): Outbox => ({ pending, refused, sendingId });

/** Removes the confirmed command. */
export const confirmSent = (outbox: Outbox): Outbox => ({
  refused: outbox.refused,
  sendingId: null,
  pending: outbox.pending.filter(({ commandId }) => commandId !== outbox.sendingId),
});

/**
 * Handles the failure of the command that is being sent. Network failures and ended sessions keep the command at its place, and the
 * reason. Any other failure moves the command, and the later commands that need its list, to the refused ones.
 */
export const failSending = (outbox: Outbox, failure: Failure): Outbox => {
  const command = outbox.pending.find(({ commandId }) => commandId === outbox.sendingId);
  if (command === undefined || isNetworkError(failure) || failure._tag === 'unauthenticated' || failure._tag === 'aborted')
    return { ...outbox, sendingId: null, unanswered: failure };
  const others = outbox.pending.filter((pending) => pending !== command);
  const waiting = others.filter((pending) => needs(pending, command));
  return {
    sendingId: null,
    pending: others.filter((pending) => !waiting.includes(pending)),
    refused: [...outbox.refused, { command, failure, waiting }],
  };
};

/**
 * Puts a refused command back at the end, with the commands that wait for it.
 * @param change replaces the command's change: another name.
 */
export const retryRefused = (outbox: Outbox, commandId: string, change?: MemberChange): Outbox => {
  const refused = outbox.refused.find(({ command }) => command.commandId === commandId);
  if (refused === undefined) return outbox;
  const command = change === undefined ? refused.command : { ...refused.command, change };
  return {
    ...outbox,
    refused: outbox.refused.filter((other) => other !== refused),
    pending: [...outbox.pending, command, ...refused.waiting],
  };
};

/** Drops a refused command and the commands that wait for it. */
export const discardRefused = (outbox: Outbox, commandId: string): Outbox => ({
  ...outbox,
  refused: outbox.refused.filter(({ command }) => command.commandId !== commandId),
});
