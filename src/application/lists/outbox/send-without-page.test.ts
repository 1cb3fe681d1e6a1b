import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { of } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyOutbox } from '#application/ports/outbox-store';
import { commandOf, maya, newAddition } from '#domain/lists/list.fixture';
import type { MemberCommand } from '#domain/lists/member-command';
import type { Answer } from '#domain/shared/answer';
import { conflict, offline } from '#domain/shared/failure';
import type { AccessRecord } from '#domain/users/access/access-repository';
import { anIdentity } from '#domain/users/user.fixture';
import { enqueue } from './outbox';
import { testOutboxStore, testTabLock } from './outbox-store.fixture';
import { sendWithoutPage, type SendWithoutPageDeps, type StoredMember } from './send-without-page';

const joint: MemberCommand = {
  commandId: 'joint', uid: maya, createdAt: 1,
  change: {
    kind: 'edit-joint-list', listID: 'theirs', name: 'theirs',
    change: { kind: 'remove-items', listID: 'theirs', itemKeys: ['movie-3'] },
  },
};
const COMMANDS: ReadonlyArray<MemberCommand> = [
  commandOf(newAddition('a', 1), 'first'),
  { commandId: 'rating', uid: maya, createdAt: 1, change: { kind: 'rate-titles', titles: [], rating: null } as never },
  joint,
];

/** Wakes the worker of a member with commands. @param openPages for each look, whether a page is open. */
const wake = async ({
  commands = COMMANDS, openPages = [], storedUid = maya, access = { disabled: false, role: 'user', since: 0 }, answers = [], openMember,
}: {
  readonly commands?: ReadonlyArray<MemberCommand>;
  readonly storedUid?: typeof maya | null;
  readonly openPages?: ReadonlyArray<boolean>;
  readonly access?: AccessRecord;
  readonly answers?: ReadonlyArray<E.Either<typeof offline, void>>;
  readonly openMember?: SendWithoutPageDeps['openMember'];
} = {}) => {
  const store = testOutboxStore();
  await store.update(maya, (outbox) => commands.reduce(enqueue, outbox))();
  const sent: unknown[] = [];
  const close = vi.fn(() => Promise.resolve());
  const apply = (what: unknown): Answer<void> => () => {
    sent.push(what);
    return Promise.resolve(answers[sent.length - 1] ?? E.right(undefined));
  };
  const member: StoredMember = {
    identity: anIdentity({ uid: maya, authTime: 1000 }), access: { watch: () => of(E.right(access)) }, close,
    lists: { apply: ({ commandId }) => apply(commandId) }, history: { apply: ({ commandId }) => apply(commandId) },
    joint: { changeJointList: ({ listID }) => apply(listID) },
  };
  const looks = [...openPages];
  const done = sendWithoutPage({
    store, lock: testTabLock(), network: { online: of(E.right(true)) }, log: { failure: () => undefined },
    isAppOpen: () => Promise.resolve(looks.shift() ?? false),
    storedUid: TE.right(storedUid),
    openMember: openMember ?? TE.right(member),
  });
  await vi.advanceTimersByTimeAsync(5000);
  return { isDone: await done, sent, close, left: store.current() };
};

describe('sendWithoutPage', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('sends each change to the part of the backend that it concerns, and closes the session', async () => {
    const { isDone, sent, left, close } = await wake();
    expect([isDone, sent, left]).toEqual([true, ['first', 'rating', 'theirs'], emptyOutbox]);
    expect(close).toHaveBeenCalledOnce();
  });

  it('leaves sending to an open page, but not to one that is being closed', async () => {
    const open = await wake({ openPages: [true, true] });
    expect([open.sent, open.left.pending]).toEqual([[], COMMANDS]);
    expect((await wake({ openPages: [true, false] })).sent).toHaveLength(3);
  });

  it('is to be repeated while a page is open that has not sent everything: the system may have frozen it', async () => {
    expect((await wake({ openPages: [true, true] })).isDone).toBe(false);
    expect((await wake({ openPages: [true, true], commands: [] })).isDone).toBe(true);
  });

  it('opens no session when nothing is unsent', async () => {
    const { isDone, close } = await wake({ commands: [] });
    expect(isDone).toBe(true);
    expect(close).not.toHaveBeenCalled();
  });

  it('sends nothing after a sign-out, for a disabled account, or in a session that was ended elsewhere', async () => {
    for (const given of [
      { storedUid: null },
      { openMember: TE.right(null) },
      { access: { disabled: true, role: 'user', since: 0 } },
      { access: { disabled: false, role: 'user', since: 2000 } },
    ] as const) {
      const { isDone, sent, left } = await wake(given);
      expect([isDone, sent, left.pending]).toEqual([true, [], COMMANDS]);
    }
  });

  it('says that changes are left as soon as one is not answered, or if the session cannot be opened', async () => {
    const { isDone, sent, left, close } = await wake({ answers: [E.right(undefined), E.left(offline)] });
    expect([isDone, sent, left.pending.length]).toEqual([false, ['first', 'rating'], 2]);
    expect(close).toHaveBeenCalledOnce();
    expect((await wake({ openMember: TE.left(offline) })).isDone).toBe(false);
  });

  it('keeps a refused change for the next page', async () => {
    const { isDone, left } = await wake({ answers: [E.left(conflict('list'))] });
    expect([isDone, left.pending, left.refused.map(({ command }) => command.commandId)]).toEqual([true, [], ['first']]);
  });
});
