import * as E from 'fp-ts/Either';
import { filter, firstValueFrom, from, map, merge } from 'rxjs';
import { createActor } from 'xstate';
import type { Answer } from '#domain/shared/answer';
import type { AccessRepository } from '#domain/users/access/access-repository';
import { isShutOut } from '#domain/users/access/ended-session';
import type { Identity } from '#domain/users/identity';
import type { UserId } from '#domain/users/user-id';
import { applyCommand, type CommandPorts } from './apply-command';
import { outboxSenderMachine, type OutboxSenderDeps } from './outbox-sender-machine';

/** The member whose session the browser has stored. */
export type StoredMember = CommandPorts & {
  readonly identity: Identity;
  readonly access: AccessRepository;
  readonly close: () => Promise<void>;
};

export type SendWithoutPageDeps = Omit<OutboxSenderDeps, 'apply'> & {
  /** Returns whether a page of the app is open. */
  readonly isAppOpen: () => Promise<boolean>;
  /** Returns whose session is stored, without a request; null without one. */
  readonly storedUid: Answer<UserId | null>;
  /** Opens the stored session; null without one. */
  readonly openMember: Answer<StoredMember | null>;
};

/** Time, in ms, after which a page that is being closed is gone. */
const CLOSING_MS = 1000;

/** Returns whether the member whose session is stored has nothing to send. */
const isDone = async ({ store, storedUid }: Pick<SendWithoutPageDeps, 'store' | 'storedUid'>): Promise<boolean> => {
  const uid = await storedUid();
  if (E.isLeft(uid)) return false;
  if (uid.right === null) return true;
  const outbox = await firstValueFrom(store.watch(uid.right));
  return E.isRight(outbox) && outbox.right.pending.length === 0;
};

/** Returns whether a page is open, and stays so. */
const staysOpen = async (isAppOpen: SendWithoutPageDeps['isAppOpen']): Promise<boolean> => {
  if (!(await isAppOpen())) return false;
  await new Promise((resolve) => setTimeout(resolve, CLOSING_MS));
  return isAppOpen();
};

/** Returns whether the session goes on: not in a disabled account, or after it was ended elsewhere. An unknown record ends nothing. */
const goesOn = async ({ identity, access }: StoredMember): Promise<boolean> => {
  const record = await firstValueFrom(access.watch(identity.uid));
  return E.isLeft(record) || !isShutOut(identity, record.right);
};

/** Sends a member's commands until none is pending. @returns false as soon as one is not answered. */
const sendAll = async (deps: OutboxSenderDeps, uid: UserId): Promise<boolean> => {
  const sender = createActor(outboxSenderMachine(deps), { input: { uid } });
  const isEmpty$ = deps.store.watch(uid).pipe(filter((outbox) => E.isLeft(outbox) || outbox.right.pending.length === 0), map(E.isRight));
  const isUnanswered$ = from(sender).pipe(filter((snapshot) => snapshot.matches('waitingToRetry')), map(() => false));
  sender.start();
  try {
    return await firstValueFrom(merge(isEmpty$, isUnanswered$));
  } finally {
    sender.stop();
  }
};

/**
 * Sends what the stored member has changed and no page has sent. An open page sends by itself, unless the system has frozen it. Refused
 * commands stay in the outbox for the next page.
 * @returns false if a change is left because something did not answer or a page is open: try again later.
 */
export const sendWithoutPage = async ({ isAppOpen, storedUid, openMember, ...deps }: SendWithoutPageDeps): Promise<boolean> => {
  const isOpen = await staysOpen(isAppOpen);
  if (await isDone({ ...deps, storedUid })) return true;
  if (isOpen) return false;
  const opened = await openMember();
  if (E.isLeft(opened)) {
    deps.log.failure('outbox.member', opened.left);
    return false;
  }
  const member = opened.right;
  if (member === null) return true;
  try {
    return !(await goesOn(member)) || (await sendAll({ ...deps, apply: applyCommand(member) }, member.identity.uid));
  } finally {
    await member.close();
  }
};
